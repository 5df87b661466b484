export type Unit = 'requests/s' | 's' | 'ms' | 'MB';

/** One value that a turn of a server gave. */
export interface Reading {
  readonly name: string;
  readonly unit: Unit;
  readonly value: number;
  /** The column that it stands in; that of the server when left out. */
  readonly column?: string;
}

/** The values that the servers gave for one thing, in the order of the rounds. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  readonly values: Readonly<Record<string, readonly number[]>>;
}

/** What came out beside its target. */
export interface Judgement {
  readonly name: string;
  /** Undefined when it could not be measured. */
  readonly measured: number | undefined;
  /** The unit of what was measured; none for a ratio. */
  readonly unit?: Unit;
  /** Undefined for what is printed for information. */
  readonly target?: Target;
}

export type Target = { readonly atLeast: number } | { readonly atMost: number };

/** What a measure found. */
export interface Outcome {
  readonly figures: readonly Figure[];
  readonly judgements: readonly Judgement[];
  /** Sentences that a reader of the figures needs. */
  readonly notes: readonly string[];
}

/** The middle of the values; of an even number, the mean of the two in the middle. Undefined when there are none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const below = sorted[Math.floor((sorted.length - 1) / 2)];
  const above = sorted[Math.floor(sorted.length / 2)];
  return below === undefined || above === undefined ? undefined : (below + above) / 2;
}

/** The median of one server. Undefined when it was not measured. */
export function medianOf(figure: Figure | undefined, server: string): number | undefined {
  return median(figure?.values[server] ?? []);
}

/** The quotient of two medians. Undefined when one of them was not measured, or nothing can be divided by it. */
export function ratio(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined || other === 0 ? undefined : one / other;
}

/** Whether the target is met; undefined when there is none. What could not be measured is not met. */
export function isMet({ measured, target }: Judgement): boolean | undefined {
  if (!target) return undefined;
  if (measured === undefined) return false;
  return 'atLeast' in target ? measured >= target.atLeast : measured <= target.atMost;
}

/** Keeps the readings of all turns together as figures, in the order in which their names came. */
export class Figures {
  readonly #figures = new Map<string, { unit: Unit; values: Record<string, number[]> }>();

  add(server: string, { name, unit, value }: Reading): void {
    const figure = this.#figures.get(name) ?? { unit, values: {} };
    this.#figures.set(name, figure);
    figure.values[server] = [...(figure.values[server] ?? []), value];
  }

  find(name: string): Figure | undefined {
    return this.all().find((figure) => figure.name === name);
  }

  all(): Figure[] {
    return [...this.#figures].map(([name, figure]) => ({ name, ...figure }));
  }
}
