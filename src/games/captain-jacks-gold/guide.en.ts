/** The guide's sentences, English: a rule's text under its id, and what stands under the pictures. */
export const guideWords = {
  'guide.CJ-1': 'Cards and pieces',
  'guide.CJ-1.1':
    'Each of the three seas has a pile of 30 cards, getting richer and harder from the coast over the passage to the high sea. In each pile 7 cards bear the pirates’ sign; they are for the advanced game only. Most cards have two halves, and only the half with the arrow, the one that lies up, counts. Besides there are 20 letters of marque, 25 pirate’s coins, 10 bottles of rum and a die, and everybody has a ship and a board with 2 sails and 1 cannon.',
  'guide.CJ-1.2':
    'A half shows sails, cannons, a good (cloth, cotton or cocoa), a treasure map, a sailor or a passenger. A ship card shows the sails that it takes to catch it, the throw that it takes to capture it, and what it carries. Beside the arrow there may be a sign: a ship with a red cross for a depression, crossed pistol and cutlass for boarding, a bottle for rum.',
  'guide.CJ-1.3':
    'A letter of marque asks for goods or flags and pays 1 or 2 coins: one for two of a good, for two different goods or for a flag, two for whatever asks for more.',
  'guide.CJ-2': 'Setup',
  'guide.CJ-2.1':
    'Each pile and the letters are shuffled, and four letters are laid open. Everybody starts with the 2 sails and the cannon of the board. In the basic game the cards with the pirates’ sign and the rum stay in the box.',
  'guide.CJ-2.4': 'All ships start in harbour, where nobody can be boarded.',
  'guide.CJ-2.2':
    'The rulebook lets the longest beard begin: the table picks who that is, or chance does. Turns go clockwise.',
  'guide.CJ-2.3':
    'A ship holds 7 cards, those with sails and cannons included. In your own turn you may discard cards of yours, though not during a fight; and whenever you take a card and your ship is full, you discard one first, or leave the new card. Discards go to the pile of their sea.',
  'guide.CJ-3': 'At sea',
  'guide.CJ-3.1':
    'At the start of your turn choose one of the three seas or the harbour. Your ship stays there until your next turn, and all cards of this turn come from that sea.',
  'guide.CJ-3.2':
    'At sea you turn over the top card. Take it and your turn is over; or turn over the next, as long as your sails last: one card for each sail. At least one is turned over, and you may leave the last one too.',
  'guide.CJ-3.3': 'After a card with the depression sign nothing more is turned over. That card itself you may take.',
  'guide.CJ-3.4':
    'Only the card on top can be taken. When a card must be drawn and the pile has run out, its discards are shuffled and become the pile. A sea without either can’t be chosen.',
  'guide.CJ-3.5':
    'A card taken lies with its arrow up: sails to the left of your board, cannons to the right, everything else in the hold below. It counts from your next turn on, except for a third map.',
  'guide.CJ-4': 'Ships',
  'guide.CJ-4.1':
    'A ship must be captured: you have as many throws as cannons, and one of them must reach the number beside its cannon. You may stop earlier, but giving up is failing.',
  'guide.CJ-4.2':
    'A captured ship goes into your hold, and what it carries is active at once. If it carries a coin, you take a coin and the card is discarded.',
  'guide.CJ-4.3':
    'If you fail, the player to your left discards one of your sail or cannon cards, whichever that player likes. Cards in the hold are safe, and without sail or cannon cards you lose nothing.',
  'guide.CJ-4.4': 'A sea fight ends your turn, won or lost.',
  'guide.CJ-5': 'Maps and boarding',
  'guide.CJ-5.1':
    'Three maps that lie up on your ship are a treasure: in your turn, wherever you are, turn them in for 2 coins. That goes for the turn in which you take the third one, too.',
  'guide.CJ-5.2':
    'On a card with the boarding sign you may board another ship in the same sea instead of taking the card. Both throw up to as often as they have cannons, you first; the highest throw wins, and equal ones are fought again.',
  'guide.CJ-5.3':
    'The winner takes any one card of the loser, as it lies. With a full ship the winner makes room first, or takes none. Who has no cards loses none.',
  'guide.CJ-5.4': 'Who boards does not get the card that allowed it, and the turn is over.',
  'guide.CJ-6': 'Harbour',
  'guide.CJ-6.1':
    'In harbour no cards are drawn. Fulfil letters, turn cards around and discard, in any order and as often as you like. Then your turn is over.',
  'guide.CJ-6.2':
    'You fulfil a letter with active goods and flags that cover it. Those cards are discarded: what they hold beyond the letter is lost, and a card serves one letter only. The letter pays its coins and leaves the game; the next one is laid open and may be fulfilled in the same turn.',
  'guide.CJ-6.3':
    'Turning a card around makes its other half the active one, and it moves to where it belongs: sails can become cannons, a sail can become a map. Ship cards are not turned.',
  'guide.CJ-6.4':
    'What you turn counts at once. When the letters run out, fewer lie open; when the coins run out, you get what is left.',
  'guide.CJ-7': 'The end',
  'guide.CJ-7.1': 'Whoever first has the coins wins at once: 10 with two players, 8 with three, 7 with four.',
  'guide.CJ-8': 'The advanced game',
  'guide.CJ-8.1':
    'The cards with the pirates’ sign are shuffled into their piles, and 10 bottles of rum lie on the island.',
  'guide.CJ-8.2':
    'You can fight a ship only with at least as many sails as it has. Otherwise leave it, or turn over another card.',
  'guide.CJ-8.3':
    'In a fight only your last throw counts. After each throw you decide whether to throw again. That goes for boarding too, where sails are not compared.',
  'guide.CJ-8.4':
    'If your throw is exactly the ship’s value, you capture it, but your ship is damaged as if you had failed.',
  'guide.CJ-8.5':
    'A sandbank, a storm or a sea monster must be faced when it is turned over. If you come through, the card goes on your ship with its lower half up. If not, you lose nothing. Your turn is over in both cases.',
  'guide.CJ-8.6':
    'A sandbank takes as many cards on your ship as its number, a storm as many sails. For a sea monster you need a throw of at least its number, and you have as many tries as cannons.',
  'guide.CJ-8.7': 'A pirate flag counts as any one flag.',
  'guide.CJ-8.8':
    'Whenever the player in turn turns over a card with the rum sign, every other player, clockwise, may put one bottle from the island on a sailor that lies up and needs rum. Several bottles may stand on one sailor. They stay on a card that is boarded away, and go back to the island when it is discarded or turned.',
  'guide.CJ-8.9':
    'Four sailors drink a bottle for each action; it goes back to the island. The Helmsman adds 4 sails in this turn. The Cook has a depression sign ignored. The Paymaster lets another good stand for one that a letter asks for. The Lookout turns over the top card of the discards instead of the first one of the pile, for one sail and without rum for the others.',
  'guide.CJ-8.10':
    'Four sailors always serve while they lie up. With the Quartermaster your ship holds 10 cards. The Carpenter turns one card around at the end of your turn, wherever you are. The Sail maker counts as 2 sails and can’t be lost by damage, only by boarding. The Gunman gives one more throw in sea fights and boarding, but not against a sea monster.',
  'guide.CJ-8.11':
    'If you turn over a ship under the flag of a passenger on your ship, you may discard both for a coin instead of fighting, even if you could not catch the ship. Your turn is over then. A pirate flag takes no passengers.',
  'guide.CJ-8.12': 'Who loses a Quartermaster and has more than 7 cards discards the rest at once.',
  'guide.CJ-9': 'Options',
  'guide.CJ-9.1': 'The advanced game can be switched on.',
  'guide.CJ-9.2':
    'If the round is to be finished, the game goes on until all have had as many turns when somebody has the coins. Then the most coins win; among equals the most active goods and flags, each counted; then the victory is shared.',

  'picture.seas': 'Coast, passage, high sea: from rigging to goods to flags.',
  'picture.signs': 'The signs: depression, boarding, rum.',
  'picture.letters': 'Letters for a flag, for two goods, and for both.',
  'picture.becalmed': 'A depression: take this one or none.',
  'picture.sides': 'Sails to the left, cannons to the right, everything else below.',
  'picture.ships': 'Left the sails it takes in the advanced game, right the throw.',
  'picture.coin': 'A coin at once.',
  'picture.maps': 'Three maps make a treasure.',
  'picture.boarding': 'Take the cannons, or board a neighbour.',
  'picture.fulfilled': 'This letter, and what pays it.',
  'picture.obstacles': 'Face it; what lies below is the reward.',
  'picture.pirate': 'Any flag you need.',
  'picture.rum': 'A round for the others.',
  'picture.thirsty': 'Sailors who drink for each action.',
  'picture.steady': 'Sailors who always serve.',
  'picture.passenger': 'Together they are worth a coin.',
} as const;
