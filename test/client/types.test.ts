import { describe, expectTypeOf, test } from 'vitest';
import {
  type ArticleLine,
  type ArticleLineInput,
  all,
  authorizeUrl,
  type CallOptions,
  type Choice,
  type Connection,
  createDebtor,
  type Debtor,
  type DebtorInput,
  type DebtorPatch,
  type DebtorReplacement,
  type DraftSalesInvoiceLine,
  type DraftSalesInvoiceWithLinesInput,
  deleteDebtor,
  downloadFile,
  getDebtor,
  type InvoiceLine,
  type InvoiceLineInput,
  type ItemMeta,
  type LedgerBalance,
  type ListDebtorsParams,
  listCountries,
  listDebtorMandates,
  listDebtors,
  listDraftSalesInvoiceLines,
  listLedgerLines,
  type MandateInput,
  type Page,
  type PdfContent,
  type PdfFile,
  pages,
  replaceDebtor,
  requestToken,
  type TokenPair,
  type TokenRequest,
  updateDebtor,
  uploadInboxFile,
} from '../../generated/client/src/index.ts';

declare const connection: Connection;

/** The type check of the repository judges these: `tsc` fails where an expectation does not hold. */
type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];

describe('an operation', () => {
  test('takes the connection, identifiers, then the body or the query, then the options', () => {
    expectTypeOf(listDebtors<never, boolean>).parameters.toEqualTypeOf<
      [Connection, (ListDebtorsParams & Choice<never>)?, CallOptions?]
    >();
    expectTypeOf(getDebtor).parameters.toEqualTypeOf<[Connection, number, CallOptions?]>();
    expectTypeOf(createDebtor).parameters.toEqualTypeOf<[Connection, DebtorInput, CallOptions?]>();
    expectTypeOf(replaceDebtor).parameters.toEqualTypeOf<[Connection, number, DebtorReplacement, CallOptions?]>();
    expectTypeOf<Debtor>().toExtend<DebtorReplacement>();
    expectTypeOf<DebtorInput>().toExtend<DebtorReplacement>();
    expectTypeOf(updateDebtor).parameters.toEqualTypeOf<[Connection, number, DebtorPatch, CallOptions?]>();
    expectTypeOf(listDebtorMandates).parameter(1).toBeNumber();
    expectTypeOf(requestToken).parameters.toEqualTypeOf<[Connection, TokenRequest, CallOptions?]>();
  });

  test('returns what the platform answers with success', () => {
    expectTypeOf(createDebtor).returns.toEqualTypeOf<Promise<Debtor>>();
    expectTypeOf(deleteDebtor).returns.toEqualTypeOf<Promise<void>>();
    expectTypeOf(requestToken).returns.toEqualTypeOf<Promise<TokenPair>>();
    expectTypeOf(downloadFile).returns.toEqualTypeOf<Promise<PdfFile>>();
    expectTypeOf(uploadInboxFile).parameter(1).toEqualTypeOf<PdfContent>();
    expectTypeOf(authorizeUrl).returns.toBeString();
  });
});

describe('a record', () => {
  test('has what is always there', () => {
    expectTypeOf<RequiredKeys<Debtor>>().toEqualTypeOf<'id' | 'number' | 'name' | 'debtorKindId' | '_meta'>();
    expectTypeOf<Debtor['name']>().toBeString();
    expectTypeOf<Debtor['email']>().toEqualTypeOf<string | null | undefined>();
  });
});

describe('a list', () => {
  type Entry<Call extends Promise<Page<never>> | Promise<unknown>> =
    Awaited<Call> extends { _data: (infer One)[] } ? One : never;

  test('has whole records', () => {
    const call = () => listDebtors(connection, { name: ['Acme'], pageSize: 25 });
    type Found = Entry<ReturnType<typeof call>>;
    expectTypeOf<RequiredKeys<Found>>().toEqualTypeOf<RequiredKeys<Debtor>>();
    expectTypeOf<Found['email']>().toEqualTypeOf<Debtor['email']>();
    expectTypeOf<Found['_meta']>().toEqualTypeOf<ItemMeta>();
  });

  test('has the fields that are asked for, and no others', () => {
    const call = () => listDebtors(connection, { fields: ['id', 'email'] });
    expectTypeOf<Entry<ReturnType<typeof call>>>().toEqualTypeOf<{
      id: number;
      email?: string | null;
      _meta: ItemMeta;
    }>();
    const names = ['name'] as const;
    const byName = () => listDebtors(connection, { fields: names });
    expectTypeOf<Entry<ReturnType<typeof byName>>>().toEqualTypeOf<{ name: string; _meta: ItemMeta }>();
  });

  test('leaves it open what is there when the fields are chosen while the program runs', () => {
    const call = (params: ListDebtorsParams) => listDebtors(connection, params);
    expectTypeOf<RequiredKeys<Entry<ReturnType<typeof call>>>>().toBeNever();
  });

  test('has no records with `metaOnly`, and perhaps none when that is chosen while the program runs', () => {
    const without = () => listDebtors(connection, { metaOnly: true });
    expectTypeOf<Awaited<ReturnType<typeof without>>['_data']>().toEqualTypeOf<undefined>();
    const perhaps = (metaOnly: boolean) => listCountries(connection, { metaOnly, fields: ['code'] });
    expectTypeOf<Awaited<ReturnType<typeof perhaps>>['_data']>().toEqualTypeOf<
      { code: string; _meta: ItemMeta }[] | undefined
    >();
  });

  test('keeps a choice of lines a choice', () => {
    const call = () => listDraftSalesInvoiceLines(connection, 1, { fields: ['bookingType', 'ArticleSku'] });
    type Line = Entry<ReturnType<typeof call>>;
    expectTypeOf<Line['bookingType']>().toEqualTypeOf<'A' | 'V' | 'G' | 'T'>();
    expectTypeOf<Extract<Line, { bookingType: 'A' }>['ArticleSku']>().toBeString();
    expectTypeOf<Extract<Line, { bookingType: 'V' }>>().not.toHaveProperty('ArticleSku');
  });

  test('has what is always there, also of records that exist in lists only', () => {
    expectTypeOf<LedgerBalance['balance']>().toBeNumber();
    expectTypeOf<LedgerBalance['period']>().toEqualTypeOf<number | null | undefined>();
  });

  test('takes no unknown field and no unknown filter', () => {
    // @ts-expect-error There is no such field.
    const field = () => listDebtors(connection, { fields: ['nmae'] });
    // @ts-expect-error There is no such filter.
    const filter = () => listDebtors(connection, { nmae: ['Acme'], page: 2 });
    // @ts-expect-error Ledger lines need a book year.
    const needed = () => listLedgerLines(connection);
    expectTypeOf(field).toBeFunction();
    expectTypeOf(filter).toBeFunction();
    expectTypeOf(needed).toBeFunction();
  });
});

describe('all records of a list', () => {
  type Entry<Records> = Records extends AsyncIterable<infer One> ? One : never;

  test('are narrowed as those of a page are', () => {
    const whole = () => all(listDebtors, connection, { name: ['Acme'] });
    expectTypeOf<RequiredKeys<Entry<ReturnType<typeof whole>>>>().toEqualTypeOf<RequiredKeys<Debtor>>();
    const some = () => all(listDebtors, connection, { fields: ['id'] });
    expectTypeOf<Entry<ReturnType<typeof some>>>().toEqualTypeOf<{ id: number; _meta: ItemMeta }>();
    const inner = () => all(listDebtorMandates, connection, 7, { fields: ['IBAN'] });
    expectTypeOf<Entry<ReturnType<typeof inner>>>().toEqualTypeOf<{ IBAN: string; _meta: ItemMeta }>();
    const needed = () => all(listLedgerLines, connection, { Bookyear: [2026], fields: ['Period'] });
    expectTypeOf<Entry<ReturnType<typeof needed>>>().toEqualTypeOf<{ Period: number; _meta: ItemMeta }>();
  });

  test('come in pages too', () => {
    const turned = () => pages(listDebtors, connection, { fields: ['id'] });
    expectTypeOf<Entry<ReturnType<typeof turned>>['_data']>().toEqualTypeOf<{ id: number; _meta: ItemMeta }[]>();
  });

  test('are asked for as the list itself is', () => {
    // @ts-expect-error There is no such field.
    const field = () => all(listDebtors, connection, { fields: ['nmae'] });
    // @ts-expect-error There is no such filter.
    const filter = () => all(listDebtors, connection, { nmae: ['Acme'], page: 2 });
    // @ts-expect-error Mandates are of a debtor.
    const whose = () => all(listDebtorMandates, connection);
    // @ts-expect-error Ledger lines need a book year.
    const needed = () => all(listLedgerLines, connection, {});
    // @ts-expect-error There would be no records.
    const none = () => all(listDebtors, connection, { metaOnly: true });
    expectTypeOf([field, filter, whose, needed, none]).toBeArray();
  });
});

describe('an input', () => {
  test('needs what the contract requires of it', () => {
    expectTypeOf<RequiredKeys<DebtorInput>>().toEqualTypeOf<'name' | 'debtorKindId'>();
    expectTypeOf<RequiredKeys<MandateInput>>().toEqualTypeOf<'typeId' | 'sddType'>();
    expectTypeOf<RequiredKeys<DraftSalesInvoiceWithLinesInput>>().toEqualTypeOf<'debtorId' | 'lines'>();
    expectTypeOf<RequiredKeys<DebtorPatch>>().toBeNever();
  });

  test('knows the values of a choice', () => {
    expectTypeOf<MandateInput['typeId']>().toEqualTypeOf<1 | 2>();
  });

  test('has no field that the platform computes, and no unknown one', () => {
    expectTypeOf<DebtorInput>().not.toHaveProperty('id');
    // @ts-expect-error The name is misspelt.
    const misspelt: DebtorInput = { name: 'Bakkerij', debtorKindId: 1, nmae: 'x' };
    expectTypeOf(misspelt).toEqualTypeOf<DebtorInput>();
  });
});

describe('a line', () => {
  test('is known by its booking type when it is read', () => {
    expectTypeOf<InvoiceLine['bookingType']>().toEqualTypeOf<'A' | 'V' | 'G' | 'T'>();
    expectTypeOf<Extract<InvoiceLine, { bookingType: 'A' }>>().toEqualTypeOf<ArticleLine>();
    expectTypeOf<ArticleLine['amountExcludingVat']>().toBeNumber();
    const line = {} as DraftSalesInvoiceLine;
    if (line.bookingType === 'G') {
      expectTypeOf(line.ledgerAccountId).toBeNumber();
      expectTypeOf(line).not.toHaveProperty('salesTypeId');
    }
  });

  test('is known by its booking type when it is written', () => {
    expectTypeOf<Extract<InvoiceLineInput, { bookingType: 'A' }>>().toEqualTypeOf<ArticleLineInput>();
    expectTypeOf<RequiredKeys<ArticleLineInput>>().toEqualTypeOf<'bookingType' | 'ArticleSku'>();
    // @ts-expect-error A line of a sales type needs its `salesTypeId`.
    const incomplete: InvoiceLineInput = { bookingType: 'V' };
    // @ts-expect-error An article line has no ledger account.
    const mixed: InvoiceLineInput = { bookingType: 'A', ArticleSku: 'KAAS', ledgerAccountId: 61 };
    expectTypeOf(incomplete).toEqualTypeOf(mixed);
  });
});
