import { describe, expect, it, vi } from 'vitest';
import type { Push, Reply, Request } from '../../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../../src/protocol/settings.ts';
import { CHANNELS, type Wire } from '../../../src/protocol/wire.ts';
import { ask, problemOf, SaidNo } from '../../../src/renderer/app/ask.ts';
import { HostLink } from '../../../src/renderer/app/host.ts';
import { checked, socketWire, WireLost } from '../../../src/renderer/app/wire.ts';

const HELLO = { protocol: 1, version: '1.2.3', local: true, settings: DEFAULT_SETTINGS };

/** A wire that answers as told; what is pushed into it is heard. */
function fakeWire(answers: (request: Request) => unknown) {
  const heard = new Set<(push: Push) => void>();
  const connections = new Set<(connected: boolean) => void>();
  const asked: Request[] = [];
  const wire: Wire = {
    async call(request) {
      asked.push(request);
      return answers(request) as Reply;
    },
    onPush: (listener) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
    onConnection: (listener) => {
      connections.add(listener);
      return () => connections.delete(listener);
    },
  };
  return {
    wire,
    asked,
    push: (push: unknown) => heard.forEach((listener) => void listener(push as Push)),
    connect: (is: boolean) => connections.forEach((listener) => void listener(is)),
  };
}

const good = (request: Request) => ({
  id: 1,
  ok: true,
  result: request.type === 'hello' ? HELLO : request.type === 'tables' ? [] : DEFAULT_SETTINGS,
});

describe('asking the host', () => {
  it('gives the checked result', async () => {
    await expect(ask(fakeWire(good).wire, { type: 'tables' })).resolves.toEqual([]);
  });

  it('throws the host’s own sentence when it refuses', async () => {
    const problem = { key: 'host.stale', rule: 'TG-3.2' };
    const { wire } = fakeWire(() => ({ id: 1, ok: false, problem }));
    const error = await ask(wire, { type: 'tables' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SaidNo);
    expect(problemOf(error)).toEqual(problem);
  });

  it('does not take a result of another shape', async () => {
    await expect(ask(fakeWire(() => ({ id: 1, ok: true, result: 'x' })).wire, { type: 'tables' })).rejects.toThrow();
    await expect(checked(fakeWire(() => 'x').wire).call({ type: 'tables' })).rejects.toThrow();
  });

  it('does not hear what is no push', () => {
    const { wire, push } = fakeWire(good);
    const heard: Push[] = [];
    checked(wire).onPush((one) => heard.push(one));
    push({ type: 'nonsense' });
    push({ type: 'tables', tables: [] });
    expect(heard).toEqual([{ type: 'tables', tables: [] }]);
  });
});

describe('the host as a page knows it', () => {
  const greeted = async () => {
    const fake = fakeWire(good);
    const link = new HostLink(fake.wire);
    fake.connect(true);
    await expect.poll(() => link.state().connection).toBe('connected');
    return { ...fake, link };
  };

  it('is greeted first, then asked for its tables', async () => {
    const { asked, link } = await greeted();
    expect(asked.map(({ type }) => type)).toEqual(['hello', 'tables']);
    expect(link.state()).toMatchObject({ epoch: 1, version: '1.2.3', tables: [] });
  });

  it('a lost connection is said, and one that is back is greeted anew', async () => {
    const { connect, link } = await greeted();
    connect(false);
    expect(link.state().connection).toBe('lost');
    connect(true);
    await expect.poll(() => link.state().connection).toBe('connected');
    expect(link.state().epoch).toBe(2);
  });

  it('a host that does not talk to us says why', async () => {
    const fake = fakeWire(() => ({ id: 1, ok: false, problem: { key: 'host.other-protocol' } }));
    const link = new HostLink(fake.wire);
    fake.connect(true);
    await expect.poll(() => link.state().refused).toEqual({ key: 'host.other-protocol' });
  });

  it('keeps notices until they are put away', async () => {
    const { push, link } = await greeted();
    push({ type: 'notice', table: null, problem: { key: 'host.settings-damaged' } });
    const [notice] = link.state().notices;
    expect(notice?.problem.key).toBe('host.settings-damaged');
    link.dismiss(notice?.id ?? -1);
    expect(link.state().notices).toEqual([]);
  });

  it('offers what can still be done about something for a while, and then no more', async () => {
    const { link } = await greeted();
    vi.useFakeTimers();
    try {
      link.offer({ key: 'voyage.removed' }, { label: { key: 'voyage.restore' }, run: () => {} });
      expect(link.state().notices.map(({ action }) => action?.label.key)).toEqual(['voyage.restore']);
      vi.advanceTimersByTime(29_000);
      expect(link.state().notices).toHaveLength(1);
      vi.advanceTimersByTime(2000);
      expect(link.state().notices).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('asks for the list of tables anew, and keeps the old one when that fails', async () => {
    let isGone = false;
    const fake = fakeWire((request) => (isGone ? Promise.reject(new Error('gone')) : good(request)));
    const link = new HostLink(fake.wire);
    fake.connect(true);
    await expect.poll(() => link.state().connection).toBe('connected');
    await link.refresh();
    expect(fake.asked.map(({ type }) => type)).toEqual(['hello', 'tables', 'tables']);
    isGone = true;
    await link.refresh();
    expect(link.state().tables).toEqual([]);
  });

  it('is not turned back by the answer to an earlier change of settings', async () => {
    const replies: ((value: unknown) => void)[] = [];
    const fake = fakeWire((request) =>
      request.type === 'keep-settings' ? new Promise((answer) => replies.push(answer)) : good(request),
    );
    const link = new HostLink(fake.wire);
    fake.connect(true);
    await expect.poll(() => link.state().connection).toBe('connected');
    const fast = { ...DEFAULT_SETTINGS, speed: 'fast' as const };
    const silent = { ...fast, muted: true };
    const kept = [link.keepSettings(fast), link.keepSettings(silent)];
    await expect.poll(() => replies.length).toBe(2);
    replies[0]?.({ id: 1, ok: true, result: fast });
    await kept[0];
    expect(link.state().settings).toEqual(silent);
    replies[1]?.({ id: 2, ok: true, result: silent });
    await kept[1];
    expect(link.state().settings).toEqual(silent);
  });

  it('changes no settings before it knows them', async () => {
    const fake = fakeWire(good);
    const link = new HostLink(fake.wire);
    await link.keepSettings({ ...DEFAULT_SETTINGS, speed: 'fast' });
    expect(fake.asked).toEqual([]);
    expect(link.state().settings).toEqual(DEFAULT_SETTINGS);
  });

  it('shows the old settings again, and why, when they can’t be kept', async () => {
    let isFull = false;
    const fake = fakeWire((request) =>
      isFull && request.type === 'keep-settings'
        ? { id: 1, ok: false, problem: { key: 'host.not-written' } }
        : good(request),
    );
    const link = new HostLink(fake.wire);
    fake.connect(true);
    await expect.poll(() => link.state().connection).toBe('connected');
    isFull = true;
    const kept = link.keepSettings({ ...DEFAULT_SETTINGS, speed: 'fast' });
    expect(link.state().settings.speed).toBe('fast');
    await kept;
    expect(link.state().settings.speed).toBe('normal');
    expect(link.state().notices.map(({ problem }) => problem.key)).toEqual(['host.not-written']);
  });
});

describe('a socket as a wire', () => {
  const socketOf = (connected: boolean, answer: () => Promise<unknown>) => {
    const sent: unknown[] = [];
    const socket = {
      connected,
      on: () => socket,
      off: () => socket,
      emitWithAck: (channel: string, call: unknown) => {
        sent.push([channel, call]);
        return answer();
      },
    };
    return { socket: socket as unknown as Parameters<typeof socketWire>[0], sent };
  };

  it('numbers its calls', async () => {
    const { socket, sent } = socketOf(true, async () => ({ id: 1, ok: true, result: [] }));
    const wire = socketWire(socket);
    await wire.call({ type: 'tables' });
    await wire.call({ type: 'tables' });
    expect(sent).toEqual([
      [CHANNELS.call, { id: 1, request: { type: 'tables' } }],
      [CHANNELS.call, { id: 2, request: { type: 'tables' } }],
    ]);
  });

  it('keeps no call for later while the connection is lost', async () => {
    const { socket, sent } = socketOf(false, async () => undefined);
    await expect(socketWire(socket).call({ type: 'tables' })).rejects.toThrow(WireLost);
    expect(sent).toEqual([]);
  });

  it('a call whose connection went away is lost', async () => {
    const { socket } = socketOf(true, () => Promise.reject(new Error('socket has been disconnected')));
    await expect(socketWire(socket).call({ type: 'tables' })).rejects.toThrow(WireLost);
  });
});
