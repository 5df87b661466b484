import fc from 'fast-check';

/** Random choices that are the same for the same seed. */
export interface Random {
  /** An integer from 0 to less than `limit`. */
  readonly below: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

const stream = fc.noBias(fc.infiniteStream(fc.nat(), { noHistory: true }));

export function createRandom(seed: number): Random {
  const [numbers] = fc.sample(stream, { seed, numRuns: 1 }) as [fc.Stream<number>];
  const below = (limit: number): number => Math.floor((numbers.next().value / 2 ** 31) * limit);
  return {
    below,
    chance: (probability) => below(1000) < probability * 1000,
    pick<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new Error('There is no value to pick.');
      return values[below(values.length)] as Value;
    },
  };
}
