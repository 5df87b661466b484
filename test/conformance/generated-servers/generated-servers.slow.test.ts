import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { tryServers } from './try-servers.ts';

const { SEED, TEST_SIZE } = process.env;
const isFull = TEST_SIZE === 'full';
/** The same servers for each commit: a failure was caused by a change. Each night others. */
const numRuns = isFull ? 1000 : 36;
const seed = Number(SEED ?? (isFull ? randomInt(2 ** 31) : 3));

test(`${numRuns} servers that conform to the source break nothing that it says (SEED=${seed})`, {
  timeout: 4 * 3600 * 1000,
}, async () => {
  const successes = await tryServers({ numRuns, seed });
  expect(successes.size).toBeGreaterThan(100);
});
