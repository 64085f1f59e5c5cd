import { guideWords } from './guide.en.ts';

/**
 * All that people read in Guns or Treasure, English, ICU MessageFormat.
 *
 * `{me, select, ...}` says which part the reader has in what happened: `by`, `on`, or `other`; in a prompt `act`, or `other`.
 */
export const words = {
  title: 'Guns or Treasure',
  tagline: 'Build ships that others misjudge, then plunder theirs.',

  'card.gun-1': 'Guns 1',
  'card.gun-2': 'Guns 2',
  'card.gun-3': 'Guns 3',
  'card.gun-4': 'Guns 4',
  'card.gun-5': 'Guns 5',
  'card.treasure-1': 'Treasure 1',
  'card.treasure-2': 'Treasure 2',
  'card.treasure-3': 'Treasure 3',
  'card.treasure-4': 'Treasure 4',
  'card.treasure-5': 'Treasure 5',
  'card.bomb': 'Bomb',
  'card.back': 'A hidden card',
  'card.gun-1.help': 'Adds one gun to its ship.',
  'card.gun-2.help': 'Adds two guns to its ship.',
  'card.gun-3.help': 'Adds three guns to its ship.',
  'card.gun-4.help': 'Adds four guns to its ship.',
  'card.gun-5.help': 'Adds five guns to its ship.',
  'card.treasure-1.help': 'Worth one treasure to who brings it home.',
  'card.treasure-2.help': 'Worth two treasure to who brings it home.',
  'card.treasure-3.help': 'Worth three treasure to who brings it home.',
  'card.treasure-4.help': 'Worth four treasure to who brings it home.',
  'card.treasure-5.help': 'Worth five treasure to who brings it home.',
  'card.bomb.help':
    'In a fight it destroys both ships with all their cards. A ship that retreats is in no danger from its bomb.',
  'card.gun-1.rule': 'GT-4.3',
  'card.gun-2.rule': 'GT-4.3',
  'card.gun-3.rule': 'GT-4.3',
  'card.gun-4.rule': 'GT-4.3',
  'card.gun-5.rule': 'GT-4.3',
  'card.treasure-1.rule': 'GT-4.4',
  'card.treasure-2.rule': 'GT-4.4',
  'card.treasure-3.rule': 'GT-4.4',
  'card.treasure-4.rule': 'GT-4.4',
  'card.treasure-5.rule': 'GT-4.4',
  'card.bomb.rule': 'GT-4.5',

  'card.powder-queen': 'The Powder Queen',
  'card.old-spyglass': 'Old Spyglass',
  'card.fuse-annie': 'Fuse Annie',
  'card.smuggler': 'The Smuggler',
  'card.commodore': 'The Commodore',
  'card.drydock-master': 'The Drydock Master',
  'card.salvager': 'The Salvager',
  'card.taxman': 'The Taxman',
  'card.powder-queen.help':
    'Side A: your ship of exactly two cards attacks with 2 more guns. Side B: your ships defend with 2 more guns.',
  'card.old-spyglass.help':
    'Side A: before you attack, look at one stern card of the target. Side B: when Marauding starts, look at all stern cards of one enemy ship.',
  'card.fuse-annie.help':
    'Side A: a bomb on your attacking ship destroys only the target; your ship loses that bomb and sails on. Side B: once a game, the first enemy bomb in a fight with you is discarded without effect.',
  'card.smuggler.help':
    'Side A: when you retreat a ship, turn over the top Ship card: Treasure of 3 or less goes to your stash, anything else is discarded. Side B: you may retreat already on your first turn.',
  'card.commodore.help':
    'Side A: your ships win ties when they defend. Side B: your first attack of the Marauding phase has 3 more guns.',
  'card.drydock-master.help':
    'Side A: at the end of rounds 1 to 3 you draw one card more and discard one. Side B: when Shipbuilding ends, you may move one stern card from one of your ships to another, if two or more cards stay behind.',
  'card.salvager.help':
    'Side A: when your ship with 2 or more Treasure cards is defeated, you keep the lowest. Side B: when a bomb destroys your ship with 2 or more Treasure cards, you keep the highest.',
  'card.taxman.help':
    'Side A: at Scoring you get 2 more for each enemy ship that you defeated. Side B: at Scoring you take the lowest Treasure card of the player with the most treasure, if that is not you and the player has 9 or more of them.',
  'card.powder-queen.rule': 'GT-1.2',
  'card.old-spyglass.rule': 'GT-1.2',
  'card.fuse-annie.rule': 'GT-1.2',
  'card.smuggler.rule': 'GT-1.2',
  'card.commodore.rule': 'GT-1.2',
  'card.drydock-master.rule': 'GT-1.2',
  'card.salvager.rule': 'GT-1.2',
  'card.taxman.rule': 'GT-1.2',
  'power.broadside': 'ships of exactly two cards attack with 2 more guns.',
  'power.bulwark': 'ships defend with 2 more guns.',
  'power.spy': 'looks at one stern card of the target before an attack.',
  'power.scout': 'looks at all stern cards of one enemy ship when Marauding starts.',
  'power.fuse': 'a bomb on the attacking ship destroys only the target.',
  'power.defuse': 'the first enemy bomb of the game has no effect.',
  'power.smuggle': 'turns over the top Ship card with every retreat, and stashes it if it is Treasure of 3 or less.',
  'power.slip-away': 'may retreat already on the first turn.',
  'power.hold-fast': 'wins ties in defence.',
  'power.first-strike': 'the first attack has 3 more guns.',
  'power.pick': 'draws one card more after rounds 1 to 3, and discards one.',
  'power.refit': 'may move one stern card when Shipbuilding ends.',
  'power.salvage-lowest': 'keeps the lowest of 2 or more Treasure cards of a defeated ship.',
  'power.salvage-highest': 'keeps the highest of 2 or more Treasure cards of a ship destroyed by a bomb.',
  'power.bounty': 'gets 2 treasure for each enemy ship defeated.',
  'power.tax': 'takes the lowest of 9 or more Treasure cards of the richest player.',

  armada: 'the Armada',
  'phrase.arrg': 'Arrg!',
  'phrase.walk-the-plank': 'Walk the plank!',
  'phrase.shiver-my-timbers': 'Shiver my timbers!',
  'phrase.yo-ho-ho': 'Yo ho ho!',
  'phrase.avast': 'Avast!',
  'phrase.all-hands': 'All hands on deck!',

  'option.captains': 'Captains',
  'option.captains.help': 'Everybody gets a captain with a special power. Better left out of a first game.',
  'option.captains.true': 'On',
  'option.captains.false': 'Off',
  'option.longer': 'Longer',
  'option.longer.help': 'Play until somebody has won two games.',
  'option.longer.true': 'On',
  'option.longer.false': 'Off',
  'option.bluff': 'Pirate’s Bluff',
  'option.bluff.help': 'After rounds 1 to 3 everybody steals a card from the left neighbour.',
  'option.bluff.true': 'On',
  'option.bluff.false': 'Off',
  'option.captured': 'Captured Treasure',
  'option.captured.help': 'A ship that wins a fight takes the treasure aboard and stays in play.',
  'option.captured.true': 'On',
  'option.captured.false': 'Off',
  'option.armada': 'Spanish Armada',
  'option.armada.help': 'Three neutral ships join in, with a card from everybody. For two to five players.',
  'option.armada.true': 'On',
  'option.armada.false': 'Off',
  'option.open-drydock': 'Open drydock',
  'option.open-drydock.help': 'Cards are seen as soon as they are placed, not only when all have placed theirs.',
  'option.open-drydock.true': 'On',
  'option.open-drydock.false': 'Off',

  'status.cards': '{count, plural, =0 {no card} one {# card} other {# cards}}',
  'status.ships': '{count, plural, =0 {no ship} one {# ship} other {# ships}}',
  'status.leads': 'leads',
  'status.stash': '{count, plural, =0 {nothing stashed} one {# card stashed} other {# cards stashed}}',
  'status.wins': '{count, plural, =0 {no game won} one {# game won} other {# games won}}',
  'status.game': 'Game {game}',
  'status.round': 'Shipbuilding, round {round}',
  'status.marauding': 'Marauding',
  'status.scoring': 'Scoring',
  'status.total': '{who}: {treasure} treasure',
  'phase.setup': 'Setup',
  'phase.shipbuilding': 'Shipbuilding',
  'phase.armada': 'The Armada',
  'phase.marauding': 'Marauding',
  'phase.scoring': 'Scoring',
  'piece.deck': 'Deck: {count}',
  'piece.discard': 'Discards: {count}',
  'piece.armada': 'Armada: {count}',
  'piece.launch': 'New ship',
  'piece.stash': 'Harbour: {count}',

  'prompt.sides': '{me, select, act {Choose a side of your captain.} other {The captains are being chosen.}}',
  'prompt.building':
    '{me, select, act {Play {left, plural, one {one more card} other {# cards}}: start a ship, or add to one of yours.} other {The others are still building.}}',
  'prompt.signal':
    '{me, select, act {Everybody has built. End the round with a pirate phrase!} other {{who} ends the round with a pirate phrase.}}',
  'prompt.toss': 'Discard a card.',
  'prompt.show': 'Choose the card to lay down open. The other one will lie hidden.',
  'prompt.laying': 'The others are still laying down cards.',
  'prompt.choosing':
    '{me, select, act {Steal one of the two cards of {left}.} other {The others are still choosing what to steal.}}',
  'prompt.picking':
    '{me, select, act {You drew one card more than the others: discard one.} other {{who} is discarding a card.}}',
  'prompt.refit':
    '{me, select, act {You may move one stern card to another of your ships.} other {{who} may move a stern card.}}',
  'prompt.crewing':
    '{me, select, act {Add one of your cards to each ship of the Armada: {left} to go.} other {The others are still adding cards to the Armada.}}',
  'prompt.scouting': '{me, select, act {Look into one enemy ship.} other {{who} may look into a ship.}}',
  'prompt.turn.attack': '{me, select, act {Your first turn: attack!} other {{who} must attack.}}',
  'prompt.turn.choice': '{me, select, act {Your turn: attack, or retreat a ship.} other {{who} attacks or retreats.}}',
  'prompt.turn.retreat':
    '{me, select, act {There is nobody to attack: retreat a ship.} other {{who} has nobody to attack and retreats.}}',
  'prompt.aim': '{me, select, act {Choose the ship that attacks.} other {{who} is choosing the ship that attacks.}}',
  'prompt.harbour': '{me, select, act {You won this game. Begin the next one!} other {{who} begins the next game.}}',
  'prompt.over': 'The game is over.',

  'move.side': 'Side {side}: {power}',
  'move.launch': 'Start a ship with {card}',
  'move.build': 'Add {card} to ship {ship} ({bow})',
  'move.signal': '“{phrase}”',
  'move.toss': 'Discard {card}',
  'move.show': 'Lay {card} open',
  'move.steal.open': 'Steal {card}',
  'move.steal.hidden': 'Steal the hidden card',
  'move.discard': 'Discard {card}',
  'move.shift': 'Move {card} to ship {ship} ({bow})',
  'move.keep': 'Leave the ships as they are',
  'move.crew': 'Add {card} to ship {ship} of the Armada ({bow})',
  'move.scout': 'Look into ship {ship} of {owner} ({bow})',
  'move.spy': 'Look at card {place} of ship {ship} of {owner} ({bow})',
  'move.attack': 'Attack with ship {own} ({ownBow}): ship {ship} of {owner} ({bow})',
  'move.retreat': 'Retreat ship {ship} ({bow}): {treasure} treasure',
  'move.sail': 'Begin the next game',

  'event.captain-dealt': 'Your captain is {captain}.',
  'event.captain':
    '{me, select, by {You have {captain}, side {side}: {power}} other {{by} has {captain}, side {side}: {power}}}',
  'event.dealt':
    '{game, plural, =1 {The cards are dealt.} other {Game #: the cards are dealt.}} {me, select, by {You lead.} other {{by} leads.}}',
  'event.ready': '{me, select, by {You are ready.} other {{by} is ready.}}',
  'event.launched': '{me, select, by {You start a ship: {card}.} other {{by} starts a ship: {card}.}}',
  'event.built':
    '{me, select, by {You add {count, plural, =1 {{card}} =2 {{card} and {second}} other {{card}, {second} and {third}}} to your ship {bow}.} other {{by} adds {count, plural, one {a card} other {# cards}} to the ship {bow}.}}',
  'event.signalled': '{me, select, by {You cry “{phrase}”} other {{by} cries “{phrase}”}} Round {round} is over.',
  'event.drew':
    '{me, select, by {You draw {count, plural, =1 {{card}} =2 {{card} and {second}} =3 {{card}, {second} and {third}} =4 {{card}, {second}, {third} and {fourth}} other {# cards}}.} other {{by} draws {count, plural, one {a card} other {# cards}}.}}',
  'event.reshuffled': 'The discards are shuffled: {count, plural, one {# card} other {# cards}} to draw from.',
  'event.lead': 'Round {round}. {me, select, by {You lead.} other {{by} leads.}}',
  'event.cleaned':
    '{me, select, by {You discard} other {{by} discards}} {ships, plural, =0 {} one {an incomplete ship} other {# incomplete ships}}{both, select, yes { and } other {}}{leftover, plural, =0 {} one {a leftover card} other {# leftover cards}}.',
  'event.discarded': '{me, select, by {You discard {card}.} other {{by} discards a card, face down.}}',
  'event.shifted':
    '{me, select, by {You move a stern card to another ship.} other {{by} moves a stern card to another ship.}}',
  'event.laid':
    '{me, select, by {You lay {card} open and {second} hidden.} other {{by} lays {card} open and another card hidden.}}',
  'event.stole-open':
    '{me, select, by {You steal {card} from {on}.} on {{by} steals {card} from you.} other {{by} steals {card} from {on}.}}',
  'event.stole-hidden':
    '{me, select, by {You steal the hidden card of {on}: {card}.} on {{by} steals your hidden card: {card}.} other {{by} steals the hidden card of {on}.}}',
  'event.mustered': 'The Spanish Armada appears: {card}, {second} and {third}.',
  'event.crewed': 'Everybody has added a card to each ship of the Armada.',
  'event.dispersed':
    '{count, plural, one {The last ship of the Armada sails away.} other {The last # ships of the Armada sail away.}}',
  'event.marauding.treasure':
    '{me, select, by {You show the most treasure ({treasure}) and go first.} other {{by} shows the most treasure ({treasure}) and goes first.}}',
  'event.marauding.guns':
    '{me, select, by {A tie in treasure: you show the most guns ({guns}) and go first.} other {A tie in treasure: {by} shows the most guns ({guns}) and goes first.}}',
  'event.marauding.coin':
    '{me, select, by {A tie: the coin falls for you, you go first.} other {A tie: the coin falls for {by}, who goes first.}}',
  'event.scouted':
    '{me, select, by {You look into a ship of {on}.} on {{by} looks into your ship.} other {{by} looks into a ship of {on}.}}',
  'event.spied':
    '{me, select, by {You look at a stern card of {on}: {card}.} on {{by} looks at a stern card of yours.} other {{by} looks at a stern card of {on}.}}',
  'event.turn': '{me, select, by {Your turn.} other {{by} is in turn.}}',
  'event.attacked': '{me, select, by {You attack {on}.} on {{by} attacks you.} other {{by} attacks {on}.}}',
  'event.defused':
    '{me, select, by {You put out the fuse of the enemy bomb.} other {{by} puts out the fuse of the enemy bomb.}}',
  'event.exploded.both': 'A bomb! Both ships go down with all they carry.',
  'event.exploded.target':
    '{me, select, by {Your bomb sinks the ship of {on}; yours sails on.} on {The bomb of {by} sinks your ship.} other {The bomb of {by} sinks the ship of {on}.}}',
  'event.defeated':
    '{me, select, by {You win with {guns} guns to {against}.} on {{by} defeats your ship with {guns} guns to {against}.} other {{by} wins against {on} with {guns} guns to {against}.}}',
  'event.defeated.by-armada':
    '{me, select, on {The Armada defeats your ship with {guns} guns to {against}.} other {The Armada defeats the ship of {on} with {guns} guns to {against}.}} All is lost.',
  'event.salvaged': '{me, select, by {You salvage {card}.} other {{by} salvages {card}.}}',
  'event.stashed': '{me, select, by {You stash} other {{by} stashes}} {treasure} treasure.',
  'event.captured':
    '{me, select, by {Your ship takes {treasure} treasure aboard.} other {The ship of {by} takes {treasure} treasure aboard.}}',
  'event.retreated':
    '{me, select, by {Your ship reaches the harbour with {treasure} treasure.} other {A ship of {by} reaches the harbour with {treasure} treasure.}}',
  'event.smuggled':
    '{me, select, by {You turn over {card} and {kept, select, yes {stash} other {discard}} it.} other {{by} turns over {card} and {kept, select, yes {stashes} other {discards}} it.}}',
  'event.bounty':
    '{me, select, by {You get {treasure} for} other {{by} gets {treasure} for}} {ships, plural, one {# defeated ship} other {# defeated ships}}.',
  'event.taxed':
    '{me, select, by {You take {card} from {on}.} on {{by} takes {card} from you.} other {{by} takes {card} from {on}.}}',
  'event.scored':
    '{me, select, by {You have} other {{by} has}} {treasure} treasure ({count, plural, =0 {no card} one {# card} other {# cards}}).',
  'event.won.treasure':
    '{me, select, by {You win with {treasure} treasure!} other {{by} wins with {treasure} treasure!}}',
  'event.won.cards':
    '{me, select, by {A tie at {treasure} treasure: you win with more cards!} other {A tie at {treasure} treasure: {by} wins with more cards!}}',
  'event.won.order':
    '{me, select, by {A tie at {treasure} treasure: you win, because you came first in turn!} other {A tie at {treasure} treasure: {by} wins, who came first in turn!}}',
  'event.flipped': '{me, select, by {You turn {captain} to side B.} other {{by} turns {captain} to side B.}}',
  'event.match':
    '{me, select, by {You win the match with {wins} games!} other {{by} wins the match with {wins} games!}}',

  'outcome.treasure': '{winner} has the most treasure: {treasure}.',
  'outcome.cards': 'A tie at {treasure} treasure; {winner} has the most Treasure cards.',
  'outcome.order': 'A tie at {treasure} treasure and in cards; {winner} came first in Marauding.',
  'outcome.match': '{winner} has won {wins} games.',

  'why.game-over': 'The game is over.',
  'why.no-such-seat': 'Nobody sits there.',
  'why.unknown-move': 'This is no move of this moment.',
  'why.not-your-card': 'You do not hold that card.',
  'why.placed': 'That card has been placed already. A placed card stays where it is.',
  'why.not-your-ship': 'Choose one of your own ships.',
  'why.choose-your-ship': 'Choose one of your own ships first.',
  'why.own-target': 'You can’t attack your own ship.',
  'why.no-target': 'Choose an enemy ship to attack.',
  'why.sighted': 'You have looked at another ship: that one is the target now.',
  'why.attack-first': 'On your first turn you must attack.',
  'why.choose-a-side': 'A captain has a side A and a side B.',
  'why.no-such-phrase': 'No pirate says that. Choose one of the phrases.',
  'why.toss-first': 'First discard a card.',
  'why.tossed-already': 'You have discarded a card already. Now choose the one to lay down open.',
  'why.steal-from-the-left': 'Steal one of the two cards that lie before {left}.',
  'why.choose-a-stern': 'Choose a stern card of one of your ships.',
  'why.too-few-left': 'At least {left} cards must stay behind on that ship.',
  'why.same-ship': 'Move the card to another ship.',
  'why.not-the-armada': 'Choose a ship of the Armada.',
  'why.crewed-already': 'You have added a card to that ship already.',
  'why.choose-an-enemy-ship': 'Choose an enemy ship with hidden cards.',
  'why.choose-an-enemy-stern': 'Choose a hidden card of an enemy ship.',
  'why.no-spyglass': 'Only Old Spyglass may look at a card before an attack.',
  'why.done.sides': 'You have chosen a side already.',
  'why.done.building': 'You have played your three cards. Wait for the others.',
  'why.done.laying': 'Your cards lie on the table. Wait for the others.',
  'why.done.choosing': 'You have chosen a card to steal. Wait for the others.',
  'why.done.crewing': 'You have added your cards to the Armada. Wait for the others.',
  'why.waiting.signal': '{who} leads and ends the round.',
  'why.waiting.picking': '{who} has to discard a card first.',
  'why.waiting.refit': '{who} may move a stern card first.',
  'why.waiting.scouting': '{who} may look into a ship first.',
  'why.waiting.turn': 'It is the turn of {who}.',
  'why.waiting.aim': 'It is the turn of {who}.',
  'why.waiting.harbour': '{who} won and begins the next game.',
  'why.not-now.sides': 'First choose a side of your captain.',
  'why.not-now.building': 'Now ships are built: start a ship, or add a card to one of yours.',
  'why.not-now.signal': 'The round is over as soon as you say so.',
  'why.not-now.laying': 'Now cards are laid down for Pirate’s Bluff.',
  'why.not-now.choosing': 'Now choose a card to steal.',
  'why.not-now.picking': 'First discard a card.',
  'why.not-now.refit': 'First move a stern card, or leave your ships as they are.',
  'why.not-now.crewing': 'Now add your cards to the Armada.',
  'why.not-now.scouting': 'First look into an enemy ship.',
  'why.not-now.turn': 'Attack, or retreat a ship.',
  'why.not-now.aim': 'You have looked at the target: now attack it.',
  'why.not-now.harbour': 'First begin the next game.',

  ...guideWords,
} as const;
