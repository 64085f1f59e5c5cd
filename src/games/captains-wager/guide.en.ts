/** The guide's sentences, English: a rule's text under its id, and what stands under the pictures. */
export const guideWords = {
  'guide.CW-1': 'Cards and tokens',
  'guide.CW-1.1':
    'There are 28 Crew cards, each with a value from 1 to 20 and mostly an effect. The effect happens when the card is played and looks at the table as it is then; point at a card to read it. “Another crew” is one that another captain has played. A crew that is brought along by a First Mate or comes by a Grappling Hook adds its value only.',
  'guide.CW-1.2':
    'Every captain owns the same 15 Treasure cards, known by their backs. Each is worth 2 to 4 gold once it is claimed, and does something else as an Item in your hand.',
  'guide.CW-1.3':
    'Encounter cards 1, 2 and 3 show who has claimed which. A Gold Coin is worth 1 gold, an IOU costs you 2 at the end. The Starting Captain has a marker.',
  'guide.CW-2': 'Setting out',
  'guide.CW-2.1':
    'Every captain shuffles its own Treasure cards: the Treasure Deck, face down. The decks are the clock of the game. Nobody may look into any of them, not even the own. Chance says who is Starting Captain.',
  'guide.CW-2.2':
    'Crew cards for more players than there are stay in the box: two play with 16, three with 20, four with 24, five with all 28.',
  'guide.CW-3': 'An Adventure begins',
  'guide.CW-3.1':
    'All Crew cards are shuffled and everybody is dealt four, to be kept secret. The rest lies aside, face down.',
  'guide.CW-3.2':
    'Everybody antes: the top card of the Treasure Deck goes face down into the pool. This happens once in an Adventure and is not a bet.',
  'guide.CW-3.3': 'All captains are active. An Adventure has three Encounters.',
  'guide.CW-4': 'Encounters',
  'guide.CW-4.1':
    'The Starting Captain goes first in the first Encounter, later whoever claimed the one before. Turns go clockwise among active captains. If nobody claimed it, the same captain goes first again; one who has left is replaced by the next active captain clockwise.',
  'guide.CW-4.2': 'On your turn you declare one thing: Bet, Borrow or Steal. There is no way back from it.',
  'guide.CW-4.3':
    'Bet: the top card of your Treasure Deck goes face down into the pool; then you play a Crew card face up and its effect happens. Is your deck empty? You may still bet: every other captain takes a Gold Coin instead. Why pay to go at all? It is a wager on whose crew does the work: a card that you bet is worth 1 gold to you, and 2 to 4 to whoever wins the pool.',
  'guide.CW-4.4':
    'Borrow: take an IOU, then play a Crew card as with a bet. You put nothing into the pool, but the debt stays.',
  'guide.CW-4.5':
    'Steal: lay your Crew cards face down and leave the Adventure, with every Encounter that you have claimed. Take 2 Gold Coins; with four or five players the first thief of an Adventure takes 3. Then draw as many cards of your Treasure Deck as captains stay, keep one as an Item, and return the rest to the bottom in random order. The last one to leave draws nothing, and an empty deck has no Items. Why steal? You take home coins and a weapon, and the gold that you don’t put into the pool is gold that nobody else wins.',
  'guide.CW-4.6':
    'Without a Crew card you can only steal. Who has stolen plays no Items in this Adventure, but the gifts of a Roguish Aristocrat reach thieves too.',
  'guide.CW-4.7':
    'When every active captain has had a turn, Items may change the values once more. Then the highest crew claims the Encounter card. In a tie for the highest nobody does.',
  'guide.CW-4.8':
    'All played Crew cards and Items are discarded. All three Encounters are played, even if somebody has two already: there is still treasure to move and to steal.',
  'guide.CW-4.9': 'When no captain is active any more, the remaining Encounters are skipped; nobody claims them.',
  'guide.CW-4.10':
    'Nobody claims an Encounter to which no crew was sent. A captain who is left alone still declares and pays for each Encounter.',
  'guide.CW-5': 'Items',
  'guide.CW-5.1':
    'A Treasure card in your hand is an Item. Play it at the time printed on it: it takes effect once and is out of the game. In hand it is worth nothing, unless it says so.',
  'guide.CW-5.2':
    'Items are played at the start of an Encounter, at the start of a turn, at the end of an Encounter and at the end of the Adventure. All active captains who hold an Item are asked, whatever it is, clockwise from the Starting Captain, until all pass in a row. An Item for any time fits everywhere. Right after an Item the others are asked for a Boarding Axe; it can be cancelled by another one in turn. You answer at the same time as the others: what you say counts when it comes to you.',
  'guide.CW-5.3':
    'If two want to play an Item at once, the Starting Captain goes first, or whoever is next to it clockwise. Then the other may think again.',
  'guide.CW-6': 'The end of an Adventure',
  'guide.CW-6.1': 'A captain with two or three Encounter cards claims the whole pool.',
  'guide.CW-6.2':
    'Otherwise the pool is shuffled and dealt one by one to those who have claimed an Encounter, in the order of the Encounters: the earlier may get one more. Thieves get nothing, and their Encounter cards are in nobody’s way. If nobody may claim, the pool stays for the next Adventure; at the end of the game it is lost.',
  'guide.CW-6.3':
    'Whoever collected cards may keep one of them as an Item, without showing it. The others go face up to the Claimed Treasure Stack.',
  'guide.CW-7': 'The end of the game',
  'guide.CW-7.1':
    'If any Treasure Deck is empty after an Adventure, the game is over; an Adventure is always finished. Otherwise the marker of the Starting Captain passes clockwise, and the next Adventure begins.',
  'guide.CW-7.2':
    'Your gold: the values of your Claimed Treasure Stack, your Gold Coins, 1 for each card left in your Treasure Deck, and what your Items say that they are worth; less 2 for each IOU.',
  'guide.CW-7.3':
    'The most gold makes you Pirate Admiral. In a tie the most claimed treasures of value 4 win, then of value 3, then of value 2. After that the title is shared.',
  'guide.CW-7.4': 'A card that was collected but kept as an Item does not count by its printed value.',
  'guide.CW-8': 'Secrets',
  'guide.CW-8.1':
    'Secret are Crew cards in hand, Items, the order of Treasure Decks, the faces in the pool, and what a thief chooses. Open are all numbers of cards, coins and IOUs, claimed stacks, and what was played.',

  'picture.crew': 'From a stowaway to a dragon: all that may sail with you',
  'picture.treasure': 'Gold when claimed, Items in your hand; the sign in the corner says when one is played',
  'picture.loot': 'Three captains stay: draw three, keep one',
  'picture.tie': 'Thirteen and thirteen: nobody claims it',
  'picture.item': 'Eleven and four are fifteen',
  'picture.axe': 'No shot is fired',
  'picture.score': 'Claimed: 4 + 3 + 2 gold',
} as const;
