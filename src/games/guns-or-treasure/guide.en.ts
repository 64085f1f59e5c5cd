/** The guide's sentences, English: a rule's text under its id, and what stands under the pictures. */
export const guideWords = {
  'guide.GT-1': 'The cards',
  'guide.GT-1.1':
    'There are 90 Ship cards: 41 Guns and 43 Treasure with numbers from 1 to 5, and 6 Bombs. The first card of a ship shows its bow to everybody. All others show only their stern; their owner knows what they are.',
  'guide.GT-1.2':
    'Each of the eight captains has a side A and a side B, with a power on each. A power goes before the rule that it changes. An enemy ship is any ship you may attack, the Armada’s included.',
  'guide.GT-2': 'Setting out',
  'guide.GT-2.1':
    'With Captains, everybody is dealt one and chooses a side in secret; then all captains lie open. Leave them out of your first game.',
  'guide.GT-2.2': 'The Ship cards are shuffled and everybody is dealt six. The rest is the deck.',
  'guide.GT-2.3':
    'Who won last is the Leading Player. Before that, pick a seat in the lobby, or let chance decide. The Leading Player ends the rounds and draws first, nothing else.',
  'guide.GT-3': 'Shipbuilding',
  'guide.GT-3.1': 'There are four rounds. In each, everybody plays exactly three of six cards, all at the same time.',
  'guide.GT-3.2':
    'A card starts a new ship, bow up, or goes to the end of one of your ships, stern up. Ships of earlier rounds, or begun a moment ago, may be built on too. A Bomb may be a bow.',
  'guide.GT-3.3':
    'A card that is placed stays where it is. You may look at your own hidden cards at any time; everybody sees how many cards a ship has.',
  'guide.GT-3.4': 'When all have played their cards, the Leading Player ends the round with a pirate phrase.',
  'guide.GT-3.5':
    'After rounds 1, 2 and 3 everybody draws to six cards, and the lead passes to the left. If the deck is empty, the discards are shuffled; if there is nothing at all, less is drawn.',
  'guide.GT-3.6':
    'After round 4 the cards left in hand are discarded, face down. So is every ship of a single card: it was never completed.',
  'guide.GT-3.7':
    'What the others play in a round is shown when all have played, so nobody gains by waiting. With Open drydock it is shown as it is placed. You may start as many ships as you like; mind that each needs a second card.',
  'guide.GT-4': 'Marauding',
  'guide.GT-4.1':
    'Who shows the most treasure on the bows goes first; among equals, who shows the most guns; then a coin decides. Turns go clockwise.',
  'guide.GT-4.2':
    'On your first turn you must attack. On later turns you attack, or retreat a ship. If there is no ship to attack, you retreat.',
  'guide.GT-4.3':
    'One of your ships attacks a ship of another player. All cards of both are turned over. More guns win; the attacker wins a tie.',
  'guide.GT-4.4': 'The winner stashes the Treasure of both ships. All their other cards are discarded.',
  'guide.GT-4.5':
    'A Bomb on either ship destroys both with all their cards, before any gun is counted. Nobody wins that fight.',
  'guide.GT-4.6': 'A ship that retreats brings its Treasure to your stash. Its other cards are discarded, Bombs too.',
  'guide.GT-4.7':
    'Players without ships are skipped. When no player has a ship, Marauding is over. Everybody saw what was stashed, so the totals are no secret.',
  'guide.GT-5': 'Scoring',
  'guide.GT-5.1':
    'The most treasure wins. Among equals the most Treasure cards win, and then who came first in Marauding.',
  'guide.GT-9': 'Other ways to play',
  'guide.GT-9.1':
    'Longer: play until somebody has won two games. Captains stay with their players and begin with side A; who wins a game goes on with side B.',
  'guide.GT-9.2': 'Simpler: play without Captains.',
  'guide.GT-9.3':
    'Pirate’s Bluff: after rounds 1, 2 and 3 everybody discards a card and lays two down, one open and one hidden. When all lie there, everybody chooses one of the two cards of the left neighbour; all are taken at once. What is left of your own two comes back to your hand. Then you draw four cards.',
  'guide.GT-9.4':
    'Captured Treasure: a ship that wins takes the Treasure of the loser aboard and stays in play, its cards open. It may attack, be attacked and retreat. Only a retreat brings its Treasure home.',
  'guide.GT-9.5':
    'Spanish Armada: after Shipbuilding three neutral ships appear from the deck. Everybody adds one of the three cards left in hand to each of them, in secret. They never attack, and anybody may attack them. Who loses to one loses everything: all cards of both ships are discarded. When the players’ ships are gone, so is the Armada. For two to five players.',
  'guide.GT-9.6': 'All of these may be combined.',

  'picture.cards': 'Guns, Treasure, a Bomb, and a stern',
  'picture.captains': 'The eight captains',
  'picture.ship': 'A ship: one bow, two sterns',
  'picture.incomplete': 'No ship yet: it needs a second card',
  'picture.revealed': 'Seven revealed treasure, four revealed guns',
  'picture.fight': 'Eight guns, if nobody has a Bomb',
  'picture.stash': 'Home and dry: six treasure',
  'picture.bait': 'A tempting bow, and what is behind it',
  'picture.retreat': 'Eight treasure go home, the guns overboard',
  'picture.bluff': 'Which one would you steal?',
  'picture.captured': 'Treasure taken aboard lies open',
  'picture.armada': 'A neutral ship, crewed by everybody',
} as const;
