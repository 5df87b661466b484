import type { Json } from './shape.ts';

/** Where a field stands in a body: `['lines', 0, 'quantity']`. */
export type Place = readonly (string | number)[];

/** A value of a body, or how it is made of the mark of a record. */
export type Option = unknown | ((mark: string) => unknown);

/** A field of a body that is no object and no list, with the values that it can have. */
export interface Leaf {
  readonly place: Place;
  /** The first is tried first; another one when the server refuses it. */
  readonly options: readonly Option[];
  /** Whether a body can do without it. */
  readonly optional: boolean;
  /** Whether it is beside the example of the contract. */
  readonly added: boolean;
}

/** A field that the example does not have, and that the server asks for. */
export type Grow = (place: Place) => Promise<readonly Leaf[]>;

/** The body of a write, which can learn what a server refuses of it by its own rules. */
export class Template {
  /** The fields of the record as a whole that hold the mark, the clearest first. */
  readonly labels: readonly string[];
  readonly #grow: Grow;
  #leaves: readonly Leaf[];
  readonly #chosen = new Map<string, number>();
  readonly #grown = new Set<string>();

  constructor(leaves: readonly Leaf[], labels: readonly string[], grow: Grow) {
    this.#leaves = leaves;
    this.labels = labels;
    this.#grow = grow;
  }

  /** A body for a record with a mark of its own. */
  render(mark: string): Json {
    const body: Record<string, unknown> = {};
    for (const { place, options } of this.#leaves) {
      const option = options[this.#chosen.get(keyOf(place)) ?? 0];
      set(body, place, typeof option === 'function' ? option(mark) : structuredClone(option));
    }
    return body;
  }

  /**
   * Takes another value for what was refused, leaves it out, or adds what is missing.
   *
   * @param names the fields that `errors` names.
   * @returns whether the body is another one now.
   */
  async adapt(names: readonly string[]): Promise<boolean> {
    let isOther = false;
    for (const name of names) isOther = (await this.#adaptAt(name)) || isOther;
    return isOther;
  }

  async #adaptAt(name: string): Promise<boolean> {
    const leaf = this.#leaves.find(({ place }) => keyOf(place) === name);
    if (leaf) return this.#next(leaf) || (leaf.optional && this.#drop(({ place }) => keyOf(place) === name));
    const below = (place: Place): boolean => keyOf(place).startsWith(`${name}.`) || keyOf(place).startsWith(`${name}[`);
    if (this.#drop(({ place, added }) => added && below(place))) return true;
    if (this.#grown.has(name)) return false;
    this.#grown.add(name);
    const more = await this.#grow(placeOf(name));
    this.#leaves = [...this.#leaves, ...more];
    return more.length > 0;
  }

  #next({ place, options }: Leaf): boolean {
    const chosen = (this.#chosen.get(keyOf(place)) ?? 0) + 1;
    if (chosen >= options.length) return false;
    this.#chosen.set(keyOf(place), chosen);
    return true;
  }

  #drop(isMeant: (leaf: Leaf) => boolean): boolean {
    const kept = this.#leaves.filter((leaf) => !isMeant(leaf));
    const isLess = kept.length < this.#leaves.length;
    this.#leaves = kept;
    return isLess;
  }
}

/** As `errors` writes it: `lines[0].quantity`. */
export const keyOf = (place: Place): string =>
  place.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`)).join('');

/** The place that a key of `errors` names. */
export const placeOf = (key: string): Place =>
  (key.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

type Node = Record<string | number, unknown>;

/** Puts a value at a place, and makes the objects and lists that lead there. */
export function set(body: Json, place: Place, value: unknown): void {
  let node = body as Node;
  for (const [index, part] of place.slice(0, -1).entries()) {
    node[part] ??= typeof place[index + 1] === 'number' ? [] : {};
    node = node[part] as Node;
  }
  node[place.at(-1) ?? ''] = value;
}
