import { type Container, Sprite } from 'pixi.js';
import type { PieceId } from '../../games/kit/game.ts';
import type { CounterSpec } from '../art/faces.ts';
import { CARD_RATIO } from './arrange.ts';
import type { Atlas } from './atlas.ts';
import type { Piece } from './contract.ts';
import { CounterNode } from './counter-node.ts';
import { DieNode } from './die-node.ts';
import { overturned } from './motion/attitude.ts';
import { quirk } from './motion/legs.ts';
import type { Stance } from './motion/stance.ts';
import { PLACE_ROOM } from './signs.ts';
import { haloScale, key } from './textures.ts';
import { TurningCard } from './turning-card.ts';

/** How a piece answers to the people at the table, besides its motion. Each runs smoothly from 0 to 1. */
export interface Attention {
  hover: number;
  lit: number;
  picked: number;
  focus: number;
  /** How far the card tilts after the pointer, -1 to 1: to the right, and down. */
  tiltX: number;
  tiltY: number;
}

/** The two atlases of a table: cards and lights, which never change, and plates and labels, which do. */
export interface Pictures {
  readonly faces: Atlas;
  readonly signs: Atlas;
  /** What the counters in `faces` look like. */
  readonly counters: readonly CounterSpec[];
}

/** The sprites of one piece. */
export interface PieceNode {
  readonly root: Container;
  readonly shadow: Sprite;
  readonly halo: Sprite;
  readonly body: Sprite;
  /** What a card looks like while it turns over. */
  readonly turning: TurningCard;
  /** Only a die has faces of its own. */
  readonly die: DieNode | null;
  /** Only a counter has digits. */
  readonly counter: CounterNode | null;
  readonly attention: Attention;
}

/** Builds the sprites of a piece under `root`. */
export function pieceNode(root: Container, shape: Piece['shape'], { faces }: Pictures): PieceNode {
  // New pictures: what was built for the old ones goes.
  for (const child of root.removeChildren()) child.destroy();
  const [shadow, halo, body] = [new Sprite(), new Sprite(), new Sprite()];
  for (const sprite of [shadow, halo, body]) {
    sprite.anchor.set(0.5);
    root.addChild(sprite);
  }
  const die = shape === 'die' ? new DieNode(root, faces) : null;
  const counter = shape === 'counter' ? new CounterNode(root) : null;
  return {
    root,
    shadow,
    halo,
    body,
    die,
    counter,
    turning: new TurningCard(root),
    attention: { hover: 0, lit: 0, picked: 0, focus: 0, tiltX: 0, tiltY: 0 },
  };
}

/** The most a card tilts under the pointer, in radians. */
const TILT = 0.2;

const toneOf = ({ focus, picked }: Attention) => (focus > 0.5 ? 'focus' : picked > 0.5 ? 'picked' : 'lit');

function showCard(node: PieceNode, piece: Piece, stance: Stance, pictures: Pictures, breath: number): void {
  if (piece.shape !== 'card') return;
  const { root, shadow, halo, body, attention } = node;
  const { pose, turned } = stance;
  const raise = Math.max(attention.hover, attention.picked * 0.8, attention.focus);
  const isNear = raise > 0 && pose.depth >= 900 && pose.depth < 990;
  const width = pose.width * (1 + raise * 0.08);
  const height = width * CARD_RATIO;
  const open = Math.cos(turned * Math.PI);
  const isFaceUp = open < 0 && stance.face !== null;
  root.position.set(pose.x, pose.y - raise * pose.width * (isNear ? 0.26 : 0.05));
  root.rotation = pose.turn * (1 - raise * 0.7);
  root.zIndex = pose.depth + (attention.hover > 0.5 || attention.focus > 0.5 ? 40 : 0);
  root.alpha = pose.opacity;
  const texture = pictures.faces.get(isFaceUp ? key.face(stance.face ?? '') : key.back(piece.back));
  const attitude = {
    yaw: overturned(turned) + attention.tiltX * TILT,
    pitch: -attention.tiltY * TILT,
  };
  node.turning.show(texture, attitude, width, height);
  body.visible = !node.turning.visible;
  body.texture = texture;
  body.width = width;
  body.height = height;
  const lift = pose.lift + raise;
  shadow.texture = pictures.faces.get(key.shadow);
  shadow.width = width * haloScale * (1 + lift * 0.05);
  shadow.height = height * haloScale * (1 + lift * 0.05);
  shadow.position.set(width * (0.02 + lift * 0.06), width * (0.03 + lift * 0.12));
  shadow.alpha = Math.min(0.6, lift * 5) - Math.min(0.25, lift * 0.14);
  shadow.visible = shadow.alpha > 0.01;
  const glow = Math.max(attention.lit * (0.62 + 0.3 * breath), attention.picked, attention.focus);
  halo.visible = glow > 0.01;
  if (!halo.visible) return;
  halo.texture = pictures.faces.get(key.halo(toneOf(attention)));
  halo.width = width * haloScale;
  halo.height = height * haloScale;
  halo.alpha = glow;
}

function showPlate(
  { root, shadow, halo, body, attention }: PieceNode,
  piece: Piece,
  { pose }: Stance,
  pictures: Pictures,
  breath: number,
): void {
  root.position.set(pose.x, pose.y);
  root.rotation = pose.turn;
  root.zIndex = pose.depth;
  root.alpha = pose.opacity;
  shadow.visible = false;
  const raise = Math.max(attention.hover, attention.picked, attention.focus);
  const scale = piece.shape === 'seat' ? 1 + raise * 0.06 : 1;
  const texture = pictures.signs.get(`piece:${piece.id}`);
  body.texture = texture;
  body.width = pose.width * scale * (piece.shape === 'place' ? PLACE_ROOM : 1);
  body.height = (body.width * texture.height) / Math.max(1, texture.width);
  const glow = Math.max(attention.lit * (0.55 + 0.3 * breath), attention.picked, attention.focus);
  halo.visible = glow > 0.01;
  if (!halo.visible) return;
  halo.texture = pictures.faces.get(key.halo(toneOf(attention)));
  halo.width = body.width * 1.28;
  halo.height = body.height * (piece.shape === 'seat' ? 1.9 : 1.28);
  halo.alpha = glow;
}

function showDie(
  { root, shadow, halo, body, die, attention }: PieceNode,
  piece: Piece,
  stance: Stance,
  pictures: Pictures,
): void {
  if (piece.shape !== 'die' || !die) return;
  const { pose, tumble } = stance;
  root.position.set(pose.x, pose.y);
  root.zIndex = pose.depth;
  root.alpha = pose.opacity;
  body.visible = false;
  const lift = pose.lift + tumble * 0.6;
  shadow.texture = pictures.faces.get(key.shadow);
  shadow.width = pose.width * haloScale * 1.2;
  shadow.height = pose.width * haloScale * 1.2;
  shadow.position.set(pose.width * (0.1 + lift * 0.2), pose.width * (0.16 + lift * 0.35));
  shadow.alpha = 0.55 - Math.min(0.3, lift * 0.3);
  halo.visible = Math.max(attention.lit, attention.picked, attention.focus) > 0.01;
  if (halo.visible) {
    halo.texture = pictures.faces.get(key.halo(toneOf(attention)));
    halo.width = pose.width * 1.9;
    halo.height = pose.width * 1.9;
    halo.alpha = Math.max(attention.lit * 0.8, attention.picked, attention.focus);
  }
  die.show(piece.value, tumble, quirk(piece.id), pose.width, pictures.faces);
}

function showCounter(node: PieceNode, piece: Piece, { pose, count }: Stance, pictures: Pictures): void {
  const { root, shadow, halo, body, counter } = node;
  if (piece.shape !== 'counter' || !counter) return;
  root.position.set(pose.x, pose.y);
  root.zIndex = pose.depth;
  root.alpha = pose.opacity;
  halo.visible = false;
  const spec = pictures.counters.find(({ of }) => of === piece.of);
  const left = Math.max(0, Math.min(spec?.full ?? 0, Math.round(count)));
  body.texture = pictures.faces.get(spec?.full === undefined ? key.counter(piece.of) : key.hourglass(piece.of, left));
  body.width = pose.width;
  body.height = pose.width;
  shadow.texture = pictures.faces.get(key.shadow);
  shadow.width = pose.width * haloScale * 1.05;
  shadow.height = pose.width * haloScale * 1.05;
  shadow.position.set(pose.width * 0.05, pose.width * 0.09);
  shadow.alpha = spec?.full === undefined ? 0.5 : 0.3;
  counter.show(count, pose.width, pictures.faces, spec);
}

/** Puts the sprites of a piece where it stands. `breath`: the slow pulse of lit pieces, 0 to 1. */
export function showPiece(node: PieceNode, piece: Piece, stance: Stance, pictures: Pictures, breath: number): void {
  if (piece.shape === 'card') showCard(node, piece, stance, pictures, breath);
  else if (piece.shape === 'die') showDie(node, piece, stance, pictures);
  else if (piece.shape === 'counter') showCounter(node, piece, stance, pictures);
  else showPlate(node, piece, stance, pictures, breath);
}

/** What people pay attention to. */
export interface Attended {
  readonly hovered: PieceId | null;
  readonly lit: ReadonlySet<PieceId>;
  readonly picked: readonly PieceId[];
  readonly focused: PieceId | null;
  /** Where on the hovered piece the pointer is: -1 to 1 from left to right and from top to bottom. */
  readonly spot: { readonly x: number; readonly y: number };
}

/** Moves a piece's attention smoothly towards what is wanted; `share` is the part of the way it goes in this frame. */
export function attend(attention: Attention, piece: Piece, wanted: Attended, share: number): void {
  const towards = (now: number, goal: number) => now + (goal - now) * share;
  const whole = piece.shape === 'card' ? piece.partOf : undefined;
  const when = (isWanted: (id: PieceId) => boolean) =>
    isWanted(piece.id) || (whole !== undefined && isWanted(whole)) ? 1 : 0;
  const isHovered = wanted.hovered === piece.id;
  attention.hover = towards(attention.hover, isHovered ? 1 : 0);
  attention.lit = towards(
    attention.lit,
    when((id) => wanted.lit.has(id)),
  );
  attention.picked = towards(
    attention.picked,
    when((id) => wanted.picked.includes(id)),
  );
  attention.focus = towards(
    attention.focus,
    when((id) => wanted.focused === id),
  );
  attention.tiltX = towards(attention.tiltX, isHovered ? wanted.spot.x : 0);
  attention.tiltY = towards(attention.tiltY, isHovered ? wanted.spot.y : 0);
}
