import type { GameMachine } from './game.ts';

/** As much of an XState state node as a diagram needs. */
interface Node {
  readonly id: string;
  readonly key: string;
  readonly type: string;
  readonly states: Readonly<Record<string, Node>>;
  readonly initial: { readonly target: readonly { readonly id: string }[] };
  readonly transitions: ReadonlyMap<string, readonly Arrow[]>;
  readonly always?: readonly Arrow[];
}

interface Arrow {
  readonly target?: readonly { readonly id: string }[] | undefined;
  readonly guard?: unknown;
}

const nameOf = (id: string) => id.replace(/[^\w]/g, '_');

const guardOf = (guard: unknown): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  const type = (guard as { type?: string }).type;
  return ` [${type ?? 'guarded'}]`;
};

const arrowsOf = (node: Node): string[] => {
  const line = (label: string) => (arrow: Arrow) =>
    (arrow.target ?? [node]).map((to) => `${nameOf(node.id)} --> ${nameOf(to.id)}: ${label}${guardOf(arrow.guard)}`);
  const moves = [...node.transitions].flatMap(([type, arrows]) => arrows.flatMap(line(type)));
  return [...moves, ...(node.always ?? []).flatMap(line('then'))];
};

const drawnNode = (node: Node, indent: string): string[] => {
  const children = Object.values(node.states);
  const deeper = `${indent}  `;
  if (node.type === 'final')
    return [`${indent}state "${node.key}" as ${nameOf(node.id)}`, `${indent}${nameOf(node.id)} --> [*]`];
  if (children.length === 0) return [`${indent}state "${node.key}" as ${nameOf(node.id)}`];
  const first = node.initial.target[0];
  const start = first ? [`${deeper}[*] --> ${nameOf(first.id)}`] : [];
  const inner = children.flatMap((child) => drawnNode(child, deeper));
  return [`${indent}state "${node.key}" as ${nameOf(node.id)} {`, ...start, ...inner, `${indent}}`];
};

const everyNode = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(everyNode)];

/** A Mermaid state diagram of a machine: every phase, every move that leaves it, and what follows by itself ("then"). */
export function diagramOf(machine: GameMachine): string {
  const root = machine.root as unknown as Node;
  const first = root.initial.target[0];
  const states = Object.values(root.states).flatMap((node) => drawnNode(node, '  '));
  const arrows = everyNode(root)
    .flatMap(arrowsOf)
    .map((line) => `  ${line}`);
  return ['stateDiagram-v2', ...(first ? [`  [*] --> ${nameOf(first.id)}`] : []), ...states, ...arrows, ''].join('\n');
}
