import { expect } from 'vitest';
import type { useSandbox } from '../../support/sandbox.ts';

/** Lines that the demo data lacks, by the path of their document. */
const lines: readonly (readonly [path: RegExp, bodies: readonly object[]])[] = [
  [
    /salesinvoices\/\d+\/lines$/,
    [
      { bookingType: 'V', salesTypeId: 3, unitPrice: 45, costUnitId: 1 },
      { bookingType: 'G', ledgerAccountId: 108, unitPrice: -12.5, costCenterId: 2 },
    ],
  ],
  [
    /purchaseinvoices\/\d+\/lines$/,
    [
      { ledgerAccountId: 73, unitPrice: 45, costUnitId: 1 },
      { ledgerAccountId: 70, unitPrice: -12.5, discountPercentage: 5, unitPriceIncludingVat: true, costCenterId: 2 },
    ],
  ],
  [
    /journalentries\/\d+\/lines$/,
    [
      { ledgerAccountId: 73, amountDebit: 45, description: 'Bij', costUnitId: 1, debtorId: 2 },
      { ledgerAccountId: 6, amountCredit: 45, costCenterId: 2, creditorId: 1, invoiceNumber: 'LF-1' },
    ],
  ],
];

/** Adds these lines when a path lists lines. Switches cost centers on, which they use. */
export async function addLines(call: ReturnType<typeof useSandbox>['call'], path: string): Promise<void> {
  if (!path.endsWith('/lines')) return;
  const bodies = lines.find(([pattern]) => pattern.test(path))?.[1];
  if (!bodies) throw new Error(`There are no lines to add to ${path}`);
  await call('/_sandbox/administrations/1/modules', { method: 'PATCH', body: { costCenters: true } });
  for (const body of bodies) {
    const reply = await call(path, { body });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  }
}
