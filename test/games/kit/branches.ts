import { emit } from 'xstate';
import type { GameEvent } from '../../../src/games/kit/events.ts';
import type { AnyGame, GameMachine, Move, Setup, State } from '../../../src/games/kit/game.ts';
import { follow, initial } from '../../../src/games/kit/runner.ts';

/** As much of an XState node as is needed to mark its transitions. */
interface Node {
  readonly id: string;
  readonly states: Readonly<Record<string, Node>>;
  readonly transitions: ReadonlyMap<string, Arrow[]>;
  readonly always?: Arrow[];
}

interface Arrow {
  readonly guard?: unknown;
  actions: readonly unknown[];
}

const MARK = 'a branch was passed';

const nameOf = (node: Node, event: string, at: number, { guard }: Arrow): string => {
  const when = typeof guard === 'string' ? ` [${guard}]` : '';
  return `${node.id} ${event} ${at + 1}${when}`;
};

const arrowsOf = (node: Node): [string, Arrow][] => [
  ...[...node.transitions].flatMap(([event, arrows]) =>
    arrows.map((arrow, at): [string, Arrow] => [nameOf(node, event, at, arrow), arrow]),
  ),
  ...(node.always ?? []).map((arrow, at): [string, Arrow] => [nameOf(node, 'then', at, arrow), arrow]),
  ...Object.values(node.states).flatMap(arrowsOf),
];

/** What followed, and the branches that the machine passed on the way. */
export interface Passage {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly passed: readonly string[];
}

/** The branches of a machine: every transition of every state, also those that are taken without a stop. */
export interface Branches {
  /** All of them: state, event (`then` for what follows by itself), which of its transitions, guard. */
  readonly all: readonly string[];
  /** Types of moves that the machine knows. */
  readonly moves: readonly string[];
  readonly begin: (setup: Setup) => Passage;
  readonly follow: (state: State, move: Move) => Passage;
}

/** Finds all branches of a game's machine, and can tell which ones it passes: it runs a copy with a mark in each. */
export function branchesOf(game: AnyGame): Branches {
  const copy: GameMachine = game.machine.provide({});
  const root = copy.root as unknown as Node;
  const arrows = arrowsOf(root);
  for (const [name, arrow] of arrows) arrow.actions = [...arrow.actions, emit({ type: MARK, name })];
  const sorted = ({ state, events }: { state: State; events: readonly GameEvent[] }): Passage => ({
    state,
    events: events.filter(({ type }) => type !== MARK),
    passed: events.flatMap((event) => (event.type === MARK ? [(event as GameEvent & { name: string }).name] : [])),
  });
  const types = (node: Node): string[] => [...node.transitions.keys(), ...Object.values(node.states).flatMap(types)];
  return {
    all: arrows.map(([name]) => name),
    moves: [...new Set(types(root))],
    begin: (setup) => sorted(initial(copy, setup)),
    follow: (state, move) => sorted(follow(copy, state, move)),
  };
}
