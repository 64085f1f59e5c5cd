import { cardWords } from './cards.en.ts';
import { guideWords } from './guide.en.ts';

/**
 * All that people read in Captain Jack's Gold, English, ICU MessageFormat.
 *
 * `{me, select, ...}` says which part the reader has in what happened: `by`, `on`, or `other`; in prompts `act` or `other`.
 */
export const words: Readonly<Record<string, string>> = {
  ...cardWords,
  ...guideWords,

  title: 'Captain Jack’s Gold',
  tagline: 'Rig your ship, capture flags and goods, and turn letters of marque into gold.',

  'option.advanced': 'Advanced game',
  'option.advanced.help':
    'Sailors and their rum, storms and sea monsters, pirate flags, and fights that are harder to win.',
  'option.advanced.false': 'Basic',
  'option.advanced.true': 'Advanced',
  'option.finish': 'Finish the round',
  'option.finish.help': 'When somebody has the coins, the round is played out, so that all have had as many turns.',
  'option.finish.false': 'The first one wins at once',
  'option.finish.true': 'All have as many turns',

  'prompt.course': '{me, select, act {Your turn: choose a sea, or the harbour.} other {{who} chooses a course.}}',
  'prompt.lookout':
    '{me, select, act {Turn over a card, or let the Lookout take the top discard.} other {{who} may let a Lookout choose.}}',
  'prompt.rum':
    '{me, select, act {Rum! Put a bottle on one of your sailors?} other {{who} may put a bottle on a sailor.}}',
  'prompt.card':
    '{me, select, act {{card} lies open. Take it, or {left, plural, =0 {leave it} other {turn over another: # more}}?} other {{who} looks at {card}.}}',
  'prompt.card.ship':
    '{me, select, act {{card}: fight it, or {left, plural, =0 {leave it} other {turn over another: # more}}?} other {{who} looks at {card}.}}',
  'prompt.card.face': '{me, select, act {{card} can’t be evaded: face it.} other {{who} meets {card}.}}',
  'prompt.fight':
    '{me, select, act {Throw at least {value}: {left, plural, one {# try} other {# tries}} left.} other {{who} fights for {value} or more.}}',
  'prompt.duel':
    '{me, select, act {Boarding: {left, plural, one {# throw} other {# throws}} left.} other {{who} throws for the boarding.}}',
  'prompt.loot': '{me, select, act {You have won: take one card, or none.} other {{who} has won and may take a card.}}',
  'prompt.loading':
    '{me, select, act {Your ship is full: discard a card for {card}, or leave it.} other {{who} makes room, or not.}}',
  'prompt.overboard':
    '{me, select, act {Your ship holds too much: discard a card.} other {{who} discards what the ship can’t hold.}}',
  'prompt.damage':
    '{me, select, act {The ship of {victim} is damaged: choose a sail or cannon card.} other {{who} chooses what {victim} loses.}}',
  'prompt.visit':
    '{me, select, act {In harbour: fulfil letters, turn cards around, then end your turn.} other {{who} is in harbour.}}',
  'prompt.paying': '{me, select, act {Which card goes for {card}?} other {{who} pays for {card}.}}',
  'prompt.ending': '{me, select, act {Anything else before your turn ends?} other {{who} ends the turn.}}',
  'prompt.jettison': '{me, select, act {Which card goes overboard?} other {{who} discards a card.}}',
  'prompt.digging': '{me, select, act {Which maps do you turn in?} other {{who} turns in maps.}}',
  'prompt.over': 'The game is over.',

  'move.sail': 'Sail to the {sea}',
  'move.harbour': 'Sail into the harbour',
  'move.draw': 'Turn over the next card',
  'move.take': 'Take {card}',
  'move.leave': 'Leave {card}: your turn ends',
  'move.leave.loading': 'Leave {card} behind',
  'move.leave.loot': 'Take nothing',
  'move.fight': 'Fight: {card}, {value} or more, {tries, plural, one {# try} other {# tries}}',
  'move.face': 'Face it: {card}',
  'move.board': 'Board {on}',
  'move.deliver': 'Hand over your {card} for a coin',
  'move.throw': 'Throw the die',
  'move.stop.capture': 'Stop: the ship is yours',
  'move.stop.hurt': 'Stop: the ship is yours, and your own is damaged',
  'move.stop.fail': 'Give up',
  'move.stop.duel': 'Stop with {value}',
  'move.damage': 'Break {card}',
  'move.loot': 'Take {card}',
  'move.jettison': 'Discard a card of your ship',
  'move.keep': 'Discard nothing',
  'move.discard': 'Discard {card}',
  'move.treasure': 'Turn in three maps for 2 coins',
  'move.treasure.one': 'Turn in {card}',
  'move.fulfil': 'Fulfil {card}, for {coins, plural, one {# coin} other {# coins}}',
  'move.pay': 'Pay with {card}',
  'move.turn': 'Turn {card} around: {half}',
  'move.end': 'End your turn',
  'move.pour': 'Put a bottle on {half}',
  'move.pass': 'Put no bottle',
  'move.helmsman': 'Helmsman: 4 sails more this turn',
  'move.cook': 'Cook: ignore the depression sign',
  'move.lookout': 'Lookout: take {card} off the discards',
  'move.paymaster': 'Paymaster: let another good stand for one',
  'move.carpenter': 'Carpenter: turn {card} around: {half}',

  'event.set-out':
    '{me, select, by {Four letters of marque lie open. You begin.} other {Four letters of marque lie open. {by} begins.}}',
  'event.turn': '{me, select, by {Your turn.} other {{by} is in turn.}}',
  'event.sailed': '{me, select, by {You sail to the {sea}.} other {{by} sails to the {sea}.}}',
  'event.harboured': '{me, select, by {You are in harbour.} other {{by} sails into the harbour.}}',
  'event.reshuffled': 'The {count} discards of the {sea} are shuffled and become its pile.',
  'event.turned-over': '{me, select, by {You turn over {card}.} other {{by} turns over {card}.}}',
  'event.turned-over.lookout':
    '{me, select, by {Your Lookout sights {card}.} other {The Lookout of {by} sights {card}.}}',
  'event.left': '{me, select, by {You leave {card}.} other {{by} leaves {card}.}}',
  'event.loaded': '{me, select, by {You take {card} aboard.} other {{by} takes {card} aboard.}}',
  'event.no-room': '{me, select, by {You make no room for {card}.} other {{by} makes no room for {card}.}}',
  'event.discarded': '{me, select, by {You discard {card}.} other {{by} discards {card}.}}',
  'event.fight':
    '{me, select, by {You fight: {value} or more, {tries, plural, one {# try} other {# tries}}.} other {{by} fights: {value} or more, {tries, plural, one {# try} other {# tries}}.}}',
  'event.thrown': '{me, select, by {You throw {value}.} other {{by} throws {value}.}}',
  'event.stopped': '{me, select, by {You stop.} other {{by} stops.}}',
  'event.captured': '{me, select, by {You capture {card}.} other {{by} captures {card}.}}',
  'event.captured.hurt':
    '{me, select, by {You capture {card}, but your ship is damaged.} other {{by} captures {card}, but is damaged.}}',
  'event.escaped': '{me, select, by {{card} escapes you.} other {{card} escapes {by}.}}',
  'event.damaged':
    '{me, select, by {You break {card} of {on}.} on {{by} breaks your {card}.} other {{by} breaks {card} of {on}.}}',
  'event.unharmed':
    '{me, select, by {You have no sail or cannon card to lose.} other {{by} has no sail or cannon card to lose.}}',
  'event.faced.won': '{me, select, by {You come through: {card}.} other {{by} comes through: {card}.}}',
  'event.faced.lost': '{me, select, by {It was too much: {card}.} other {It was too much for {by}: {card}.}}',
  'event.boarded': '{me, select, by {You board {on}.} on {{by} boards you!} other {{by} boards {on}.}}',
  'event.duel-tied': 'Both have {value}: it is fought again.',
  'event.duel-won':
    '{me, select, by {You win the boarding, {value} to {against}.} on {{by} beats you, {value} to {against}.} other {{by} beats {on}, {value} to {against}.}}',
  'event.looted':
    '{me, select, by {You take {card} from {on}.} on {{by} takes your {card}.} other {{by} takes {card} from {on}.}}',
  'event.spared':
    '{me, select, by {You take nothing from {on}.} on {{by} takes nothing from you.} other {{by} takes nothing from {on}.}}',
  'event.coins':
    '{me, select, by {You get {count, plural, =0 {no coin: the island has none left} one {a coin} other {# coins}}: {total} now.} other {{by} gets {count, plural, =0 {no coin: the island has none left} one {a coin} other {# coins}}: {total} now.}}',
  'event.treasure':
    '{me, select, by {You dig up a treasure with three maps.} other {{by} digs up a treasure with three maps.}}',
  'event.delivered':
    '{me, select, by {Your {card} goes over to {ship}.} other {The {card} of {by} goes over to {ship}.}}',
  'event.fulfilled': '{me, select, by {You fulfil {card}.} other {{by} fulfils {card}.}}',
  'event.fulfilled.swapped':
    '{me, select, by {You fulfil {card} with the help of the Paymaster.} other {{by} fulfils {card} with the help of the Paymaster.}}',
  'event.letter-laid': 'A new letter: {card}.',
  'event.turned': '{me, select, by {You turn {card} around: {half}.} other {{by} turns {card} around: {half}.}}',
  'event.turned.carpenter':
    '{me, select, by {Your Carpenter turns {card} around: {half}.} other {The Carpenter of {by} turns {card} around: {half}.}}',
  'event.poured': '{me, select, by {You put a bottle on {card}.} other {{by} puts a bottle on {card}.}}',
  'event.drank.helmsman': '{me, select, by {Your Helmsman adds 4 sails.} other {The Helmsman of {by} adds 4 sails.}}',
  'event.drank.cook':
    '{me, select, by {Your Cook has the depression sign ignored.} other {The Cook of {by} has the depression sign ignored.}}',
  'event.drank.lookout':
    '{me, select, by {Your Lookout climbs the mast.} other {The Lookout of {by} climbs the mast.}}',
  'event.drank.paymaster':
    '{me, select, by {Your Paymaster lets one good stand for another.} other {The Paymaster of {by} lets one good stand for another.}}',
  'event.last-round':
    '{me, select, by {You have the coins: the round is finished.} other {{by} has the coins: the round is finished.}}',
  'event.won':
    '{how, select, shared {{me, select, by {You share the victory with {coins} coins.} other {The victory is shared with {coins} coins.}}} cargo {{me, select, by {A tie at {coins} coins, but your cargo is larger: you win.} other {A tie at {coins} coins, but {by} has the larger cargo and wins.}}} other {{me, select, by {You win with {coins} coins.} other {{by} wins with {coins} coins.}}}}',

  'outcome.won':
    '{how, select, shared {The victory is shared: {coins} coins and as much cargo.} cargo {A tie at {coins} coins, but {winner} has the larger cargo.} other {{winner} has {coins} coins.}}',

  'why.game-over': 'The game is over.',
  'why.no-such-seat': 'Nobody sits there.',
  'why.unknown-move': 'This game has no such move.',
  'why.waiting': 'Wait for {who}.',
  'why.no-such-sea': 'Choose the coast, the passage or the high sea.',
  'why.empty-sea': 'No card is left at that sea. Choose another.',
  'why.becalmed': 'A depression: no more cards can be turned over in this turn.',
  'why.no-sails-left': 'Each card takes a sail, and you have used them all.',
  'why.only-the-top-card': 'Only the card turned over last can be taken.',
  'why.capture-it': 'A ship is not just taken: fight it.',
  'why.no-ship': 'The card turned over shows no ship.',
  'why.too-slow': 'You need {sails} sails to catch that ship and have {own}.',
  'why.no-obstacle': 'Nothing here must be faced.',
  'why.must-face.sandbank': 'A sandbank can’t be evaded: face it.',
  'why.must-face.storm': 'A storm can’t be evaded: face it.',
  'why.must-face.monster': 'A sea monster can’t be evaded: face it.',
  'why.no-boarding-sign': 'Ships are boarded only when the card turned over shows the boarding sign.',
  'why.not-in-this-sea': 'Choose another ship in the same sea.',
  'why.no-flag-turned-over': 'The card turned over is no ship with a country’s flag.',
  'why.no-such-passenger': 'You have no passenger to {flag} on that card.',
  'why.no-such-sailor': 'That card is no {sailor} whose half lies up.',
  'why.no-rum': 'The {sailor} needs a bottle of rum first.',
  'why.not-becalmed': 'There is no depression sign to ignore.',
  'why.no-good-to-replace': 'No letter can be paid with another good in place of one it asks for.',
  'why.no-carpenter': 'You have no Carpenter who could work now.',
  'why.not-thirsty': 'Rum goes on one of your sailors that needs it and lies face up.',
  'why.not-on-your-ship': 'That card is not on your ship.',
  'why.ships-stay': 'Ship cards are not turned around.',
  'why.nothing-to-discard': 'There is no card on your ship.',
  'why.nothing-to-keep': 'You are not discarding anything.',
  'why.say-so-first': 'First say that you want to discard a card.',
  'why.choose-what-goes': 'Choose the card that goes overboard, or discard nothing.',
  'why.too-few-maps': 'A treasure takes three maps that lie up.',
  'why.which-maps': 'Turn in three maps that lie up; name them one by one only where you have more.',
  'why.choose-a-map': 'Choose which of your maps you turn in.',
  'why.no-such-letter': 'No such letter lies open.',
  'why.not-covered': 'What lies up on your ship does not cover this: {card}.',
  'why.not-asked-for': 'That card does not help to pay the letter, or could be spared.',
  'why.throw-once': 'Throw at least once.',
  'why.sails-or-cannons': 'Choose a sail or cannon card of the damaged ship.',
  'why.card-of-the-loser': 'Choose a card of the ship that lost.',
  'why.too-many-cards': 'Your ship holds {count, plural, one {one card} other {# cards}} too many: discard first.',
  'why.not-now.course': 'First choose a sea or the harbour.',
  'why.not-now.lookout': 'First turn over a card.',
  'why.not-now.rum': 'First say whether you put a bottle on a sailor.',
  'why.not-now.card': 'First decide about the card turned over.',
  'why.not-now.fight': 'The fight is on: throw, or stop.',
  'why.not-now.duel': 'The boarding is on: throw, or stop.',
  'why.not-now.loot': 'First take a card of the loser, or none.',
  'why.not-now.loading': 'First make room for the card, or leave it.',
  'why.not-now.overboard': 'First discard what your ship can’t hold.',
  'why.not-now.damage': 'First choose what the damaged ship loses.',
  'why.not-now.visit': 'In harbour no cards are drawn: fulfil letters, turn cards around, or end your turn.',
  'why.not-now.paying': 'First pay the letter.',
  'why.not-now.ending': 'The turn is about to end.',
};
