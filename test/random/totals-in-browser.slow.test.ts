import { it } from 'vitest';
import { describeInBrowser } from '../support/bridge/describe-in-browser.ts';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { useTotalsComparison } from './totals.ts';

await describeInBrowser('Chromium', ({ startFast }) => {
  const getComparison = useTotalsComparison(startFast);

  it(
    'calculates 2,000 random invoices as the client does',
    () => assertProperty(getComparison().property, 2000),
    timeout,
  );
});
