import { describe, expectTypeOf, it } from 'vitest';
import * as api from '../../generated/client/src/index.ts';

declare const client: api.ClientCore;
declare const resources: api.Client;

type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];

describe('the function of an operation', () => {
  it('has the parameters client, identifiers, body or query, and options', () => {
    expectTypeOf(api.listDebtors<never, boolean>).parameters.toEqualTypeOf<
      Parameters<
        (client: api.ClientCore, query?: api.ListDebtorsParams & api.Choice<never>, options?: api.CallOptions) => void
      >
    >();
    expectTypeOf(api.getDebtor).parameters.toEqualTypeOf<
      Parameters<(client: api.ClientCore, id: number, options?: api.CallOptions) => void>
    >();
    expectTypeOf(api.createDebtor).parameters.toEqualTypeOf<
      Parameters<(client: api.ClientCore, body: api.DebtorInput, options?: api.CallOptions) => void>
    >();
    expectTypeOf(api.replaceDebtor).parameters.toEqualTypeOf<
      Parameters<
        (client: api.ClientCore, id: number, body: api.Whole<api.DebtorReplacement>, options?: api.CallOptions) => void
      >
    >();
    expectTypeOf<api.Debtor>().toExtend<api.DebtorReplacement>();
    expectTypeOf<api.DebtorInput>().toExtend<api.DebtorReplacement>();
    expectTypeOf(api.updateDebtor).parameters.toEqualTypeOf<
      Parameters<(client: api.ClientCore, id: number, body: api.DebtorPatch, options?: api.CallOptions) => void>
    >();
    expectTypeOf(api.listDebtorMandates).parameter(1).toBeNumber();
    expectTypeOf(api.requestToken).parameters.toEqualTypeOf<
      Parameters<(client: api.ClientCore, body: api.TokenRequest, options?: api.CallOptions) => void>
    >();
  });

  it('returns the content of the successful response', () => {
    expectTypeOf(api.createDebtor).returns.toEqualTypeOf<api.CallPromise<api.SingleRecord<api.Debtor>>>();
    expectTypeOf<Awaited<ReturnType<typeof api.createDebtor>>['_meta']>().toExtend<api.RecordMeta>();
    expectTypeOf(api.deleteDebtor).returns.toEqualTypeOf<api.CallPromise<void>>();
    expectTypeOf(api.requestToken).returns.toEqualTypeOf<api.CallPromise<api.TokenPair>>();
    expectTypeOf(api.downloadFile).returns.toEqualTypeOf<api.CallPromise<Blob>>();
    expectTypeOf(api.uploadInboxFile).parameter(1).toEqualTypeOf<api.PdfContent>();
    expectTypeOf(api.authorizeUrl).returns.toBeString();
  });
});

it('a record has every field, null where it has no value; only an unread scan leaves one out', () => {
  expectTypeOf<RequiredKeys<api.Debtor>>().toEqualTypeOf<keyof api.Debtor>();
  expectTypeOf<Exclude<keyof api.SalesInvoice, RequiredKeys<api.SalesInvoice>>>().toEqualTypeOf<'debtorId'>();
  expectTypeOf<api.Debtor['name']>().toBeString();
  expectTypeOf<api.Debtor['email']>().toEqualTypeOf<string | null>();
  expectTypeOf<RequiredKeys<api.Address>>().toEqualTypeOf<keyof api.Address>();
  expectTypeOf<RequiredKeys<api.AddressInput>>().toBeNever();
});

describe('an enum that is read', () => {
  it('may have values that the platform adds', () => {
    const describeStatus = (status: api.JournalEntry['status'], typeId: api.Mandate['typeId']) => {
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
    expectTypeOf<api.JournalEntry['status']>(1);
  });

  it('can be sent back in a replacement, and an input has the known values only', () => {
    expectTypeOf<api.JournalEntry>().toExtend<api.JournalEntryReplacement>();
    expectTypeOf<api.Mandate>().toExtend<api.MandateReplacement>();
    // @ts-expect-error There is no such type.
    const input: api.MandateInput = { typeId: 3, sddType: 1 };
    expectTypeOf(input).toEqualTypeOf<api.MandateInput>();
  });
});

it('a client has the types of the functions', () => {
  const use = async (client: api.Client) => {
    expectTypeOf(await client.debtors.get(5)).toEqualTypeOf<api.SingleRecord<api.Debtor>>();
    const { _data } = await client.debtors.list({ fields: ['id', 'email'], name: 'Acme' });
    expectTypeOf(_data).toEqualTypeOf<{ id: number; email: string | null; _meta: api.ItemMeta & api.PartialMeta }[]>();
    const whole = await client.debtors.list();
    expectTypeOf(whole._data).toEqualTypeOf<api.Debtor[]>();
    for await (const debtor of client.debtors.listAll({ name: ['Acme'] }))
      expectTypeOf(debtor).toEqualTypeOf<api.Debtor>();
    for await (const { id } of client.debtorMandates.listAll(7, { fields: ['id'] })) expectTypeOf(id).toBeNumber();
    expectTypeOf(client.debtors.create).parameters.toEqualTypeOf<
      Parameters<(body: api.DebtorInput, options?: api.CallOptions) => void>
    >();
    expectTypeOf(client.with({ tenant: 2 })).toEqualTypeOf<api.Client>();
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
  const getName = ({ name }: api.Debtor): string => name;
  const use = async () => {
    for (const debtor of (await api.listDebtors(client))._data) getName(debtor);
    for await (const debtor of resources.debtors.listAll()) getName(debtor);
    getName(await api.getDebtor(client, 1));
    for (const line of (await api.listDraftSalesInvoiceLines(client, 1))._data)
      expectTypeOf(line).toExtend<api.DraftSalesInvoiceLine>();
  };
  expectTypeOf(use).toBeFunction();
});

describe('a list', () => {
  type Entry<Call extends Promise<api.Page<never>> | Promise<unknown>> =
    Awaited<Call> extends { _data: (infer Item)[] } ? Item : never;

  it('returns whole records', () => {
    const call = () => api.listDebtors(client, { name: ['Acme'], pageSize: 25 });
    type Item = Entry<ReturnType<typeof call>>;
    expectTypeOf<RequiredKeys<Item>>().toEqualTypeOf<RequiredKeys<api.Debtor>>();
    expectTypeOf<Item['email']>().toEqualTypeOf<api.Debtor['email']>();
    expectTypeOf<Item['_meta']>().toEqualTypeOf<api.ItemMeta>();
  });

  it('returns the requested fields only', () => {
    const call = () => api.listDebtors(client, { fields: ['id', 'email'] });
    expectTypeOf<Entry<ReturnType<typeof call>>>().toEqualTypeOf<{
      id: number;
      email: string | null;
      _meta: api.ItemMeta & api.PartialMeta;
    }>();
    const names = ['name'] as const;
    const byName = () => api.listDebtors(client, { fields: names });
    expectTypeOf<Entry<ReturnType<typeof byName>>>().toEqualTypeOf<{
      name: string;
      _meta: api.ItemMeta & api.PartialMeta;
    }>();
  });

  it('returns optional fields when they are requested at run time', () => {
    const call = (params: api.ListDebtorsParams) => api.listDebtors(client, params);
    expectTypeOf<RequiredKeys<Entry<ReturnType<typeof call>>>>().toBeNever();
  });

  it('returns no records with `metaOnly`, and optional ones when that is set at run time', () => {
    const without = () => api.listDebtors(client, { metaOnly: true });
    expectTypeOf<Awaited<ReturnType<typeof without>>['_data']>().toEqualTypeOf<undefined>();
    const optional = (metaOnly: boolean) => api.listCountries(client, { metaOnly, fields: ['code'] });
    expectTypeOf<Awaited<ReturnType<typeof optional>>['_data']>().toEqualTypeOf<
      { code: string; _meta: api.ItemMeta & api.PartialMeta }[] | undefined
    >();
  });

  it('keeps unions of lines', () => {
    const call = () => api.listDraftSalesInvoiceLines(client, 1, { fields: ['bookingType', 'ArticleSku'] });
    type Line = Entry<ReturnType<typeof call>>;
    expectTypeOf<Line['bookingType']>().toEqualTypeOf<'A' | 'V' | 'G' | 'T'>();
    expectTypeOf<Extract<Line, { bookingType: 'A' }>['ArticleSku']>().toBeString();
    expectTypeOf<Extract<Line, { bookingType: 'V' }>>().not.toHaveProperty('ArticleSku');
  });

  it('returns required fields of records that exist in lists only', () => {
    expectTypeOf<api.LedgerBalance['balance']>().toBeNumber();
    expectTypeOf<api.LedgerBalance['period']>().toEqualTypeOf<number | null>();
  });
});

describe('all records of a list', () => {
  type Entry<Records> = Records extends AsyncIterable<infer Item> ? Item : never;

  it('have the types of the records of a page', () => {
    const whole = () => resources.debtors.listAll({ name: ['Acme'] });
    expectTypeOf<RequiredKeys<Entry<ReturnType<typeof whole>>>>().toEqualTypeOf<RequiredKeys<api.Debtor>>();
    const partial = () => resources.debtors.listAll({ fields: ['id'] });
    expectTypeOf<Entry<ReturnType<typeof partial>>>().toEqualTypeOf<{
      id: number;
      _meta: api.ItemMeta & api.PartialMeta;
    }>();
    const nested = () => resources.debtorMandates.listAll(7, { fields: ['IBAN'] });
    expectTypeOf<Entry<ReturnType<typeof nested>>>().toEqualTypeOf<{
      IBAN: string;
      _meta: api.ItemMeta & api.PartialMeta;
    }>();
    const withoutBookyear = () => resources.ledgerLines.listAll({ Bookyear: [2026], fields: ['Period'] });
    expectTypeOf<Entry<ReturnType<typeof withoutBookyear>>>().toEqualTypeOf<{
      Period: number;
      _meta: api.ItemMeta & api.PartialMeta;
    }>();
  });
});

describe('an input', () => {
  it('has the required fields of the contract', () => {
    expectTypeOf<RequiredKeys<api.DebtorInput>>().toEqualTypeOf<'name' | 'debtorKindId'>();
    expectTypeOf<RequiredKeys<api.MandateInput>>().toEqualTypeOf<'typeId' | 'sddType'>();
    expectTypeOf<RequiredKeys<api.DraftSalesInvoiceWithLinesInput>>().toEqualTypeOf<'debtorId' | 'lines'>();
    expectTypeOf<RequiredKeys<api.DebtorPatch>>().toBeNever();
  });

  it('has the values of enums', () => {
    expectTypeOf<api.MandateInput['typeId']>().toEqualTypeOf<1 | 2>();
  });

  it('has no computed and no unknown fields', () => {
    expectTypeOf<api.DebtorInput>().not.toHaveProperty('id');
    // @ts-expect-error The name is misspelt.
    const misspelt: api.DebtorInput = { name: 'Bakkerij', debtorKindId: 1, nmae: 'x' };
    expectTypeOf(misspelt).toEqualTypeOf<api.DebtorInput>();
  });
});

describe('a line', () => {
  it('is narrowed by its booking type when it is read', () => {
    expectTypeOf<api.InvoiceLine['bookingType']>().toEqualTypeOf<'A' | 'V' | 'G' | 'T'>();
    expectTypeOf<Extract<api.InvoiceLine, { bookingType: 'A' }>>().toEqualTypeOf<api.ArticleLine>();
    expectTypeOf<api.ArticleLine['amountExcludingVat']>().toBeNumber();
    const line = {} as api.DraftSalesInvoiceLine;
    if (line.bookingType === 'G') {
      expectTypeOf(line.ledgerAccountId).toBeNumber();
      expectTypeOf(line).not.toHaveProperty('salesTypeId');
    }
  });

  it('is narrowed by its booking type when it is sent', () => {
    expectTypeOf<Extract<api.InvoiceLineInput, { bookingType: 'A' }>>().toEqualTypeOf<api.ArticleLineInput>();
    expectTypeOf<RequiredKeys<api.ArticleLineInput>>().toEqualTypeOf<'bookingType' | 'ArticleSku'>();
    // @ts-expect-error A line of a sales type needs its `salesTypeId`.
    const incomplete: api.InvoiceLineInput = { bookingType: 'V' };
    // @ts-expect-error An article line has no ledger account.
    const mixed: api.InvoiceLineInput = { bookingType: 'A', ArticleSku: 'KAAS', ledgerAccountId: 61 };
    expectTypeOf(incomplete).toEqualTypeOf(mixed);
  });
});

describe('a record that replaces another one', () => {
  it('may be a whole one as it was read, alone and in a list', () => {
    void (async () => {
      await resources.debtors.replace(1, await resources.debtors.get(1));
      await resources.debtors.replace(1, { ...(await resources.debtors.get(1)), name: 'Acme' });
      for await (const debtor of resources.debtors.listAll()) await resources.debtors.replace(debtor.id, debtor);
      await resources.draftSalesInvoicesWithLines.replace(1, await resources.draftSalesInvoicesWithLines.get(1));
      await resources.journalEntriesWithLines.replace(1, await resources.journalEntriesWithLines.get(1));
    });
  });

  it('is not a record that was read with fields, also with other values, and also as a line', () => {
    void (async () => {
      const { _data: debtors } = await resources.debtors.list({ fields: ['id', 'name', 'debtorKindId'] });
      const [debtor = debtors[0]] = debtors;
      if (!debtor) return;
      // @ts-expect-error It would clear all other fields.
      await resources.debtors.replace(1, debtor);
      // @ts-expect-error It would clear all other fields.
      await resources.debtors.replace(1, { ...debtor, name: 'Acme' });
      const { _data: creditors } = await resources.creditors.list({ fields: ['name', 'creditorKindId'] });
      for (const creditor of creditors) {
        // @ts-expect-error It would clear all other fields.
        await resources.creditors.replace(1, creditor);
      }
      const { _data: drafts } = await resources.draftSalesInvoicesWithLines.list({ fields: ['debtorId', 'lines'] });
      for (const draft of drafts) {
        // @ts-expect-error It would clear all other fields.
        await resources.draftSalesInvoicesWithLines.replace(1, { ...draft, reference: 'R-1' });
      }
      const { _data: lines } = await resources.journalEntriesWithLines.list({ fields: ['id', 'lines', 'JournalId'] });
      for (const entry of lines) {
        // @ts-expect-error It would clear all other fields.
        await resources.journalEntriesWithLines.replace(1, entry);
      }
    });
  });
});
