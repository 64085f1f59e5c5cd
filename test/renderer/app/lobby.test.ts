import { describe, expect, it } from 'vitest';
import { takeTheGold } from '../../../src/games/take-the-gold/index.ts';
import { tableRequestSchema } from '../../../src/protocol/tables.ts';
import {
  faultsOf,
  type Lobby,
  type LobbyAction,
  lobbyAfter,
  newLobby,
  requestOf,
} from '../../../src/renderer/app/lobby/lobby.ts';

const fresh = newLobby(takeTheGold, 'Anne', ['Jack', 'Ben']);
const followed = (lobby: Lobby, ...actions: readonly LobbyAction[]): Lobby => actions.reduce(lobbyAfter, lobby);
const names = (lobby: Lobby) => lobby.seats.map(({ name }) => name);
const faults = (...actions: readonly LobbyAction[]) =>
  Object.fromEntries([...faultsOf(takeTheGold, followed(fresh, ...actions))].map(([field, { key }]) => [field, key]));

describe('setting up a table', () => {
  it('begins with a person and two bots, chance decides who goes first, options as the game has them', () => {
    const request = requestOf(takeTheGold, fresh);
    expect(tableRequestSchema.parse(request)).toEqual({
      game: 'take-the-gold',
      players: [
        { name: 'Anne', colour: 'crimson', holder: 'person' },
        { name: 'Jack', colour: 'sapphire', holder: 'bot' },
        { name: 'Ben', colour: 'gold', holder: 'bot' },
      ],
      options: { advanced: false, krakens: 3 },
      first: null,
      undo: true,
    });
  });

  it('moves can be taken back unless somebody says no, or nobody is there who could', () => {
    expect(requestOf(takeTheGold, followed(fresh, { type: 'undo', undo: false })).undo).toBe(false);
    expect(requestOf(takeTheGold, followed(fresh, { type: 'holder', id: 0, holder: 'bot' })).undo).toBe(false);
  });

  it('adds seats with free colours until the table is full', () => {
    const add: LobbyAction = { type: 'add', name: 'X', holder: 'bot' };
    const full = followed(fresh, add, add, add, add, add);
    expect(full.seats).toHaveLength(6);
    expect(new Set(full.seats.map(({ colour }) => colour)).size).toBe(6);
    expect(new Set(full.seats.map(({ id }) => id)).size).toBe(6);
  });

  it('a freed colour is given again, an id is not', () => {
    const again = followed(fresh, { type: 'remove', id: 1 }, { type: 'add', name: 'X', holder: 'person' });
    expect(again.seats.map(({ id, colour }) => [id, colour])).toEqual([
      [0, 'crimson'],
      [2, 'gold'],
      [3, 'sapphire'],
    ]);
  });

  it('a colour that somebody has is exchanged', () => {
    const changed = followed(fresh, { type: 'colour', id: 0, colour: 'gold' });
    expect(changed.seats.map(({ colour }) => colour)).toEqual(['gold', 'sapphire', 'crimson']);
  });

  it('seats change places, and who goes first goes with its seat', () => {
    const moved = followed(
      fresh,
      { type: 'first', id: 0 },
      { type: 'move', id: 0, by: 1 },
      { type: 'move', id: 0, by: 1 },
    );
    expect(names(moved)).toEqual(['Jack', 'Ben', 'Anne']);
    expect(requestOf(takeTheGold, moved).first).toBe(2);
    expect(followed(moved, { type: 'move', id: 0, by: 1 })).toEqual(moved);
    expect(names(followed(moved, { type: 'move', id: 1, by: -1 }))).toEqual(names(moved));
  });

  it('when the first seat is removed, chance decides again', () => {
    expect(
      requestOf(takeTheGold, followed(fresh, { type: 'first', id: 1 }, { type: 'remove', id: 1 })).first,
    ).toBeNull();
  });

  it.each<[string, LobbyAction[], Record<string, string>]>([
    ['a fresh table has no faults', [], {}],
    ['no name', [{ type: 'name', id: 1, name: '  ' }], { 'name-1': 'lobby.name-missing' }],
    ['too long', [{ type: 'name', id: 1, name: 'x'.repeat(25) }], { 'name-1': 'lobby.name-long' }],
    ['hidden signs', [{ type: 'name', id: 1, name: 'A\u202Eb' }], { 'name-1': 'lobby.name-signs' }],
    [
      'the same name twice, however it is written',
      [{ type: 'name', id: 1, name: 'ANNE ' }],
      { 'name-0': 'lobby.name-twice', 'name-1': 'lobby.name-twice' },
    ],
    [
      'a value the option can’t take',
      [{ type: 'option', option: 'krakens', value: 9 }],
      { 'option-krakens': 'setup.bad-value' },
    ],
  ])('%s', (_, actions, expected) => {
    expect(faults(...actions)).toEqual(expected);
  });

  it('trims names and takes options as they were set', () => {
    const request = requestOf(
      takeTheGold,
      followed(fresh, { type: 'name', id: 0, name: ' Mary ' }, { type: 'option', option: 'advanced', value: true }),
    );
    expect(request.players[0]?.name).toBe('Mary');
    expect(request.options.advanced).toBe(true);
  });
});
