import { expect, test } from 'vitest';
import { readSeed } from '../../support/seed.ts';
import { tryServers } from './try-servers.ts';

const isFull = process.env.TEST_SIZE === 'full';
/** The same servers for each commit: a failure was caused by a change. Each night others. */
const numRuns = isFull ? 1000 : 36;
const seed = readSeed(3);

test(`${numRuns} servers that conform to the source break nothing that it says (SEED=${seed})`, {
  timeout: 4 * 3600 * 1000,
}, async () => {
  const successes = await tryServers({ numRuns, seed });
  expect(successes.size).toBeGreaterThan(100);
});
