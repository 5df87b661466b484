import { isJsonObject, type JsonObject } from '../../contract.ts';
import { findVatIssues } from '../../judges/vat.ts';
import type { Check } from '../check.ts';
import { createListCheck } from './reproduce.ts';

const VAT_CODES = '/v1/vatcodes';

/** The VAT of each code is its percentage of the amount, in every invoice and order of a list. */
export const vatTotalsCheck: Check = createListCheck('VAT of codes', async ({ operation, rows, exchange }, context) => {
  // Without its lines nobody knows how far a purchase invoice may be away from its percentages.
  if (operation.resource.startsWith('purchase')) return;
  const codes = context.inventory.getCollection(VAT_CODES)?.rows ?? [];
  const reverseCharged = new Set(codes.filter((code) => code.reverseCharged === true).map(({ id }) => id));
  const [issue] = rows.flatMap((row) =>
    findVatIssues(row, toLines(row), codes.length > 0 ? reverseCharged : undefined),
  );
  if (issue) context.session.report({ ...issue, exchanges: [exchange] });
});

const toLines = ({ lines }: JsonObject): readonly JsonObject[] | undefined =>
  Array.isArray(lines) ? lines.filter(isJsonObject) : undefined;
