import { cardWords } from './cards.en.ts';
import { guideWords } from './guide.en.ts';
import { tableWords } from './table-words.en.ts';

/**
 * All that people read in Captain's Wager, English, ICU MessageFormat.
 *
 * `{me, select, ...}` says which part the reader has in what happened: `by`, `on`, or `other`; in prompts `act` or `other`.
 */
export const words = {
  ...cardWords,
  ...guideWords,
  ...tableWords,

  title: 'Captain’s Wager',
  tagline: 'Bet, borrow or steal: send your crew after everybody’s gold.',

  'prompt.window.start':
    '{me, select, act {Encounter {number} begins: play an Item, or none.} other {Encounter {number} begins. Captains with Items are asked.}}',
  'prompt.window.turn':
    '{me, select, act {A turn begins: play an Item, or none.} other {A turn begins. Captains with Items are asked.}}',
  'prompt.window.end':
    '{me, select, act {Last chance before Encounter {number} is claimed: play an Item, or none.} other {Last chance for Items in Encounter {number}.}}',
  'prompt.window.adventure':
    '{me, select, act {Before the treasure is distributed: play an Item, or none.} other {Before the treasure is distributed, captains with Items are asked.}}',
  'prompt.window.reaction':
    '{me, select, act {{by} plays {card}. Cancel it with a Boarding Axe?} other {{by} plays {card}. Does anybody cancel it?}}',
  'prompt.declare': '{me, select, act {Your turn: bet, borrow or steal?} other {{who} decides: bet, borrow or steal?}}',
  'prompt.crew': '{me, select, act {Play a Crew card.} other {{who} is choosing a Crew card.}}',
  'prompt.target': '{me, select, act {{card}: choose a captain.} other {{who} chooses a captain for {card}.}}',
  'prompt.chart':
    '{me, select, act {Put the cards back on your Treasure Deck, the top one first.} other {{who} puts cards back on the Treasure Deck.}}',
  'prompt.discard': '{me, select, act {{card}: discard a Crew card.} other {{who} discards a Crew card.}}',
  'prompt.bring':
    '{me, select, act {Who comes along with the First Mate?} other {{who} may send somebody along with the First Mate.}}',
  'prompt.swap':
    '{me, select, act {{card}: which crew changes places?} other {{who} swaps a crew with a Grappling Hook.}}',
  'prompt.claim': '{me, select, act {{card}: claim a card of the pool.} other {{who} claims a card of the pool.}}',
  'prompt.loot': '{me, select, act {Keep one of these as an Item.} other {{who} picks an Item.}}',
  'prompt.stowing':
    '{me, select, act {Keep one of your treasures as an Item, or none.} other {{who} puts the treasure away.}}',
  'prompt.over': 'The game is over.',

  'move.pass': 'Play no Item',
  'move.item': 'Play {card}',
  'move.item.on': 'Play {card} on {on}',
  'move.bet': 'Bet the top card of your Treasure Deck',
  'move.bet.free': 'Bet, with the Letter of Passage',
  'move.bet.empty': 'Bet: every other captain takes 1 Gold Coin',
  'move.borrow': 'Borrow: take an IOU',
  'move.steal': 'Steal {coins} Gold Coins and leave this Adventure',
  'move.crew': 'Play {card}, value {value}',
  'move.target': 'Use {card} on {on}',
  'move.chart': 'Put {top} on top',
  'move.chart.three': 'Put {top} on top, then {second}',
  'move.discard': 'Discard {card}',
  'move.bring': 'Bring {card} along, value {value}',
  'move.alone': 'Send the First Mate alone',
  'move.swap': 'Swap {out} for {card}',
  'move.claim': 'Claim {card}',
  'move.keep': 'Keep {card} as an Item',
  'move.stow': 'Keep no Item: {count, plural, one {the card goes} other {all # cards go}} to your stack',

  'event.set-out':
    '{me, select, by {{crew} Crew cards are in play. You are Starting Captain.} other {{crew} Crew cards are in play. {by} is Starting Captain.}}',
  'event.adventure':
    '{me, select, by {Adventure {number} begins, and you are Starting Captain. Everybody antes a card.} other {Adventure {number} begins; {by} is Starting Captain. Everybody antes a card.}}',
  'event.dealt': 'Your crew: {card}, {second}, {third} and {fourth}.',
  'event.encounter':
    '{me, select, by {Encounter {number}: you go first.} other {Encounter {number}: {by} goes first.}}',
  'event.turn': '{me, select, by {Your turn.} other {{by} is in turn.}}',
  'event.bet': '{me, select, by {You bet.} other {{by} bets.}}',
  'event.bet.free':
    '{me, select, by {You bet, with a Letter of Passage.} other {{by} bets, with a Letter of Passage.}}',
  'event.bet-coins':
    '{me, select, by {Your Treasure Deck is empty: you bet, and every other captain takes 1 Gold Coin.} other {The Treasure Deck of {by} is empty: {by} bets, and every other captain takes 1 Gold Coin.}}',
  'event.borrowed':
    '{me, select, by {You borrow: {ious, plural, one {# IOU} other {# IOUs}}.} other {{by} borrows: {ious, plural, one {# IOU} other {# IOUs}}.}}',
  'event.stole':
    '{me, select, by {You steal {coins} Gold Coins and leave the Adventure} other {{by} steals {coins} Gold Coins and leaves the Adventure}}{loot, plural, =0 {} one {, with one card for an Item} other {, with # cards to choose an Item from}}.',
  'event.looted': '{me, select, by {You keep {card} as an Item.} other {{by} keeps an Item.}}',
  'event.crew': '{me, select, by {You play {card}, value {value}.} other {{by} plays {card}, value {value}.}}',
  'event.brought':
    '{me, select, by {You bring {card} along: {value} more.} other {{by} brings {card} along: {value} more.}}',
  'event.encounter-claimed.value':
    '{me, select, by {You claim Encounter {number} with {value}.} other {{by} claims Encounter {number} with {value}.}}',
  'event.encounter-claimed.lucky-coin':
    '{me, select, by {A tie at {value}: your Lucky Coin claims Encounter {number}.} other {A tie at {value}: the Lucky Coin claims Encounter {number} for {by}.}}',
  'event.encounter-claimed.boarding-master':
    '{me, select, by {A tie, but your Boarding Master comes to {value} and claims Encounter {number}.} other {A tie, but the Boarding Master of {by} comes to {value} and claims Encounter {number}.}}',
  'event.encounter-lost.tie': 'A tie: nobody claims Encounter {number}.',
  'event.encounter-lost.nobody': 'No crew was sent: nobody claims Encounter {number}.',
  'event.idle': '{me, select, by {Your {source} has no effect.} other {{source} has no effect for {by}.}}',
  'event.coins':
    '{me, select, by {{source}: you take {count, plural, one {# Gold Coin} other {# Gold Coins}}.} other {{source}: {by} takes {count, plural, one {# Gold Coin} other {# Gold Coins}}.}}',
  'event.item-taken':
    '{me, select, by {{source}: you take {card} from your Treasure Deck as an Item.} other {{source}: {by} takes a card of the Treasure Deck as an Item.}}',
  'event.claimed': '{me, select, by {{source}: you claim {card}.} other {{source}: {by} claims {card}.}}',
  'event.added':
    '{me, select, by {{source}: the top card of {on} goes to the pool.} on {{source}: your top card goes to the pool.} other {{source}: the top card of {on} goes to the pool.}}',
  'event.conjured':
    '{me, select, by {Your top card and a card of the pool change places.} other {The top card of {by} and a card of the pool change places.}}',
  'event.charted':
    '{me, select, by {On your Treasure Deck lie: {card}{count, plural, =1 {} =2 {, {second}} other {, {second}, {third}}}.} other {{by} looks at {count, plural, one {the top card} other {the top # cards}} of the own Treasure Deck.}}',
  'event.chart-done': '{me, select, by {You put them back.} other {{by} puts them back.}}',
  'event.foreseen':
    '{me, select, by {{source}: you look at {count, plural, one {the one card} other {the # cards}} of the pool.} other {{source}: {by} looks at {count, plural, one {the one card} other {the # cards}} of the pool.}}',
  'event.spied':
    '{me, select, by {{source}: {on} holds {card}{count, plural, =1 {} =2 { and {second}} =3 {, {second} and {third}} other {, {second}, {third} and {fourth}}}.} on {{source}: {by} looks at your Crew cards.} other {{source}: {by} looks at the Crew cards of {on}.}}',
  'event.iou-returned': '{me, select, by {{source}: you return an IOU.} other {{source}: {by} returns an IOU.}}',
  'event.iou-taken':
    '{me, select, by {{source}: you take {count, plural, one {an IOU} other {# IOUs}}.} other {{source}: {by} takes {count, plural, one {an IOU} other {# IOUs}}.}}',
  'event.drew': '{me, select, by {{source}: you draw {card}.} other {{source}: {by} draws a Crew card.}}',
  'event.discarded': '{me, select, by {You discard {card}.} other {{by} discards a Crew card, face down.}}',
  'event.changed':
    '{me, select, by {{source}: the crew of {on} has {value} less.} on {{source} of {by}: your crew has {value} less.} other {{source}: the crew of {on} has {value} less.}}',
  'event.changed.own.more':
    '{me, select, by {{source}: your crew has {value} more.} other {{source}: the crew of {by} has {value} more.}}',
  'event.changed.own.less':
    '{me, select, by {{source}: your crew has {value} less.} other {{source}: the crew of {by} has {value} less.}}',
  'event.lucky': '{me, select, by {Your crew wins ties now.} other {The crew of {by} wins ties now.}}',
  'event.swapped': '{me, select, by {You swap {back} for {card}.} other {{by} swaps {back} for {card}.}}',
  'event.passage': '{me, select, by {You bet this turn without a card.} other {{by} bets this turn without a card.}}',
  'event.item': '{me, select, by {You play {card}.} other {{by} plays {card}.}}',
  'event.item.on':
    '{me, select, by {You play {card} on {on}.} on {{by} plays {card} on you.} other {{by} plays {card} on {on}.}}',
  'event.cancelled':
    '{me, select, by {Your Boarding Axe cancels {card}.} on {The Boarding Axe of {by} cancels your {card}.} other {The Boarding Axe of {by} cancels {card}.}}',
  'event.pool-won.two':
    '{me, select, by {With two Encounters you win the whole pool: {count, plural, one {# card} other {# cards}}.} other {With two Encounters {by} wins the whole pool: {count, plural, one {# card} other {# cards}}.}}',
  'event.pool-won.alone':
    '{me, select, by {Only you have claimed an Encounter: {count, plural, one {# card is} other {# cards are}} yours.} other {Only {by} has claimed an Encounter and takes {count, plural, one {# card} other {# cards}}.}}',
  'event.pool-shared':
    '{count, plural, one {# card is} other {# cards are}} dealt to {captains} captains from the shuffled pool.',
  'event.share': 'You are dealt {card}.',
  'event.pool-stays':
    '{count, plural, =0 {There is no treasure to distribute.} one {Nobody may claim the card in the pool: it stays.} other {Nobody may claim the # cards in the pool: they stay.}}',
  'event.stowed':
    '{me, select, by {You claim {count, plural, =0 {nothing} one {# treasure} other {# treasures}}{kept, select, yes { and keep {card} as an Item} other {}}.} other {{by} claims {count, plural, =0 {nothing} one {# treasure} other {# treasures}}{kept, select, yes { and keeps an Item} other {}}.}}',
  'event.scored':
    '{me, select, by {You: {total} gold} other {{by}: {total} gold}} ({claimed} claimed, {coins} in coins, {deck} in the deck, {items} in hand, {ious} for IOUs).',
  'event.won':
    '{how, select, shared {{me, select, by {You share the title of Pirate Admiral with {gold} gold.} other {{captains} captains share the title of Pirate Admiral with {gold} gold.}}} treasures {{me, select, by {A tie at {gold} gold, but your treasures are finer: you are Pirate Admiral!} other {A tie at {gold} gold, but {by} has the finer treasures and is Pirate Admiral!}}} other {{me, select, by {You are Pirate Admiral with {gold} gold!} other {{by} is Pirate Admiral with {gold} gold!}}}}',

  'outcome.won':
    '{how, select, shared {The title is shared, at {gold} gold and with equal treasures.} treasures {{winner} and others have {gold} gold, but {winner} has the finer treasures.} other {{winner} has the most gold: {gold}.}}',

  'why.game-over': 'The game is over.',
  'why.no-such-seat': 'Nobody sits there.',
  'why.unknown-move': 'This game has no such move.',
  'why.waiting': 'Wait for {who}.',
  'why.answered': 'You have answered. Wait for the others.',
  'why.stolen': 'You have stolen: you play no Items in this Adventure.',
  'why.no-items': 'You hold no Item.',
  'why.never-played': '{card} is never played. Keep it: it is worth gold in your hand at the end.',
  'why.after-an-item': '{card} is played right after another captain’s Item, to cancel it.',
  'why.axe-only': 'Now only a Boarding Axe can be played, not {card}.',
  'why.wrong-time.start': '{card} is played at the start of an Encounter.',
  'why.wrong-time.turn': '{card} is played at the start of your own turn.',
  'why.wrong-time.end': '{card} is played at the end of an Encounter.',
  'why.wrong-time.adventure': '{card} is played after the third Encounter, before the treasure is distributed.',
  'why.no-iou': 'You have no IOU to return.',
  'why.no-crew': 'You have no Crew card in hand.',
  'why.needs-no-captain': '{card} is not used on a captain.',
  'why.choose-a-captain.weaken': 'Choose another captain whose crew is played and can be lowered.',
  'why.choose-a-captain.spy': 'Choose another active captain with Crew cards in hand.',
  'why.choose-a-captain.press': 'Choose a captain who has bet in this Encounter and has a Treasure Deck.',
  'why.not-your-item': 'You do not hold that Item.',
  'why.letter-bets': 'A Letter of Passage lies there: this turn you bet.',
  'why.not-your-crew': 'You do not hold that Crew card.',
  'why.choose-an-order': 'Say which card lies on top, and which one under it.',
  'why.choose-your-crew': 'Choose one of the crews that you have played.',
  'why.not-in-the-pool': 'There is no such card in the pool.',
  'why.not-drawn': 'Choose one of the cards that you have drawn.',
  'why.not-collected': 'Choose one of the cards that you have collected.',
  'why.not-now.asking': 'Now you may play an Item or none.',
  'why.not-now.reaction': 'Now you may cancel the Item or let it be.',
  'why.not-now.declare': 'First say whether you bet, borrow or steal.',
  'why.not-now.crew': 'Now play a Crew card.',
  'why.not-now.target': 'First choose the captain for your card.',
  'why.not-now.chart': 'First put the cards back on your Treasure Deck.',
  'why.not-now.discard': 'First discard a Crew card.',
  'why.not-now.bring': 'First say who comes along with the First Mate.',
  'why.not-now.swap': 'First say which crews change places.',
  'why.not-now.claim': 'First claim a card of the pool.',
  'why.not-now.loot': 'First keep one of the cards that you have drawn.',
  'why.not-now.stowing': 'First put your treasure away.',

  'order.pass-encounter': 'Play no Item until the Encounter is over',
  'order.pass-encounter.help': 'You are not asked for Items before the next Encounter. Take it back whenever you like.',
  'order.only-fitting': 'Ask me only when an Item of mine fits',
  'order.only-fitting.help':
    'You are asked only where you could play an Item. Nobody can tell: you pass no faster than others.',
} as const;
