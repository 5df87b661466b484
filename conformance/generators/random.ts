/** Random choices that are the same for the same seed. */
export interface Random {
  /** An integer from 0 to less than `limit`. */
  readonly below: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

/** Creates a generator (Mulberry32). */
export function createRandom(seed: number): Random {
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
    pick<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new Error('There is no value to pick.');
      return values[Math.floor(next() * values.length)] as Value;
    },
  };
}
