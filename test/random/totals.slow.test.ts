import { it } from 'vitest';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { useTotalsComparison } from './totals.ts';

const getComparison = useTotalsComparison();

/** A hundred thousand each night: `TEST_SIZE=full npm run test:slow -- sandbox`. */
const RUNS = process.env.TEST_SIZE === 'full' ? 100_000 : 10_000;

it(
  `the sandbox calculates ${RUNS.toLocaleString('en')} random invoices as the client does`,
  () => assertProperty(getComparison().property, RUNS),
  timeout,
);
