import fc from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  calculatePurchaseInvoice,
  calculateSalesInvoice,
  type PurchaseLine,
  type SalesLine,
  type VatCode,
} from '../../totals/index.ts';
import { type FastSandbox, type StartFastSandbox, startFastSandbox } from '../support/fast-client.ts';
import { createPurchaseLines, createSalesLines } from '../support/invoice-lines.ts';

/** Invoices between two returns to the initial data: purchases are posted, and the ledger has a largest balance. */
const INVOICES_PER_SNAPSHOT = 1000;

/** VAT numbers that a box of the VAT return needs. */
const VAT_NUMBERS: Readonly<Record<string, string>> = {
  '2a': 'NL001000007B58',
  '4b': 'BE0000000196',
};

/** Compares, in the tests of a file, the totals that the client calculates with a sandbox's. */
export function useTotalsComparison(start: StartFastSandbox = startFastSandbox) {
  let comparison: Awaited<ReturnType<typeof startTotalsComparison>>;
  beforeAll(async () => {
    comparison = await startTotalsComparison(start);
  });
  afterAll(() => comparison.close());
  return () => comparison;
}

async function startTotalsComparison(start: StartFastSandbox) {
  const sandbox = await start({ clock: '2026-04-16T09:30:00Z' });
  const [country] = await readList<{ readonly id: number }>(sandbox, 'countries?code=US');
  const creditors: Record<string, number> = {};
  for (const box of ['2a', '4a', '4b']) {
    const creditor = { name: box, creditorKindId: 1, address: { countryId: country?.id }, vatNumber: VAT_NUMBERS[box] };
    const { body } = await sandbox.call('POST', '/v1/creditors', creditor);
    creditors[box] = Number((body as { id: number }).id);
  }
  await sandbox.call('POST', '/_sandbox/snapshots', { name: 'start' });
  const vatCodes = await readList<VatCodeRecord>(sandbox, 'vatcodes?pageSize=1000');
  const getIds = (isSale: boolean) => vatCodes.filter(({ salesCode }) => salesCode === isSale).map(({ id }) => id);
  let count = 0;

  async function compare(path: string, body: object, expected: { readonly lines: readonly object[] }): Promise<void> {
    count += 1;
    if (count % INVOICES_PER_SNAPSHOT === 0) await sandbox.call('POST', '/_sandbox/snapshots/start/restore');
    const response = await sandbox.call('POST', `/v1/${path}`, body);
    expect(response, JSON.stringify(body)).toMatchObject({ status: 201, body: expected });
    expect(sandbox.loggedErrors).toEqual([]);
  }

  const compareSales = (lines: readonly SalesLine[]) =>
    compare('draftsalesinvoiceswithlines', { debtorId: 1, lines }, calculateSalesInvoice({ lines, vatCodes }));

  /** Compares an invoice for each box of the VAT return, because the creditors of the boxes differ. */
  async function comparePurchase(all: readonly PurchaseLine[]): Promise<void> {
    const getBox = ({ vatCodeId }: PurchaseLine) => vatCodes.find(({ id }) => id === vatCodeId)?.returnBox ?? '';
    for (const [box, lines] of Map.groupBy(all, getBox)) {
      const body = { creditorId: creditors[box] ?? 1, invoiceNumber: `TOTALS-${count}`, lines };
      await compare('purchaseinvoiceswithlines', body, calculatePurchaseInvoice({ lines, vatCodes }));
    }
  }

  /** Changes the VAT of some lines by up to five cents, as a creditor who rounds otherwise. */
  const purchases = fc
    .tuple(createPurchaseLines(getIds(false)), fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 8 }))
    .map(([lines, cents]) =>
      calculatePurchaseInvoice({ lines, vatCodes }).lines.map(({ amountVat }, index) => ({
        ...(lines[index] as PurchaseLine),
        ...(cents[index] && amountVat !== 0 && { amountVat: Math.round(amountVat * 100 + cents[index]) / 100 }),
      })),
    );

  const invoices = fc.oneof(
    { weight: 3, arbitrary: fc.record({ sale: createSalesLines(getIds(true)) }) },
    { weight: 1, arbitrary: fc.record({ purchase: purchases }) },
  );
  return {
    /** A property of random invoices: three of four are drafts, the others purchases. */
    property: fc.asyncProperty(invoices, (invoice) =>
      'sale' in invoice ? compareSales(invoice.sale) : comparePurchase(invoice.purchase),
    ),
    compareSales,
    comparePurchase,
    close: () => sandbox.close(),
  };
}

type VatCodeRecord = VatCode & { readonly salesCode: boolean; readonly returnBox: string | null };

async function readList<Row>({ call }: FastSandbox, path: string): Promise<readonly Row[]> {
  const { body } = await call('GET', `/v1/${path}`);
  return (body as { _data: Row[] })._data;
}
