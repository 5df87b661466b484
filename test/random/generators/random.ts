import fc from 'fast-check';

/** Random choices that are the same for the same seed. */
export interface Random {
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

const stream = fc.noBias(fc.infiniteStream(fc.nat(), { noHistory: true }));

export function createRandom(seed: number): Random {
  const [numbers] = fc.sample(stream, { seed, numRuns: 1 }) as [fc.Stream<number>];
  return {
    pick<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new Error('There is no value to pick.');
      return values[Math.floor((numbers.next().value / 2 ** 31) * values.length)] as Value;
    },
  };
}
