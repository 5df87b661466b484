import { afterAll, beforeAll, it } from 'vitest';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { startTotalsComparison, type TotalsComparison } from './totals.ts';

let comparison: TotalsComparison;

beforeAll(async () => {
  comparison = await startTotalsComparison();
});

afterAll(() => comparison.close());

it(
  'the sandbox calculates 100,000 random invoices as the client does',
  () => assertProperty(comparison.property, 100_000),
  timeout,
);
