/** What the table says of what lies on it, English. */
export const tableWords = {
  'card.encounter-1': 'First Encounter',
  'card.encounter-2': 'Second Encounter',
  'card.encounter-3': 'Third Encounter',
  'card.encounter-1.help':
    'The highest crew claims it. Two Encounters win the whole pool; in a tie for the highest nobody claims.',
  'card.encounter-2.help':
    'Whoever claimed the first one goes first. Two Encounters win the whole pool; in a tie for the highest nobody claims.',
  'card.encounter-3.help':
    'The last one of the Adventure: then the treasure is distributed, whole or card by card in the order of the Encounters.',
  'card.encounter-1.rule': 'CW-4.7',
  'card.encounter-2.rule': 'CW-4.1',
  'card.encounter-3.rule': 'CW-6.2',

  'piece.pool': 'Pool: {count}',
  'piece.undealt': 'Not dealt: {count}',
  'piece.discard': 'Discarded: {count}',
  'piece.out': 'Spent: {count}',

  'status.crew': '{count} crew',
  'status.items': '{count, plural, one {# Item} other {# Items}}',
  'status.stole': 'Has stolen',
  'status.gold': '{gold} gold',
  'status.deck': '{count} in the deck',
  'status.purse': '{coins, plural, one {# coin} other {# coins}}{ious, plural, =0 {} one {, # IOU} other {, # IOUs}}',
  'total.starting': '{who} is Starting Captain.',
  'total.claimed': '{who} has claimed Encounter {number}.',
  'total.deal': '{deal, select, bet {{who} has bet.} borrow {{who} has borrowed.} other {{who} has stolen.}}',
  'total.stack':
    '{count, plural, =0 {{who} has claimed no treasure.} one {{who} has claimed # treasure: {gold} gold.} other {{who} has claimed # treasures: {gold} gold.}}',
  'status.adventure': 'Adventure {adventure}, Encounter {encounter} of 3',
  'status.unclaimed': 'Encounter {number}: claimed by nobody',
  'status.known': 'You know in the pool: {card}',

  'detail.printed': '{who} has played {card}: {value}',
  'detail.change': '{card} of {who}: {way, select, less {−} other {+}}{value}',
  'detail.wins-ties': 'Lucky Coin: {who} wins ties',
  'detail.worth': 'The crew of {who} is worth {worth} now.',

  'account.claimed': 'Claimed treasure',
  'account.coins': 'Gold Coins',
  'account.deck': 'Cards left in the deck',
  'account.items': 'Items in hand',
  'account.ious': 'IOUs',

  'phase.encounter': 'Encounters',
  'phase.distribution': 'Distribution',
} as const;
