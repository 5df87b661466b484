/** Prints the VAT return of the first quarter of 2026, in euros. Start the sandbox, then run `node vat-return.ts`. */
import { createClient } from '@accounting-platform/client';
import { calculateVatReturn } from '@accounting-platform/client/totals';

const baseUrl = process.env.SANDBOX_URL ?? 'http://localhost:4010';
const client = createClient({ baseUrl, token: 'sandbox-demo-token', tenant: 1 });

const lines = await client.ledgerLines.listAll({ Bookyear: 2026, Period: [1, 2, 3] }).toArray();
const vatCodes = await client.vatCodes.listAll().toArray();

for (const [box, { base, vat }] of calculateVatReturn(lines, vatCodes)) console.log(box, base ?? '–', vat);
