import fc from 'fast-check';
import type { MasterData } from '../../sandbox/invariants/master-data.ts';
import type { Company, Json } from './company.ts';
import { RecordPick, type ShapeName } from './record-pick.ts';

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** What the model knows of a kind of record beyond the contract. */
export interface Shape {
  /** Path of its list. Of a document it is the one with lines. */
  readonly path: string;
  /** Path of the headers of a document, which are the same records without their lines. */
  readonly headers?: string;
  /** What the records are below, as mandates are below their debtor. */
  readonly parent?: ShapeName;
  /** Values for the fields that a client writes. */
  readonly fields: (data: MasterData) => Fields;
  /** Values for the fields of a line. */
  readonly lines?: (data: MasterData) => readonly Fields[];
  readonly required: readonly string[];
  /** Fields that the platform takes from elsewhere when they are left out or null. */
  readonly given: Given;
  /** The same, of a line. */
  readonly givenInLines?: Given;
}

/** Where the value of each such field comes from; undefined where only the platform knows, and the answer counts. */
export type Given = Readonly<Record<string, (record: Json, sources: Sources) => unknown>>;

/** What a value can be taken from. */
export interface Sources {
  readonly company: Company;
  /** The record that it is below. */
  readonly parent: Json | undefined;
}

const oneOf = <Value>(...values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 2 });
const pickOf = (resource: ShapeName, by = 'id') =>
  fc.nat({ max: 20 }).map((index) => new RecordPick(resource, by, index));

/** Texts that are near each other in an order, and the same but for their capitals. None is trimmed or empty. */
const texts = oneOf('aap', 'Aap', 'AAP', 'aap 2', 'Zebra', 'noot', 'mies', 'é', '%', "' or 1=1 --", '10', '9');
const dates = oneOf('2026-01-31', '2026-02-28', '2026-04-16', '2026-12-31');
const numbers = oneOf('1', '2', '10', '10001', 'A-1');
const ibans = oneOf('NL13TEST0123456789', 'NL42TEST0000000002');
const amounts = oneOf(0, 0.01, 12.34, 12.35, 1000);
const prices = oneOf(0, 9.95, -3, 12.3456, 100);
const quantities = oneOf(1, 2, 0.5, -1, 3.3333);

const articleOf = ({ ArticleSku }: Json, company: Company) =>
  company.rowsOf('articles').find((row) => row.ArticleSku === ArticleSku);

/** The kinds of record that the model follows. */
export const shapes: Readonly<Record<ShapeName, Shape>> = {
  debtors: {
    path: '/v1/debtors',
    fields: ({ debtorKinds, paymentConditions }) => ({
      ...{ name: texts, number: numbers, contactName: maybe(texts), remark: maybe(texts), iban: maybe(ibans) },
      ...{ debtorKindId: oneOf(...debtorKinds), paymentConditionId: maybe(oneOf(...paymentConditions)) },
      ...{ creditLimit: maybe(amounts), address: maybe(fc.record({ city: texts, street: maybe(texts) })) },
    }),
    required: ['name', 'debtorKindId'],
    given: { number: () => undefined },
  },
  mandates: {
    path: '/v1/debtors/{debtorId}/mandates',
    parent: 'debtors',
    fields: () => ({
      ...{ IBAN: ibans, typeId: oneOf(1, 2), sddType: oneOf(1, 2) },
      ...{ signdate: maybe(dates), reference: oneOf('M-1', 'M-2', 'M-3') },
    }),
    required: ['typeId', 'sddType'],
    given: { IBAN: (_mandate, { parent }) => parent?.iban, reference: () => undefined },
  },
  creditors: {
    path: '/v1/creditors',
    fields: ({ creditorKinds, paymentConditions, otherAccounts }) => ({
      ...{ name: texts, number: numbers, remark: maybe(texts), email: maybe(oneOf('a@b.example', 'A@b.example')) },
      ...{ creditorKindId: oneOf(...creditorKinds), paymentConditionId: maybe(oneOf(...paymentConditions)) },
      ledgerAccountId: maybe(oneOf(...otherAccounts)),
    }),
    required: ['name', 'creditorKindId'],
    given: { number: () => undefined },
  },
  articles: {
    path: '/v1/articles',
    fields: ({ salesTypes }) => ({
      ...{ ArticleSku: oneOf('A-1', 'a-1', 'A-2', 'B', '10', '9'), description: texts, active: fc.boolean() },
      ...{ SalesTypeId: oneOf(...salesTypes), unitPrice: prices, purchasePrice: maybe(amounts), unit: maybe(texts) },
    }),
    required: ['ArticleSku', 'description', 'SalesTypeId'],
    given: {},
  },
  drafts: {
    path: '/v1/draftsalesinvoiceswithlines',
    headers: '/v1/draftsalesinvoices',
    fields: ({ paymentConditions }) => ({
      ...{ debtorId: pickOf('debtors'), invoiceDate: dates, reference: maybe(texts), remark: maybe(texts) },
      paymentConditionId: maybe(oneOf(...paymentConditions)),
    }),
    lines: ({ salesVatCodes, salesTypes, turnoverAccounts }) => {
      const terms = { description: maybe(texts), quantity: quantities, vatCodeId: maybe(oneOf(...salesVatCodes)) };
      const priced = { ...terms, unitPrice: maybe(prices), unitPriceIncludingVat: fc.boolean() };
      return [
        { ...priced, bookingType: oneOf('A'), ArticleSku: pickOf('articles', 'ArticleSku') },
        { ...priced, bookingType: oneOf('V'), salesTypeId: oneOf(...salesTypes) },
        { ...priced, bookingType: oneOf('G'), ledgerAccountId: oneOf(...turnoverAccounts) },
        { bookingType: oneOf('T'), description: maybe(texts) },
      ];
    },
    required: ['debtorId', 'bookingType', 'ArticleSku', 'salesTypeId', 'ledgerAccountId'],
    given: {
      paymentConditionId: ({ debtorId }, { company }) => company.find('debtors', Number(debtorId))?.paymentConditionId,
    },
    givenInLines: {
      description: (line, { company }) => articleOf(line, company)?.description,
      unitPrice: (line, { company }) => articleOf(line, company)?.unitPrice ?? null,
      vatCodeId: () => undefined,
    },
  },
  purchases: {
    path: '/v1/purchaseinvoiceswithlines',
    headers: '/v1/purchaseinvoices',
    fields: ({ paymentConditions, approvalRoutes }) => ({
      ...{ creditorId: pickOf('creditors'), invoiceDate: dates, invoiceNumber: maybe(texts), remark: maybe(texts) },
      ...{ approvalRouteId: oneOf(...approvalRoutes), paymentConditionId: maybe(oneOf(...paymentConditions)) },
    }),
    lines: ({ otherAccounts, turnoverAccounts, purchaseVatCodes }) => [
      {
        // An account of turnover gives a line a VAT code for sales, which is refused.
        ledgerAccountId: oneOf(...otherAccounts.filter((id) => !turnoverAccounts.includes(id))),
        ...{ quantity: quantities, unitPrice: prices },
        ...{ description: maybe(texts), vatCodeId: maybe(oneOf(...purchaseVatCodes)) },
      },
    ],
    required: ['creditorId', 'approvalRouteId', 'ledgerAccountId', 'unitPrice'],
    given: {
      paymentConditionId: ({ creditorId }, { company }) =>
        company.find('creditors', Number(creditorId))?.paymentConditionId,
    },
    givenInLines: { description: () => undefined, vatCodeId: () => undefined },
  },
};

/** The bodies that create a record of a shape; without the lines that it may come with. */
export function bodyOf({ fields, required }: Shape, data: MasterData): fc.Arbitrary<object> {
  const values = fields(data);
  return fc.record(values, { requiredKeys: required.filter((name) => name in values) });
}

/** The bodies that create a line; undefined for a record without lines. */
export function lineOf({ lines, required }: Shape, data: MasterData): fc.Arbitrary<object> | undefined {
  const kinds = lines?.(data).map((values) =>
    fc.record(values, { requiredKeys: required.filter((name) => name in values) }),
  );
  return kinds && fc.oneof(...kinds);
}
