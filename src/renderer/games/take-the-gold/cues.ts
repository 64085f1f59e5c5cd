import type { CueTable } from '../../scene/cues.ts';

/** How each event of Take the Gold is shown. */
export const cues: CueTable = {
  dealt: { beat: 500, sound: 'deal', caption: true },
  turn: { beat: 250 },
  drew: { beat: 320, from: 'draw', sound: 'card-slide' },
  reshuffled: { beat: 700, sound: 'shuffle', brings: ['draw'], caption: true },
  played: { beat: 1000, sound: 'card-land', alarm: true, caption: true },
  passed: { beat: 500, sound: 'knock', caption: true },
  blocked: { beat: 1100, sound: 'clash', lead: 100, effect: 'clash', at: 'by', caption: true },
  yielded: { beat: 400, sound: 'card-flip' },
  paid: { beat: 1000, sound: 'coin', effect: 'glint', at: 'to', caption: true },
  stole: { beat: 1100, sound: 'grab', alarm: true, effect: 'grab', at: 'from', brings: ['hand:{by}'], caption: true },
  kraken: {
    beat: 2400,
    sound: 'kraken',
    alarm: true,
    lead: 1100,
    effect: 'tentacles',
    at: 'on',
    brings: ['aside'],
    caption: true,
  },
  discarded: { beat: 350, sound: 'card-land' },
  'tie-break': { beat: 1500, sound: 'cannon', effect: 'ring', brings: ['discard'], caption: true },
  revealed: { beat: 900, sound: 'shipwreck', effect: 'shipwreck', caption: true },
  won: { beat: 2200, sound: 'coins', effect: 'coin-shower', at: 'seat', caption: true },
};
