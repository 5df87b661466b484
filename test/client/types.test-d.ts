import { describe, expectTypeOf, it } from 'vitest';
import {
  type Address,
  type AddressInput,
  type ArticleLine,
  type ArticleLineInput,
  authorizeUrl,
  type CallOptions,
  type CallPromise,
  type Choice,
  type Client,
  type ClientCore,
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
  type JournalEntry,
  type JournalEntryReplacement,
  type LedgerBalance,
  type ListDebtorsParams,
  listCountries,
  listDebtorMandates,
  listDebtors,
  listDraftSalesInvoiceLines,
  type Mandate,
  type MandateInput,
  type MandateReplacement,
  type Page,
  type PartialMeta,
  type PdfContent,
  type RecordMeta,
  replaceDebtor,
  requestToken,
  type SalesInvoice,
  type SingleRecord,
  type TokenPair,
  type TokenRequest,
  updateDebtor,
  uploadInboxFile,
  type Whole,
} from '../../generated/client/src/index.ts';

declare const client: ClientCore;
declare const resources: Client;

type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];

describe('the function of an operation', () => {
  it('has the parameters client, identifiers, body or query, and options', () => {
    expectTypeOf(listDebtors<never, boolean>).parameters.toEqualTypeOf<
      Parameters<(client: ClientCore, query?: ListDebtorsParams & Choice<never>, options?: CallOptions) => void>
    >();
    expectTypeOf(getDebtor).parameters.toEqualTypeOf<
      Parameters<(client: ClientCore, id: number, options?: CallOptions) => void>
    >();
    expectTypeOf(createDebtor).parameters.toEqualTypeOf<
      Parameters<(client: ClientCore, body: DebtorInput, options?: CallOptions) => void>
    >();
    expectTypeOf(replaceDebtor).parameters.toEqualTypeOf<
      Parameters<(client: ClientCore, id: number, body: Whole<DebtorReplacement>, options?: CallOptions) => void>
    >();
    expectTypeOf<Debtor>().toExtend<DebtorReplacement>();
    expectTypeOf<DebtorInput>().toExtend<DebtorReplacement>();
    expectTypeOf(updateDebtor).parameters.toEqualTypeOf<
      Parameters<(client: ClientCore, id: number, body: DebtorPatch, options?: CallOptions) => void>
    >();
    expectTypeOf(listDebtorMandates).parameter(1).toBeNumber();
    expectTypeOf(requestToken).parameters.toEqualTypeOf<
      Parameters<(client: ClientCore, body: TokenRequest, options?: CallOptions) => void>
    >();
  });

  it('returns the content of the successful response', () => {
    expectTypeOf(createDebtor).returns.toEqualTypeOf<CallPromise<SingleRecord<Debtor>>>();
    expectTypeOf<Awaited<ReturnType<typeof createDebtor>>['_meta']>().toExtend<RecordMeta>();
    expectTypeOf(deleteDebtor).returns.toEqualTypeOf<CallPromise<void>>();
    expectTypeOf(requestToken).returns.toEqualTypeOf<CallPromise<TokenPair>>();
    expectTypeOf(downloadFile).returns.toEqualTypeOf<CallPromise<Blob>>();
    expectTypeOf(uploadInboxFile).parameter(1).toEqualTypeOf<PdfContent>();
    expectTypeOf(authorizeUrl).returns.toBeString();
  });
});

it('a record has every field, null where it has no value; only an unread scan leaves one out', () => {
  expectTypeOf<RequiredKeys<Debtor>>().toEqualTypeOf<keyof Debtor>();
  expectTypeOf<Exclude<keyof SalesInvoice, RequiredKeys<SalesInvoice>>>().toEqualTypeOf<'debtorId'>();
  expectTypeOf<Debtor['name']>().toBeString();
  expectTypeOf<Debtor['email']>().toEqualTypeOf<string | null>();
  expectTypeOf<RequiredKeys<Address>>().toEqualTypeOf<keyof Address>();
  expectTypeOf<RequiredKeys<AddressInput>>().toBeNever();
});

describe('an enum that is read', () => {
  it('may have values that the platform adds', () => {
    const describeStatus = (status: JournalEntry['status'], typeId: Mandate['typeId']) => {
      switch (typeId) {
        case 1:
        case 3:
          return 'known or later';
        default:
      }
      switch (status) {
        case 'draft':
        case 'archived':
          return 'known or later';
        default:
          return status;
      }
    };
    expectTypeOf(describeStatus).returns.toBeString();
    // @ts-expect-error It is still no number.
    expectTypeOf<JournalEntry['status']>(1);
  });

  it('can be sent back in a replacement, and an input has the known values only', () => {
    expectTypeOf<JournalEntry>().toExtend<JournalEntryReplacement>();
    expectTypeOf<Mandate>().toExtend<MandateReplacement>();
    // @ts-expect-error There is no such type.
    const input: MandateInput = { typeId: 3, sddType: 1 };
    expectTypeOf(input).toEqualTypeOf<MandateInput>();
  });
});

it('a client has the types of the functions', () => {
  const use = async (client: Client) => {
    expectTypeOf(await client.debtors.get(5)).toEqualTypeOf<SingleRecord<Debtor>>();
    const { _data } = await client.debtors.list({ fields: ['id', 'email'], name: 'Acme' });
    expectTypeOf(_data).toEqualTypeOf<{ id: number; email: string | null; _meta: ItemMeta & PartialMeta }[]>();
    const whole = await client.debtors.list();
    expectTypeOf(whole._data).toEqualTypeOf<Debtor[]>();
    for await (const debtor of client.debtors.listAll({ name: ['Acme'] })) expectTypeOf(debtor).toEqualTypeOf<Debtor>();
    for await (const { id } of client.debtorMandates.listAll(7, { fields: ['id'] })) expectTypeOf(id).toBeNumber();
    expectTypeOf(client.debtors.create).parameters.toEqualTypeOf<
      Parameters<(body: DebtorInput, options?: CallOptions) => void>
    >();
    expectTypeOf(client.with({ tenant: 2 })).toEqualTypeOf<Client>();
    // @ts-expect-error There is no such filter.
    await client.debtors.list({ nmae: 'Acme', page: 2 });
    // @ts-expect-error There is no such field.
    client.debtors.listAll({ fields: ['nmae'] });
    // @ts-expect-error Ledger lines need a book year.
    await client.ledgerLines.list();
    // @ts-expect-error There would be no records.
    client.debtors.listAll({ metaOnly: true });
  };
  expectTypeOf(use).toBeFunction();
});

it('a function that takes a record takes it from a page, from `listAll`, and by itself', () => {
  const getName = ({ name }: Debtor): string => name;
  const use = async () => {
    for (const debtor of (await listDebtors(client))._data) getName(debtor);
    for await (const debtor of resources.debtors.listAll()) getName(debtor);
    getName(await getDebtor(client, 1));
    for (const line of (await listDraftSalesInvoiceLines(client, 1))._data)
      expectTypeOf(line).toExtend<DraftSalesInvoiceLine>();
  };
  expectTypeOf(use).toBeFunction();
});

describe('a list', () => {
  type Entry<Call extends Promise<Page<never>> | Promise<unknown>> =
    Awaited<Call> extends { _data: (infer Item)[] } ? Item : never;

  it('returns whole records', () => {
    const call = () => listDebtors(client, { name: ['Acme'], pageSize: 25 });
    type Item = Entry<ReturnType<typeof call>>;
    expectTypeOf<RequiredKeys<Item>>().toEqualTypeOf<RequiredKeys<Debtor>>();
    expectTypeOf<Item['email']>().toEqualTypeOf<Debtor['email']>();
    expectTypeOf<Item['_meta']>().toEqualTypeOf<ItemMeta>();
  });

  it('returns the requested fields only', () => {
    const call = () => listDebtors(client, { fields: ['id', 'email'] });
    expectTypeOf<Entry<ReturnType<typeof call>>>().toEqualTypeOf<{
      id: number;
      email: string | null;
      _meta: ItemMeta & PartialMeta;
    }>();
    const names = ['name'] as const;
    const byName = () => listDebtors(client, { fields: names });
    expectTypeOf<Entry<ReturnType<typeof byName>>>().toEqualTypeOf<{ name: string; _meta: ItemMeta & PartialMeta }>();
  });

  it('returns optional fields when they are requested at run time', () => {
    const call = (params: ListDebtorsParams) => listDebtors(client, params);
    expectTypeOf<RequiredKeys<Entry<ReturnType<typeof call>>>>().toBeNever();
  });

  it('returns no records with `metaOnly`, and optional ones when that is set at run time', () => {
    const without = () => listDebtors(client, { metaOnly: true });
    expectTypeOf<Awaited<ReturnType<typeof without>>['_data']>().toEqualTypeOf<undefined>();
    const optional = (metaOnly: boolean) => listCountries(client, { metaOnly, fields: ['code'] });
    expectTypeOf<Awaited<ReturnType<typeof optional>>['_data']>().toEqualTypeOf<
      { code: string; _meta: ItemMeta & PartialMeta }[] | undefined
    >();
  });

  it('keeps unions of lines', () => {
    const call = () => listDraftSalesInvoiceLines(client, 1, { fields: ['bookingType', 'ArticleSku'] });
    type Line = Entry<ReturnType<typeof call>>;
    expectTypeOf<Line['bookingType']>().toEqualTypeOf<'A' | 'V' | 'G' | 'T'>();
    expectTypeOf<Extract<Line, { bookingType: 'A' }>['ArticleSku']>().toBeString();
    expectTypeOf<Extract<Line, { bookingType: 'V' }>>().not.toHaveProperty('ArticleSku');
  });

  it('returns required fields of records that exist in lists only', () => {
    expectTypeOf<LedgerBalance['balance']>().toBeNumber();
    expectTypeOf<LedgerBalance['period']>().toEqualTypeOf<number | null>();
  });
});

describe('all records of a list', () => {
  type Entry<Records> = Records extends AsyncIterable<infer Item> ? Item : never;

  it('have the types of the records of a page', () => {
    const whole = () => resources.debtors.listAll({ name: ['Acme'] });
    expectTypeOf<RequiredKeys<Entry<ReturnType<typeof whole>>>>().toEqualTypeOf<RequiredKeys<Debtor>>();
    const partial = () => resources.debtors.listAll({ fields: ['id'] });
    expectTypeOf<Entry<ReturnType<typeof partial>>>().toEqualTypeOf<{ id: number; _meta: ItemMeta & PartialMeta }>();
    const nested = () => resources.debtorMandates.listAll(7, { fields: ['IBAN'] });
    expectTypeOf<Entry<ReturnType<typeof nested>>>().toEqualTypeOf<{ IBAN: string; _meta: ItemMeta & PartialMeta }>();
    const withoutBookyear = () => resources.ledgerLines.listAll({ Bookyear: [2026], fields: ['Period'] });
    expectTypeOf<Entry<ReturnType<typeof withoutBookyear>>>().toEqualTypeOf<{
      Period: number;
      _meta: ItemMeta & PartialMeta;
    }>();
  });
});

describe('an input', () => {
  it('has the required fields of the contract', () => {
    expectTypeOf<RequiredKeys<DebtorInput>>().toEqualTypeOf<'name' | 'debtorKindId'>();
    expectTypeOf<RequiredKeys<MandateInput>>().toEqualTypeOf<'typeId' | 'sddType'>();
    expectTypeOf<RequiredKeys<DraftSalesInvoiceWithLinesInput>>().toEqualTypeOf<'debtorId' | 'lines'>();
    expectTypeOf<RequiredKeys<DebtorPatch>>().toBeNever();
  });

  it('has the values of enums', () => {
    expectTypeOf<MandateInput['typeId']>().toEqualTypeOf<1 | 2>();
  });

  it('has no computed and no unknown fields', () => {
    expectTypeOf<DebtorInput>().not.toHaveProperty('id');
    // @ts-expect-error The name is misspelt.
    const misspelt: DebtorInput = { name: 'Bakkerij', debtorKindId: 1, nmae: 'x' };
    expectTypeOf(misspelt).toEqualTypeOf<DebtorInput>();
  });
});

describe('a line', () => {
  it('is narrowed by its booking type when it is read', () => {
    expectTypeOf<InvoiceLine['bookingType']>().toEqualTypeOf<'A' | 'V' | 'G' | 'T'>();
    expectTypeOf<Extract<InvoiceLine, { bookingType: 'A' }>>().toEqualTypeOf<ArticleLine>();
    expectTypeOf<ArticleLine['amountExcludingVat']>().toBeNumber();
    const line = {} as DraftSalesInvoiceLine;
    if (line.bookingType === 'G') {
      expectTypeOf(line.ledgerAccountId).toBeNumber();
      expectTypeOf(line).not.toHaveProperty('salesTypeId');
    }
  });

  it('is narrowed by its booking type when it is sent', () => {
    expectTypeOf<Extract<InvoiceLineInput, { bookingType: 'A' }>>().toEqualTypeOf<ArticleLineInput>();
    expectTypeOf<RequiredKeys<ArticleLineInput>>().toEqualTypeOf<'bookingType' | 'ArticleSku'>();
    // @ts-expect-error A line of a sales type needs its `salesTypeId`.
    const incomplete: InvoiceLineInput = { bookingType: 'V' };
    // @ts-expect-error An article line has no ledger account.
    const mixed: InvoiceLineInput = { bookingType: 'A', ArticleSku: 'KAAS', ledgerAccountId: 61 };
    expectTypeOf(incomplete).toEqualTypeOf(mixed);
  });
});
