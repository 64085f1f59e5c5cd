/**
 * All that people read in Take the Gold, English, ICU MessageFormat.
 *
 * `{me, select, ...}` says which part the reader has in what happened: `by`, `on`, or `other`.
 */
export const words = {
  title: 'Take the Gold',
  tagline: 'Steal, block and dodge the Kraken: four coins make you rich.',

  'card.pirate': 'Pirate',
  'card.two-pirates': 'Two Pirates',
  'card.officer': 'Officer',
  'card.two-officers': 'Two Officers',
  'card.gold-coin': 'Gold Coin',
  'card.kraken': 'Kraken',
  'card.pirate-captain': 'Pirate Captain',
  'card.back': 'A card face down',
  'card.pirate.help': 'On your turn: take one card, blindly, from another player. An Officer or Two Officers stop it.',
  'card.two-pirates.help':
    'On your turn: take up to two cards, blindly, from one player. An Officer stops one of the two, Two Officers stop both.',
  'card.officer.help': 'When attacked: stops a Pirate, or one of Two Pirates.',
  'card.two-officers.help': 'When attacked: stops a Pirate or Two Pirates.',
  'card.gold-coin.help': 'Four in your hand win the game. It is never played.',
  'card.kraken.help':
    'On your turn: another player discards the whole hand, unless a Pirate Captain drives it off. A Kraken that strikes counts towards the shipwreck.',
  'card.pirate-captain.help':
    'On your turn: demand a Gold Coin; who does not pay loses two cards, blindly. When a Kraken attacks you: drives it off.',
  'card.pirate.rule': 'TG-4.1',
  'card.two-pirates.rule': 'TG-4.1',
  'card.officer.rule': 'TG-4.2',
  'card.two-officers.rule': 'TG-4.2',
  'card.gold-coin.rule': 'TG-6.1',
  'card.kraken.rule': 'TG-5.1',
  'card.pirate-captain.rule': 'TG-5.3',

  'option.advanced': 'Advanced',
  'option.advanced.help': 'Four coins win only when you hold them as your turn starts.',
  'option.advanced.true': 'On',
  'option.advanced.false': 'Off',
  'option.krakens': 'Krakens that sink the ship',
  'option.krakens.help': 'How many Krakens must strike before the ship is lost. More Krakens, longer game.',
  'option.krakens.3': '3',
  'option.krakens.4': '4',
  'option.krakens.5': '5',

  'piece.draw': 'Draw pile: {count}',
  'piece.discard': 'Discards: {count}',
  'piece.aside': 'Krakens {count}/{limit}',
  'status.krakens': 'Krakens: {count} of {limit}',
  'status.cards': '{count, plural, =0 {no card} one {# card} other {# cards}}',
  'status.tie-break': 'Tie-break: two coins win',
  'status.out': 'out',

  'phase.voyage': 'The voyage',
  'phase.tie-break': 'Tie-break',

  'prompt.act': '{me, select, act {Your turn: play a card on somebody, or pass.} other {{who} is choosing a card.}}',
  'prompt.answer.pirate':
    '{me, select, act {{by} sends a Pirate at you. Block it?} other {{by} sends a Pirate at {who}.}}',
  'prompt.answer.two-pirates':
    '{me, select, act {{by} sends Two Pirates at you. Block them?} other {{by} sends Two Pirates at {who}.}}',
  'prompt.answer.kraken':
    '{me, select, act {{by} sets the Kraken on you. Drive it off?} other {{by} sets the Kraken on {who}.}}',
  'prompt.answer.pirate-captain':
    '{me, select, act {{by} demands a Gold Coin from you. Pay, or lose two cards?} other {{by} demands a Gold Coin from {who}.}}',
  'prompt.take': '{me, select, act {How many cards do your pirates take?} other {{who} decides how much to take.}}',
  'prompt.shed':
    '{me, select, act {Too many cards: discard {extra, plural, one {one} other {#}} of them.} other {{who} is discarding.}}',
  'prompt.over': 'The game is over.',

  'move.play': 'Play {card} on {on}',
  'move.pass': 'Pass: play no card',
  'move.block': 'Block with {card}',
  'move.yield.pirate': 'Let the Pirate through',
  'move.yield.two-pirates': 'Let the Two Pirates through',
  'move.yield.kraken': 'Let the Kraken strike',
  'move.yield.pirate-captain': 'Refuse to pay',
  'move.pay': 'Pay one Gold Coin',
  'move.take': 'Take {count, plural, one {one card} other {# cards}}',
  'move.discard': 'Discard {card}',

  'event.dealt': '{me, select, by {The cards are dealt. You go first.} other {The cards are dealt. {by} goes first.}}',
  'event.turn': '{me, select, by {Your turn.} other {{by} is in turn.}}',
  'event.drew': '{me, select, by {You draw: {card}.} other {{by} draws a card.}}',
  'event.reshuffled': 'The discards are shuffled: {count, plural, one {# card} other {# cards}} to draw from.',
  'event.played':
    '{me, select, by {You play {card} on {on}.} on {{by} plays {card} on you.} other {{by} plays {card} on {on}.}}',
  'event.passed': '{me, select, by {You pass.} other {{by} passes.}}',
  'event.blocked':
    '{me, select, by {You block with {card}.} on {{by} blocks you with {card}.} other {{by} blocks with {card}.}}{thieves, plural, =0 {} other { One pirate gets through.}}',
  'event.yielded':
    '{me, select, by {You let the {attack} through.} on {{by} lets your {attack} through.} other {{by} lets the {attack} through.}}',
  'event.refused':
    '{me, select, by {You refuse to pay.} on {{by} refuses to pay you.} other {{by} refuses to pay {on}.}}',
  'event.paid':
    '{me, select, by {You pay {on} a Gold Coin.} on {{by} pays you a Gold Coin.} other {{by} pays {on} a Gold Coin.}}',
  'event.stole':
    '{me, select, by {You steal from {on}: {count, plural, one {{card}} other {{card} and {second}}}.} on {{by} steals from you: {count, plural, one {{card}} other {{card} and {second}}}.} other {{by} steals {count, plural, one {a card} other {# cards}} from {on}.}}',
  'event.kraken':
    '{me, select, by {Your Kraken strikes {on}} on {The Kraken of {by} strikes you} other {The Kraken of {by} strikes {on}}}: {lost, plural, =0 {no card is lost} one {# card is lost} other {# cards are lost}}. Kraken {count}.{last, select, yes { The ship goes down!} other {}}',
  'event.discarded': '{me, select, by {You discard {card}.} other {{by} discards {card}.}}',
  'event.tie-break':
    'A tie at {coins, plural, one {# coin} other {# coins}}: the tied players put their coins away and play on. Two coins win.',
  'event.revealed': 'All coins are laid open.',
  'event.won':
    '{me, select, by {You win with {coins, plural, one {# coin} other {# coins}}!} other {{by} wins with {coins, plural, one {# coin} other {# coins}}!}}',

  'outcome.coins': '{winner} holds {coins} Gold Coins.',
  'outcome.advanced': '{winner} started the turn with {coins} Gold Coins.',
  'outcome.tie-break': '{winner} won the tie-break with {coins} Gold Coins.',
  'outcome.shipwreck':
    'The Kraken took the ship; {winner} saved the most gold: {coins, plural, one {# coin} other {# coins}}.',

  'why.game-over': 'The game is over.',
  'why.not-your-turn': 'It is the turn of {turn}.',
  'why.only-the-target': 'Only {target}, who is attacked, may answer now.',
  'why.out': 'You are out: only the tied players play the tie-break.',
  'why.no-such-seat': 'Nobody sits there.',
  'why.unknown-move': 'This game has no such move.',
  'why.not-your-card': 'You do not hold that card.',
  'why.choose-a-card': 'Choose the card that you want to play first.',
  'why.not-on-your-turn': '{card}: this card can’t be played on your own turn.',
  'why.no-target': 'Choose another player who holds at least one card.',
  'why.does-not-block': '{card} does not stop {attack}.',
  'why.nothing-demanded': 'Nobody demands a coin from you.',
  'why.pay-with-gold': 'A captain takes only Gold Coins, not {card}.',
  'why.take-how-many': 'You can take {most, plural, one {one card} other {one to # cards}}.',
  'why.not-now.act': 'Now you may play one card or pass.',
  'why.not-now.answer': 'First the attack must be answered.',
  'why.not-now.take': 'First say how many cards your pirates take.',
  'why.not-now.shed': 'You have played already. Now discard down to five cards.',

  'guide.TG-1': 'The cards',
  'guide.TG-1.1':
    'The deck has 54 cards: 13 Pirates, 4 Two Pirates, 10 Officers, 4 Two Officers, 14 Gold Coins, 5 Krakens and 4 Pirate Captains.',
  'guide.TG-2': 'Setting out',
  'guide.TG-2.1':
    'The deck is shuffled and everybody is dealt two cards that only they may see. The other cards are the draw pile.',
  'guide.TG-2.2':
    'Who gives the best impression of a pirate begins: pick that seat in the lobby, or let chance decide. Turns go clockwise.',
  'guide.TG-3': 'Your turn',
  'guide.TG-3.1': 'Your turn starts with a card from the draw pile. Then you play one card, or pass.',
  'guide.TG-3.2':
    'Nobody plays more than one card in a turn, whoever’s turn it is. So you can answer an attack with one card only.',
  'guide.TG-3.3':
    'Five cards is the most you may hold when your turn ends. If you have more, you choose which ones to discard, one by one.',
  'guide.TG-3.4':
    'As soon as you have no card at all, you draw two, even in the middle of an attack. If two players run out in the same step, the player in turn draws first.',
  'guide.TG-3.5':
    'Gold Coins, Officers and Two Officers are not for your own turn. An attack needs a target: another player with at least one card.',
  'guide.TG-4': 'Pirates and Officers',
  'guide.TG-4.1':
    'A Pirate takes one card at random from the target’s hand. Two Pirates take up to two from the same hand, both at once; you may be content with one.',
  'guide.TG-4.2':
    'The target may block with one card. An Officer stops a Pirate, but only one of Two Pirates: the other still takes a card. Two Officers stop either.',
  'guide.TG-4.3': 'The target is always asked, whatever it holds, so the question itself gives nothing away.',
  'guide.TG-4.4':
    'Stealing is blind. Only the thief and the victim learn which card moved; the hands are mixed, so nobody else can follow it.',
  'guide.TG-5': 'The Kraken and the Pirate Captain',
  'guide.TG-5.1':
    'Against a Kraken only a Pirate Captain helps: then both cards are discarded and the attack has failed. Otherwise the target’s whole hand is discarded.',
  'guide.TG-5.2': 'A Kraken that has struck is put aside for good. The third one destroys the ship and ends the game.',
  'guide.TG-5.3':
    'A Pirate Captain on your own turn demands a Gold Coin. The target pays one, or you take two cards at random instead (or what there is). Even a rich target may refuse; a poor one is asked all the same.',
  'guide.TG-5.4': 'Officers are no help against a Pirate Captain.',
  'guide.TG-6': 'The end',
  'guide.TG-6.1':
    'The first to hold four Gold Coins wins at once, no matter whose turn it is. If two players get there in the same step, the player in turn wins.',
  'guide.TG-6.2': 'If the ship is destroyed, everybody lays open their coins and nothing else. The most coins win.',
  'guide.TG-6.3':
    'With three or more players the victim of the last Kraken loses the hand before the coins are counted, and draws no new cards. With two players the last Kraken ends the game but takes nothing.',
  'guide.TG-6.4':
    'After a tie the tied players put their coins on the discard pile and play on with the rest, starting with the next of them clockwise. Now two coins win. All others are out and their hands are discarded. A Kraken still empties a hand and is put aside, but no longer ends anything. A tie at no coins counts too.',
  'guide.TG-6.5':
    'Played and discarded cards go to the discard pile. When the draw pile is empty, the discards are shuffled into a new one; Krakens that struck stay away. If there is nothing to draw, nothing is drawn.',
  'guide.TG-9': 'Other ways to play',
  'guide.TG-9.1':
    'Advanced: you win only if you hold four coins when your turn starts. Everybody gets a chance to rob you first.',
  'guide.TG-9.2': 'Longer: the ship survives until the fourth or the fifth Kraken.',

  'picture.all': 'All seven kinds of cards',
  'picture.kept': 'Never played on your own turn',
  'picture.thieves': 'One thief, or two',
  'picture.half': 'One Officer leaves one pirate',
  'picture.shield': 'Only a Captain drives the Kraken off',
  'picture.demand': 'Your coin, or two of your cards',
  'picture.win': 'Four coins win',
  'picture.wreck': 'The third Kraken sinks the ship',
  'picture.tie': 'Two coins win the tie-break',
} as const;

/** A key of this game's catalogue. */
export type Word = keyof typeof words;
