import fc from 'fast-check';

const { SEED } = process.env;

/** Returns the number in the environment variable `SEED`, any number for `SEED=random`, or the one by default. */
export function readSeed(defaultSeed: number): number {
  const seed = SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(SEED ?? defaultSeed);
  if (Number.isInteger(seed)) return seed;
  throw new Error('SEED must be a whole number or "random".');
}

/** The seed of all properties: the same in each run, so that what fails was broken by a change. Each night has another. */
export const seed = readSeed(20_260_416);

// Vitest runs this file before each file of tests.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
