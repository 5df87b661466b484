import fc from 'fast-check';
import { type Company, type Json, RecordPick, type ResourceName } from './company.ts';
import type { MasterData } from './master-data.ts';

type Body = fc.Arbitrary<Json>;

/** Facts about a kind of record that the contract does not have. */
export interface Shape {
  /** Path of its list. Of a document it is the one with lines. */
  readonly path: string;
  /** Path of the headers of a document, which are the same records without their lines. */
  readonly headers?: string;
  /** Parent of the records, as debtors are of mandates. */
  readonly parent?: ResourceName;
  readonly createBody: (data: MasterData) => Body;
  readonly createLine?: (data: MasterData) => Body;
  /** Fields that the platform takes from elsewhere when they are left out or null. */
  readonly given?: Given;
  /** The same, of a line. */
  readonly givenInLines?: Given;
}

/** Where the value of each such field comes from; undefined where only the platform knows, and the answer counts. */
export type Given = Readonly<Record<string, (record: Json, sources: Sources) => unknown>>;

export interface Sources {
  readonly company: Company;
  readonly parent: Json | undefined;
}

const oneOf = <Value>(...values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 2 });
const pick = (resource: ResourceName, field = 'id') =>
  fc.nat({ max: 20 }).map((index) => new RecordPick(resource, field, index));
const record = (requiredKeys: string[], fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): Body =>
  fc.record(fields, { requiredKeys });

/** Texts that are near each other in an order, and the same but for their capitals. None is trimmed or empty. */
const texts = oneOf('aap', 'Aap', 'AAP', 'aap 2', 'Zebra', 'noot', 'Ünïcøde & <tags>', '%', "' or 1=1 --", '10', '9');
/** Mostly in the current year, sometimes in one that may be closed or not exist. */
export const dates = oneOf('2026-01-31', '2026-02-28', '2026-04-16', '2026-12-31', '2025-06-30', '2027-01-01');
const years = oneOf(2026, 2026, 2026, 2025, 2027);
const numbers = oneOf('1', '2', '10', '10001', 'A-1');
const ibans = oneOf('NL13TEST0123456789', 'NL42TEST0000000002');
const amounts = oneOf(0, 0.01, 12.34, 12.35, 1000);
const unsigned = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100);

/** A positive or negative amount, so that unsigned fields are tried with both. */
const signed = fc.integer({ min: -500_000, max: 500_000 }).map((cents) => cents / 100);
const prices = fc.oneof(
  oneOf(0, 9.95, -3, 12.3456, 100),
  fc.integer({ min: -5000, max: 50_000 }).map((cents) => cents / 100),
  fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 10_000),
);
const quantities = oneOf(1, 1, 2, 7, 12, 0.5, 3.3333, 2.125, -1, -0.75, 0);

const findArticle = ({ ArticleSku }: Json, company: Company) =>
  company.getRows('articles').find((row) => row.ArticleSku === ArticleSku);

const createSale = ({ paymentConditions }: MasterData): Body =>
  record(['debtorId'], {
    debtorId: pick('debtors'),
    invoiceDate: dates,
    description: maybe(texts),
    reference: maybe(texts),
    remark: maybe(texts),
    paymentConditionId: maybe(oneOf(...paymentConditions)),
  });

const createLineTerms = ({ costUnits }: MasterData) => ({
  description: maybe(texts),
  quantity: quantities,
  unitPriceIncludingVat: fc.boolean(),
  discountPercentage: oneOf(0, 0, 5, 33.33, 100),
  costUnitId: maybe(oneOf(...costUnits)),
});

const createSalesTerms = (data: MasterData) => ({
  ...createLineTerms(data),
  unitPrice: maybe(prices),
  vatCodeId: maybe(oneOf(...data.salesVatCodes)),
});

const createArticleLine = (data: MasterData): Body =>
  record(['bookingType', 'ArticleSku'], {
    ...createSalesTerms(data),
    bookingType: oneOf('A'),
    ArticleSku: pick('articles', 'ArticleSku'),
  });

const textLine = record(['bookingType'], { bookingType: oneOf('T'), description: maybe(texts) });

const createSalesLine = (data: MasterData): Body => {
  const terms = createSalesTerms(data);
  return fc.oneof(
    createArticleLine(data),
    record(['bookingType', 'salesTypeId'], {
      ...terms,
      bookingType: oneOf('V'),
      salesTypeId: oneOf(...data.salesTypes),
    }),
    record(['bookingType', 'ledgerAccountId'], {
      ...terms,
      bookingType: oneOf('G'),
      ledgerAccountId: oneOf(...data.turnoverAccounts),
    }),
    textLine,
  );
};

export const shapes: Readonly<Record<ResourceName, Shape>> = {
  debtors: {
    path: '/v1/debtors',
    createBody: ({ debtorKinds, paymentConditions }) =>
      record(['name', 'debtorKindId'], {
        name: texts,
        number: numbers,
        contactName: maybe(texts),
        remark: maybe(texts),
        iban: maybe(ibans),
        debtorKindId: oneOf(...debtorKinds),
        paymentConditionId: maybe(oneOf(...paymentConditions)),
        creditLimit: maybe(amounts),
        address: maybe(fc.record({ city: texts, street: maybe(texts) })),
      }),
    given: { number: () => undefined },
  },
  mandates: {
    path: '/v1/debtors/{debtorId}/mandates',
    parent: 'debtors',
    createBody: () =>
      record(['typeId', 'sddType'], {
        IBAN: ibans,
        typeId: oneOf(1, 2),
        sddType: oneOf(1, 2),
        signdate: maybe(dates),
        reference: oneOf('M-1', 'M-2', 'M-3'),
      }),
    given: { IBAN: (_mandate, { parent }) => parent?.iban, reference: () => undefined },
  },
  creditors: {
    path: '/v1/creditors',
    createBody: ({ creditorKinds, paymentConditions, otherAccounts }) =>
      record(['name', 'creditorKindId'], {
        name: texts,
        number: numbers,
        remark: maybe(texts),
        email: maybe(oneOf('a@b.example', 'A@b.example')),
        creditorKindId: oneOf(...creditorKinds),
        paymentConditionId: maybe(oneOf(...paymentConditions)),
        ledgerAccountId: maybe(oneOf(...otherAccounts)),
      }),
    given: { number: () => undefined },
  },
  articles: {
    path: '/v1/articles',
    createBody: ({ salesTypes }) =>
      record(['ArticleSku', 'description', 'SalesTypeId'], {
        ArticleSku: oneOf('A-1', 'a-1', 'A-2', 'B', '10', '9'),
        description: texts,
        active: fc.boolean(),
        SalesTypeId: oneOf(...salesTypes),
        unitPrice: prices,
        purchasePrice: maybe(amounts),
        unit: maybe(texts),
      }),
  },
  draftsalesinvoices: {
    path: '/v1/draftsalesinvoiceswithlines',
    headers: '/v1/draftsalesinvoices',
    createBody: createSale,
    createLine: createSalesLine,
    given: {
      paymentConditionId: ({ debtorId }, { company }) => company.find('debtors', Number(debtorId))?.paymentConditionId,
    },
    givenInLines: {
      description: (line, { company }) => findArticle(line, company)?.description,
      unitPrice: (line, { company }) => findArticle(line, company)?.unitPrice ?? null,
      vatCodeId: () => undefined,
    },
  },
  salesinvoices: {
    path: '/v1/salesinvoiceswithlines',
    headers: '/v1/salesinvoices',
    createBody: createSale,
    createLine: createSalesLine,
  },
  purchaseinvoices: {
    path: '/v1/purchaseinvoiceswithlines',
    headers: '/v1/purchaseinvoices',
    createBody: ({ paymentConditions, approvalRoutes }) =>
      record(['creditorId', 'approvalRouteId'], {
        creditorId: pick('creditors'),
        invoiceDate: dates,
        invoiceNumber: maybe(texts),
        description: maybe(texts),
        remark: maybe(texts),
        approvalRouteId: oneOf(...approvalRoutes),
        paymentConditionId: maybe(oneOf(...paymentConditions)),
      }),
    createLine: (data) =>
      record(['ledgerAccountId', 'unitPrice'], {
        ...createLineTerms(data),
        unitPrice: prices,
        // An account of turnover gives a line a VAT code for sales, which is refused; one for VAT takes no code.
        ledgerAccountId: oneOf(...data.purchaseAccounts),
        vatCodeId: maybe(oneOf(...data.purchaseVatCodes)),
      }),
    given: {
      paymentConditionId: ({ creditorId }, { company }) =>
        company.find('creditors', Number(creditorId))?.paymentConditionId,
    },
    givenInLines: { description: () => undefined, vatCodeId: () => undefined },
  },
  journalentries: {
    path: '/v1/journalentrieswithlines',
    headers: '/v1/journalentries',
    createBody: ({ memorialJournals, cashJournals }) => {
      const header = {
        bookYear: years,
        bookPeriod: fc.integer({ min: 1, max: 12 }),
        sourceDocumentNumber: oneOf('MEM-1', 'MEM-2'),
      };
      const optional = { date: maybe(dates) };
      return fc.oneof(
        record([...Object.keys(header), 'JournalId'], {
          ...header,
          ...optional,
          JournalId: oneOf(...memorialJournals),
        }),
        fc
          .tuple(record([...Object.keys(header)], { ...header, ...optional }), oneOf(...cashJournals), signed, signed)
          .map(([fields, JournalId, openingBalance, closingBalance]) => ({
            ...fields,
            JournalId,
            openingBalance,
            closingBalance,
          })),
      );
    },
    createLine: ({ otherAccounts, costUnits }) =>
      record(['ledgerAccountId', 'amountDebit'], {
        ledgerAccountId: oneOf(...otherAccounts),
        amountDebit: unsigned,
        amountCredit: unsigned,
        costUnitId: oneOf(...costUnits),
      }),
  },
  salesorders: {
    path: '/v1/salesorderwithlines',
    headers: '/v1/salesorders',
    createBody: ({ paymentConditions }) =>
      record(['debtorId'], {
        debtorId: pick('debtors'),
        paymentConditionId: oneOf(...paymentConditions),
        reference: maybe(texts),
      }),
    createLine: (data) =>
      fc.oneof({ weight: 4, arbitrary: createArticleLine(data) }, { weight: 1, arbitrary: textLine }),
  },
};

/** Bodies that create a record of a kind with its lines. An entry mostly balances. */
export function createWholeBody(name: ResourceName, data: MasterData): Body {
  const { createBody, createLine } = shapes[name];
  if (!createLine) return createBody(data);
  const lines = fc.array(createLine(data), { minLength: 1, maxLength: 4 });
  const whole = fc.tuple(createBody(data), lines).map(([header, some]): Json => ({ ...header, lines: some }));
  if (name !== 'journalentries') return whole;
  return fc
    .tuple(whole, oneOf(...data.otherAccounts), oneOf(0, 0, 0, 0, 1))
    .map(([entry, ledgerAccountId, fault]) => balanceEntry(entry, ledgerAccountId, fault));
}

/** Balances an entry, but for some cents, by the last line of a memorial or the closing balance of a cash registration. */
function balanceEntry(entry: Json, ledgerAccountId: number, fault: number): Json {
  const lines = entry.lines as readonly Json[];
  const toCents = (amount: unknown): number => Math.round(Number(amount ?? 0) * 100);
  const balance = lines.reduce(
    (total, { amountDebit, amountCredit }) => total + toCents(amountDebit) - toCents(amountCredit),
    fault,
  );
  if (entry.openingBalance === undefined) {
    const side = balance < 0 ? 'amountDebit' : 'amountCredit';
    return { ...entry, lines: [...lines, { ledgerAccountId, [side]: Math.abs(balance) / 100 }] };
  }
  return { ...entry, closingBalance: (toCents(entry.openingBalance) - balance) / 100 };
}
