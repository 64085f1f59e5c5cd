import { EventEmitter } from 'node:events';

/** Names that the language and its tools look for on any object. */
const LOOKED_FOR: ReadonlySet<string> = new Set([
  'then',
  'toJSON',
  'domain',
  'nodeType',
  'asymmetricMatch',
  '$$typeof',
]);

/** Gives an object whose missing members throw, by name, so that nothing of Electron seems to work that is not there. */
export function faked<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || LOOKED_FOR.has(key)) return Reflect.get(target, key, receiver);
      throw new Error(`The double of Electron has no ${name}.${key}.`);
    },
  });
}

/** An emitter that knows which events it can emit: listening for another one throws. */
export class KnownEvents extends EventEmitter {
  private readonly owner: string;
  private readonly known: ReadonlySet<string>;

  constructor(owner: string, events: readonly string[]) {
    super();
    this.owner = owner;
    this.known = new Set(events);
  }

  private check(event: string | symbol): void {
    if (typeof event === 'string' && !this.known.has(event)) {
      throw new Error(`The double of Electron never emits “${event}” of ${this.owner}.`);
    }
  }

  override on(event: string | symbol, listener: (...args: never[]) => void): this {
    this.check(event);
    return super.on(event, listener as (...args: unknown[]) => void);
  }

  override once(event: string | symbol, listener: (...args: never[]) => void): this {
    this.check(event);
    return super.once(event, listener as (...args: unknown[]) => void);
  }
}

/** An event that listeners can prevent. */
export interface Preventable {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** Builds an event that listeners can prevent, with further fields. */
export function preventable<T extends object>(fields: T): T & Preventable {
  let prevented = false;
  return {
    ...fields,
    get defaultPrevented() {
      return prevented;
    },
    preventDefault() {
      prevented = true;
    },
  };
}
