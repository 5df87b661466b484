import fc from 'fast-check';
import type { MasterData } from './master-data.ts';

type Json = Readonly<Record<string, unknown>>;
export type Body = fc.Arbitrary<Json>;

const oneOf = <Value>(values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 3 });
const record = (keys: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[]): Body =>
  fc.record(keys, { requiredKeys }) as Body;

/** Prices with up to four decimals, and quantities including credits. */
const price = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -5000, max: 50_000 }).map((cents) => cents / 100) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 10_000) },
);
const quantity = oneOf([1, 1, 2, 3, 7, 12, 0.5, 0.3333, 2.125, -1, -3, -0.75, 0]);
const discount = oneOf([0, 0, 5, 33.33, 100]);
const amount = fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100);
/** A positive or negative amount, so that unsigned fields are tried with both. */
const signed = fc.tuple(amount, fc.boolean()).map(([euros, isNegative]) => (isNegative ? -euros : euros));
/** A date mostly in the current year, sometimes in a closed or unknown one. */
const date = fc
  .tuple(oneOf(['2026', '2026', '2026', '2025', '2027']), oneOf(['01-01', '02-28', '04-16', '06-30', '12-31']))
  .map((parts) => parts.join('-'));
const words = oneOf(['Levering', 'Correctie', 'Ünïcøde & <tags> "quotes"', null]);

/** Creates the arbitraries of request bodies for an administration. */
export function createBodies(data: MasterData) {
  const lineTerms = {
    description: words,
    quantity,
    unitPriceIncludingVat: fc.boolean(),
    discountPercentage: discount,
    costUnitId: maybe(oneOf(data.costUnits)),
  };
  const saleTerms = { ...lineTerms, unitPrice: price, vatCodeId: oneOf(data.salesVatCodes) };
  const articleLine = record({ ...saleTerms, bookingType: fc.constant('A'), ArticleSku: oneOf(data.articles) }, [
    'bookingType',
    'ArticleSku',
  ]);
  const textLine = fc.constant<Json>({ bookingType: 'T', description: 'Met dank' });
  const salesLine: Body = fc.oneof(
    articleLine,
    record({ ...saleTerms, bookingType: fc.constant('V'), salesTypeId: oneOf(data.salesTypes) }, [
      'bookingType',
      'salesTypeId',
      'unitPrice',
    ]),
    record({ ...saleTerms, bookingType: fc.constant('G'), ledgerAccountId: oneOf(data.turnoverAccounts) }, [
      'bookingType',
      'ledgerAccountId',
      'unitPrice',
    ]),
    textLine,
  );
  const purchaseLine = record(
    {
      ...lineTerms,
      ledgerAccountId: oneOf(data.otherAccounts),
      unitPrice: price,
      vatCodeId: oneOf(data.purchaseVatCodes),
    },
    ['ledgerAccountId', 'unitPrice'],
  );
  const orderLine = fc.oneof({ weight: 4, arbitrary: articleLine }, { weight: 1, arbitrary: textLine });
  const entryLine = record(
    {
      ledgerAccountId: oneOf(data.otherAccounts),
      amountDebit: signed,
      amountCredit: signed,
      costUnitId: oneOf(data.costUnits),
    },
    ['ledgerAccountId', 'amountDebit'],
  );

  const invoice = {
    invoiceDate: date,
    paymentConditionId: maybe(oneOf(data.paymentConditions)),
    description: words,
  };
  const sale = { ...invoice, debtorId: oneOf(data.debtors), reference: words };
  const purchase = {
    ...invoice,
    creditorId: oneOf(data.creditors),
    invoiceNumber: maybe(oneOf(['LF-1', 'LF-2', 'LF-3'])),
    approvalRouteId: oneOf(data.approvalRoutes),
  };
  const order = { debtorId: oneOf(data.debtors), paymentConditionId: oneOf(data.paymentConditions), reference: words };
  const linesOf = (line: Body) => fc.array(line, { minLength: 1, maxLength: 4 });
  const withLines = (fields: Record<string, fc.Arbitrary<unknown>>, line: Body, required: string[]) =>
    record({ ...fields, lines: linesOf(line) }, [...required, 'lines']);

  return {
    salesLine,
    purchaseLine,
    orderLine,
    entryLine,
    sale: record(sale, ['debtorId']),
    saleWithLines: withLines(sale, salesLine, ['debtorId']),
    purchase: record(purchase, ['creditorId', 'approvalRouteId']),
    purchaseWithLines: withLines(purchase, purchaseLine, ['creditorId', 'approvalRouteId']),
    order: record(order, ['debtorId']),
    orderWithLines: withLines(order, orderLine, ['debtorId']),
    entry: createEntry(data),
    entryWithLines: entryWithLines(data, entryLine),
    debtor: record(
      {
        name: oneOf(['Nieuw', 'Anders']),
        debtorKindId: oneOf(data.debtorKinds),
        paymentConditionId: oneOf(data.paymentConditions),
      },
      ['name', 'debtorKindId'],
    ),
    creditor: record({ name: oneOf(['Nieuw', 'Anders']), creditorKindId: oneOf(data.creditorKinds) }, [
      'name',
      'creditorKindId',
    ]),
    article: record(
      {
        ArticleSku: oneOf(['NIEUW-1', 'NIEUW-2']),
        description: fc.constant('Nieuw'),
        SalesTypeId: oneOf(data.salesTypes),
        unitPrice: price,
        active: fc.boolean(),
      },
      ['ArticleSku', 'description', 'SalesTypeId'],
    ),
    payment: record({ amount, date, ledgerAccountId: oneOf(data.moneyAccounts) }, []),
    smallPayment: record({ amount: oneOf([0.01, 1, 10]), date }, ['amount']),
  };
}

function createEntry({ memorialJournals, cashJournals }: MasterData): Body {
  const header = {
    bookYear: oneOf([2026, 2026, 2026, 2025, 2027]),
    bookPeriod: fc.integer({ min: 1, max: 12 }),
    sourceDocumentNumber: oneOf(['MEM-1', 'MEM-2']),
    date: maybe(date),
  };
  const required = ['bookYear', 'bookPeriod', 'sourceDocumentNumber', 'JournalId'];
  return fc.oneof(
    record({ ...header, JournalId: oneOf(memorialJournals) }, required),
    record({ ...header, JournalId: oneOf(cashJournals), openingBalance: signed, closingBalance: signed }, [
      ...required,
      'openingBalance',
      'closingBalance',
    ]),
  );
}

const toCents = (line: Json): number =>
  Math.round((Number(line.amountDebit ?? 0) - Number(line.amountCredit ?? 0)) * 100);

/** A journal entry that mostly balances through the last line of a memorial or the closing balance of a cash registration. */
function entryWithLines(data: MasterData, line: Body): Body {
  const { otherAccounts } = data;
  return fc
    .tuple(
      createEntry(data),
      fc.array(line, { minLength: 1, maxLength: 4 }),
      oneOf(otherAccounts),
      oneOf([0, 0, 0, 0, 1]),
    )
    .map(([header, lines, ledgerAccountId, fault]) => {
      const balance = lines.reduce((total, entryLine) => total + toCents(entryLine), fault);
      if (header.openingBalance === undefined) {
        return { ...header, lines: [...lines, { ledgerAccountId, amountCredit: balance / 100 }] };
      }
      const closingBalance = (Math.round(Number(header.openingBalance) * 100) - balance) / 100;
      return { ...header, closingBalance, lines };
    });
}
