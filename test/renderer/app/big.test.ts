import { describe, expect, it } from 'vitest';
import { worthCaption } from '../../../src/renderer/app/big/use-latest.ts';
import { newSession, sessionAfter, wantedViewer } from '../../../src/renderer/app/table/session.ts';
import { befell, update, watched } from './tables.ts';

describe('the big screen', () => {
  it('asks for what lies open, whatever happens and whoever is asked', () => {
    let session = newSession([]);
    for (const acting of [[0], [1], [0, 1]]) {
      const seq = (session.show?.shown.seq ?? -1) + 1;
      session = sessionAfter(session, { type: 'watched', watched: watched(update(seq, 'public', acting)) }, befell);
      session = sessionAfter(session, { type: 'settled', seq }, befell);
      for (const type of ['look', 'read', 'hide'] as const) session = sessionAfter(session, { type }, befell);
      expect(wantedViewer(session)).toBe('public');
      expect(session.stage).toEqual({ at: 'table' });
    }
  });
});

describe('the caption of the big screen', () => {
  const cues = { stole: { beat: 1, caption: true }, turn: { beat: 1 } };
  const log = (...types: string[]) => types.map((type, seq) => ({ seq, event: { type } }));
  const isTold = ({ type }: { type: string }) => type !== 'silent';

  it('is the last event that is worth one, not the small ones after it', () => {
    expect(worthCaption(log('stole', 'turn', 'silent'), cues, isTold)?.event.type).toBe('stole');
  });

  it('is the last one that is told, where none is worth one', () => {
    expect(worthCaption(log('turn', 'drew', 'silent'), cues, isTold)?.event.type).toBe('drew');
    expect(worthCaption(log('silent'), cues, isTold)).toBeUndefined();
  });
});
