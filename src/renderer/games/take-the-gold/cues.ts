import type { CueTable } from '../../scene/cues.ts';

/** How each event of Take the Gold is shown. */
export const cues: CueTable = {
  dealt: { beat: 500, caption: true },
  turn: { beat: 250 },
  drew: { beat: 320 },
  reshuffled: { beat: 700, brings: ['draw'], caption: true },
  played: { beat: 1000, caption: true },
  passed: { beat: 500, caption: true },
  blocked: { beat: 1100, lead: 100, effect: 'clash', at: 'by', caption: true },
  yielded: { beat: 400 },
  paid: { beat: 1000, effect: 'glint', at: 'to', caption: true },
  stole: { beat: 1100, effect: 'grab', at: 'from', brings: ['hand:{by}'], caption: true },
  'stole-nothing': { beat: 700, caption: true },
  kraken: { beat: 2400, lead: 1100, effect: 'tentacles', at: 'on', brings: ['aside'], caption: true },
  discarded: { beat: 350 },
  'tie-break': { beat: 1500, effect: 'ring', brings: ['discard'], caption: true },
  revealed: { beat: 900, effect: 'shipwreck', caption: true },
  won: { beat: 2200, effect: 'coin-shower', at: 'seat', caption: true },
};
