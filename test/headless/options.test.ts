import { describe, expect, it } from 'vitest';
import { readOptions } from '../../src/headless/options.ts';

describe('the command line', () => {
  it('means a free port and the usual folder when it says nothing', () => {
    expect(readOptions([])).toEqual({ port: 0, data: undefined, open: false, help: false });
  });

  it.each<[string[], object]>([
    [['--port', '8080'], { port: 8080 }],
    [['--port=0'], { port: 0 }],
    [['--data', 'a b'], { data: 'a b' }],
    [['--data=x', '--open'], { data: 'x', open: true }],
    [['--help'], { help: true }],
    [['-h'], { help: true }],
  ])('understands %j', (args, options) => {
    expect(readOptions(args)).toMatchObject(options);
  });

  it.each<[string[], object]>([
    [['--prot', '1'], { key: 'headless.unknown-option', values: { option: '--prot' } }],
    [['-p'], { key: 'headless.unknown-option', values: { option: '-p' } }],
    [['--no-open'], { key: 'headless.unknown-option' }],
    [['--constructor'], { key: 'headless.unknown-option' }],
    [['table'], { key: 'headless.surplus', values: { argument: 'table' } }],
    [['--', '--port'], { key: 'headless.surplus', values: { argument: '--port' } }],
    [['--port'], { key: 'headless.needs-value', values: { option: '--port' } }],
    [['--data='], { key: 'headless.needs-value', values: { option: '--data' } }],
    [['--open=yes'], { key: 'headless.takes-no-value', values: { option: '--open' } }],
    [['--port', 'high'], { key: 'headless.bad-port', values: { port: 'high' } }],
    [['--port', '65536'], { key: 'headless.bad-port' }],
    [['--port', '1.5'], { key: 'headless.bad-port' }],
    [['--port=-1'], { key: 'headless.bad-port' }],
    [['--port', '--open'], { key: 'headless.bad-port' }],
  ])('refuses %j with its reason', (args, problem) => {
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ problem: expect.objectContaining(problem) }));
  });
});
