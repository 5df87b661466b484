import { expect, it } from 'vitest';
import { getLimits } from '../../client/runtime/client-options.ts';
import { resolveRef, type Schema } from '../../contract/document.ts';
import { bundle } from '../support/contract.ts';

function getLongest(schema: Schema): unknown {
  const { type, maxLength, format, properties } = resolveRef(bundle, schema);
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, getLongest(part)]));
  const [kind] = [type ?? 'string'].flat();
  if (kind === 'integer') return 2 ** 31 - 1;
  if (kind === 'number') return 999_999_999_999.99;
  // Most URLs are short.
  return 'x'.repeat(format === 'uri' ? 100 : Number(maxLength ?? 0));
}

it('a page of 100,000 ledger lines, each with texts of the longest, is not larger than a client reads', () => {
  const line = JSON.stringify(getLongest({ $ref: '#/components/schemas/LedgerLine' }));
  expect(line.length).toBeGreaterThan(1000);
  expect(100_000 * (line.length + 1)).toBeLessThan(getLimits({}, {}).maxResponseBytes);
});
