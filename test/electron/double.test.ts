import { describe, expect, test } from 'vitest';
import { faked, KnownEvents, preventable } from './double/faked.ts';
import { fromChromium, protocol, toChromium } from './double/schemes.ts';

describe('the double of Electron pretends nothing', () => {
  test('what it does not have throws by name', () => {
    const shell: { openExternal?: () => void } = faked('shell', {});
    expect(() => shell.openExternal?.()).toThrow('The double of Electron has no shell.openExternal.');
  });

  test('an event that it never emits can’t be waited for', () => {
    const app = new KnownEvents('app', ['ready']);
    app.on('ready', () => {});
    expect(() => app.once('login', () => {})).toThrow('never emits “login” of app');
  });

  test('an event knows whether somebody prevented it', () => {
    const event = preventable({ url: 'x' });
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
    expect(event).toMatchObject({ url: 'x', defaultPrevented: true });
  });
});

describe('an own scheme is shown to Chromium as https', () => {
  test('there and back', () => {
    protocol.registerSchemesAsPrivileged([
      { scheme: 'ship', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
    expect(toChromium('ship://deck/a.js?b#c')).toBe('https://deck.ship.test/a.js?b#c');
    expect(fromChromium('https://deck.ship.test/a.js?b#c')).toBe('ship://deck/a.js?b#c');
  });

  test.each(['https://example.org/', 'https://deck.boat.test/', 'about:blank', 'ship.test'])(
    '%s stays what it is',
    (url) => {
      expect(fromChromium(url)).toBe(url);
    },
  );

  test('a scheme that can’t be shown so is refused', () => {
    const register = () => protocol.registerSchemesAsPrivileged([{ scheme: 'raft', privileges: { standard: true } }]);
    expect(register).toThrow('“raft”');
  });
});
