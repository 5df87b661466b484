import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../support/bridge/describe-in-browser.ts';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { startTotalsComparison, type TotalsComparison } from './totals.ts';

await describeInBrowser('Chromium', ({ startFast }) => {
  let comparison: TotalsComparison;
  beforeAll(async () => {
    comparison = await startTotalsComparison(startFast);
  });
  afterAll(() => comparison.close());

  it('calculates 2,000 random invoices as the client does', () => assertProperty(comparison.property, 2000), timeout);
});
