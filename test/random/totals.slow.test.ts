import { afterAll, beforeAll, it } from 'vitest';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { startTotalsComparison, type TotalsComparison } from './totals.ts';

let comparison: TotalsComparison;

beforeAll(async () => {
  comparison = await startTotalsComparison();
});

afterAll(() => comparison.close());

/** A hundred thousand each night: `TEST_SIZE=full npm run test:slow -- sandbox`. */
const RUNS = process.env.TEST_SIZE === 'full' ? 100_000 : 10_000;

it(
  `the sandbox calculates ${RUNS.toLocaleString('en')} random invoices as the client does`,
  () => assertProperty(comparison.property, RUNS),
  timeout,
);
