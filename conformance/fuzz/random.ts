/** Random choices that are the same for the same seed. */
export interface Random {
  /** At least 0, less than `limit`. */
  readonly below: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly of: <Value>(values: readonly Value[]) => Value;
}

/** Mulberry32, a small generator that is good enough to choose with. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    chance: (probability) => next() < probability,
    of<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new Error('There is nothing to choose from');
      return values[Math.floor(next() * values.length)] as Value;
    },
  };
}
