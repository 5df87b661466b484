import { expectTypeOf, it } from 'vitest';
import type * as api from '../../generated/client/src/index.ts';

/** What the types do in programs. The signatures themselves are snapshots of `client/generator`. */
declare const client: api.Client;

type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];
type PartialMeta = api.ItemMeta & api.PartialMeta;

it('a record has every field, null where it has no value; only an unread scan leaves one out', () => {
  expectTypeOf<RequiredKeys<api.Debtor>>().toEqualTypeOf<keyof api.Debtor>();
  expectTypeOf<Exclude<keyof api.SalesInvoice, RequiredKeys<api.SalesInvoice>>>().toEqualTypeOf<'debtorId'>();
  expectTypeOf<RequiredKeys<api.Address>>().toEqualTypeOf<keyof api.Address>();
  expectTypeOf<RequiredKeys<api.AddressInput | api.DebtorPatch>>().toBeNever();
  expectTypeOf<RequiredKeys<api.DraftSalesInvoiceWithLinesInput>>().toEqualTypeOf<'debtorId' | 'lines'>();
  expectTypeOf<api.Debtor['email']>().toEqualTypeOf<string | null>();
  expectTypeOf<api.LedgerBalance['period']>().toEqualTypeOf<number | null>();
});

it('an enum that is read may have values that the platform adds, and an input has the known values only', () => {
  const isKnown = (status: api.JournalEntry['status'], typeId: api.Mandate['typeId']) =>
    status === 'draft' || status === 'archived' || typeId === 1 || typeId === 3;
  expectTypeOf(isKnown).returns.toBeBoolean();
  // @ts-expect-error It is still no number.
  expectTypeOf<api.JournalEntry['status']>(1);
  // @ts-expect-error There is no such type.
  expectTypeOf<api.MandateInput>({ typeId: 3, sddType: 1 });
});

it('an input has no computed and no unknown fields', () => {
  expectTypeOf<api.DebtorInput>().not.toHaveProperty('id');
  // @ts-expect-error The name is misspelt.
  expectTypeOf<api.DebtorInput>({ name: 'Bakkerij', debtorKindId: 1, nmae: 'x' });
});

it('a list returns whole records, or the fields that were asked for', async () => {
  const whole = await client.debtors.list({ name: 'Acme', pageSize: 25 });
  expectTypeOf(whole._data).toEqualTypeOf<api.Debtor[]>();
  expectTypeOf((await client.debtors.get(5)) satisfies api.Debtor).toEqualTypeOf<api.SingleRecord<api.Debtor>>();
  const { _data } = await client.debtors.list({ fields: ['id', 'email'], name: 'Acme' });
  expectTypeOf(_data).toEqualTypeOf<{ id: number; email: string | null; _meta: PartialMeta }[]>();
  const names = ['name'] as const;
  const byName = await client.debtors.list({ fields: names });
  expectTypeOf(byName._data).toEqualTypeOf<{ name: string; _meta: PartialMeta }[]>();
  const atRunTime = await client.debtors.list({} as api.ListDebtorsParams);
  expectTypeOf<RequiredKeys<NonNullable<typeof atRunTime._data>[number]>>().toBeNever();
  // @ts-expect-error There is no such filter.
  await client.debtors.list({ nmae: 'Acme', page: 2 });
  // @ts-expect-error Ledger lines need a book year.
  await client.ledgerLines.list();
});

it('a list returns no records with `metaOnly`, and optional ones when that is set at run time', async () => {
  expectTypeOf((await client.debtors.list({ metaOnly: true }))._data).toEqualTypeOf<undefined>();
  const { _data } = await client.countries.list({ metaOnly: Boolean(client), fields: ['code'] });
  expectTypeOf(_data).toEqualTypeOf<{ code: string; _meta: PartialMeta }[] | undefined>();
});

it('all records of a list have the types of the records of a page', async () => {
  for await (const debtor of client.debtors.listAll({ name: ['Acme'] }))
    expectTypeOf(debtor).toEqualTypeOf<api.Debtor>();
  for await (const mandate of client.debtorMandates.listAll(7, { fields: ['IBAN'] }))
    expectTypeOf(mandate).toEqualTypeOf<{ IBAN: string; _meta: PartialMeta }>();
  for await (const line of client.ledgerLines.listAll({ Bookyear: [2026], fields: ['Period'] }))
    expectTypeOf(line).toEqualTypeOf<{ Period: number; _meta: PartialMeta }>();
  // @ts-expect-error There is no such field.
  client.debtors.listAll({ fields: ['nmae'] });
  // @ts-expect-error There would be no records.
  client.debtors.listAll({ metaOnly: true });
});

it('a line is narrowed by its booking type when it is read, also in part, and when it is sent', async () => {
  expectTypeOf<api.InvoiceLine['bookingType']>().toEqualTypeOf<'A' | 'V' | 'G' | 'T'>();
  expectTypeOf<Extract<api.InvoiceLine, { bookingType: 'A' }>>().toEqualTypeOf<api.ArticleLine>();
  for (const line of (await client.draftSalesInvoiceLines.list(1))._data) {
    expectTypeOf(line).toExtend<api.DraftSalesInvoiceLine>();
    if (line.bookingType !== 'G') continue;
    expectTypeOf(line.ledgerAccountId).toBeNumber();
    expectTypeOf(line).not.toHaveProperty('salesTypeId');
  }
  const { _data } = await client.draftSalesInvoiceLines.list(1, { fields: ['bookingType', 'ArticleSku'] });
  type Line = (typeof _data)[number];
  expectTypeOf<Line['bookingType']>().toEqualTypeOf<'A' | 'V' | 'G' | 'T'>();
  expectTypeOf<Extract<Line, { bookingType: 'A' }>['ArticleSku']>().toBeString();
  expectTypeOf<Extract<Line, { bookingType: 'V' }>>().not.toHaveProperty('ArticleSku');
  expectTypeOf<Extract<api.InvoiceLineInput, { bookingType: 'A' }>>().toEqualTypeOf<api.ArticleLineInput>();
  // @ts-expect-error A line of a sales type needs its `salesTypeId`.
  expectTypeOf<api.InvoiceLineInput>({ bookingType: 'V' });
  // @ts-expect-error An article line has no ledger account.
  expectTypeOf<api.InvoiceLineInput>({ bookingType: 'A', ArticleSku: 'KAAS', ledgerAccountId: 61 });
});

it('a record is replaced by a whole one as it was read, alone and in a list', async () => {
  await client.debtors.replace(1, await client.debtors.get(1));
  await client.debtors.replace(1, { ...(await client.debtors.get(1)), name: 'Acme' });
  for await (const debtor of client.debtors.listAll()) await client.debtors.replace(debtor.id, debtor);
  await client.draftSalesInvoicesWithLines.replace(1, await client.draftSalesInvoicesWithLines.get(1));
  await client.journalEntriesWithLines.replace(1, await client.journalEntriesWithLines.get(1));
  expectTypeOf<api.DebtorInput>().toExtend<api.DebtorReplacement>();
  expectTypeOf<api.Mandate>().toExtend<api.MandateReplacement>();
});

it('a record is not replaced by one that was read with fields, which would clear all others', async () => {
  for (const debtor of (await client.debtors.list({ fields: ['id', 'name', 'debtorKindId'] }))._data) {
    // @ts-expect-error It would clear all other fields.
    await client.debtors.replace(1, debtor);
    // @ts-expect-error So would it with other values.
    await client.debtors.replace(1, { ...debtor, name: 'Acme' });
  }
  for (const draft of (await client.draftSalesInvoicesWithLines.list({ fields: ['debtorId', 'lines'] }))._data) {
    // @ts-expect-error So would a draft whose lines are whole.
    await client.draftSalesInvoicesWithLines.replace(1, { ...draft, reference: 'R-1' });
  }
  for (const entry of (await client.journalEntriesWithLines.list({ fields: ['id', 'lines', 'JournalId'] }))._data) {
    // @ts-expect-error So would an entry.
    await client.journalEntriesWithLines.replace(1, entry);
  }
});
