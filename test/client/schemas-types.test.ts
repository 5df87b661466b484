import { describe, expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import type * as client from '../../generated/client/src/index.ts';
import type * as schemas from '../../generated/client/src/schemas/index.ts';
import type { components, Schema } from '../../generated/client/src/types.ts';

/** Checked by `tsc`, which fails when an expectation is not met. */

type Schemas = typeof schemas;
type ContractSchemas = components['schemas'];

type Sent<Name extends keyof Schemas> = z.input<Schemas[Name]>;
type Read<Name extends keyof Schemas> = z.output<Schemas[Name]>;
type IsAssignable<From, To> = [From] extends [To] ? true : false;

/** Nullable components: `/types` includes null, their schemas do not. */
type NullableComponent = 'Address' | 'InvoiceAddress';

/** Records with an open enum: their schemas accept values that the types do not have. */
type WithOpenEnum =
  | 'Mandate'
  | 'Journal'
  | 'JournalEntry'
  | 'JournalEntryWithLines'
  | 'JournalEntryChange'
  | 'LedgerAccount'
  | 'LedgerAccountType'
  | 'LedgerBalance'
  | 'DraftSalesInvoiceLine'
  | 'SalesInvoiceLine';
type InLists<Name extends string> = `${Name}List` | `${Name}ListItem`;

describe('the schemas', () => {
  it('have the names of the contract', () => {
    expectTypeOf<Exclude<keyof Schemas, keyof ContractSchemas>>().toBeNever();
  });

  it('accept everything that the types allow', () => {
    type Rejecting = { [Name in keyof Schemas]: IsAssignable<Schema<Name>, Sent<Name>> extends true ? never : Name };
    expectTypeOf<Exclude<Rejecting[keyof Schemas], NullableComponent>>().toBeNever();
  });

  it('return what the types allow, except for open enums', () => {
    type Differing = { [Name in keyof Schemas]: IsAssignable<Read<Name>, Schema<Name>> extends true ? never : Name };
    expectTypeOf<Exclude<Differing[keyof Schemas], WithOpenEnum | InLists<WithOpenEnum>>>().toBeNever();
  });
});

describe('the schema of an input', () => {
  it('has the type of the client', () => {
    expectTypeOf<Sent<'DebtorInput'>>().branded.toEqualTypeOf<client.DebtorInput>();
    expectTypeOf<Sent<'DebtorPatch'>>().branded.toEqualTypeOf<client.DebtorPatch>();
    expectTypeOf<Sent<'MandateInput'>>().branded.toEqualTypeOf<client.MandateInput>();
    expectTypeOf<Sent<'Address'>>().branded.toEqualTypeOf<client.Address>();
    expectTypeOf<Sent<'TokenRequest'>>().branded.toEqualTypeOf<client.TokenRequest>();
  });

  it('is assignable to and from the type of the client for unions', () => {
    expectTypeOf<Sent<'DraftSalesInvoiceWithLinesInput'>>().toExtend<client.DraftSalesInvoiceWithLinesInput>();
    expectTypeOf<client.DraftSalesInvoiceWithLinesInput>().toExtend<Sent<'DraftSalesInvoiceWithLinesInput'>>();
    expectTypeOf<Sent<'JournalEntryWithLinesInput'>>().toExtend<client.JournalEntryWithLinesInput>();
    expectTypeOf<client.JournalEntryWithLinesInput>().toExtend<Sent<'JournalEntryWithLinesInput'>>();
    expectTypeOf<Sent<'SalesInvoiceInput'>>().toExtend<client.SalesInvoiceInput>();
    expectTypeOf<client.SalesInvoiceInput>().toExtend<Sent<'SalesInvoiceInput'>>();
  });

  it('excludes undefined from optional fields', () => {
    expectTypeOf<Sent<'DebtorInput'>['email']>().toEqualTypeOf<string | null | undefined>();
    // @ts-expect-error `exactOptionalPropertyTypes` forbids undefined.
    const input: Sent<'DebtorInput'> = { name: 'Bakkerij', debtorKindId: 1, email: undefined };
    expectTypeOf(input).toExtend<client.DebtorInput>();
  });
});

describe('the schema of a record', () => {
  it('has the type of the client', () => {
    expectTypeOf<Read<'Debtor'>>().toExtend<client.Debtor>();
    expectTypeOf<client.SingleRecord<client.Debtor>>().toExtend<Read<'Debtor'>>();
    expectTypeOf<Read<'TokenPair'>>().branded.toEqualTypeOf<client.TokenPair>();
    expectTypeOf<Read<'DraftSalesInvoiceWithLines'>>().toExtend<client.DraftSalesInvoiceWithLines>();
    expectTypeOf<client.SingleRecord<client.DraftSalesInvoiceWithLines>>().toExtend<
      Read<'DraftSalesInvoiceWithLines'>
    >();
    expectTypeOf<client.SingleRecord<client.Journal>>().toExtend<Read<'Journal'>>();
    expectTypeOf<client.SingleRecord<client.LedgerAccount>>().toExtend<Read<'LedgerAccount'>>();
  });

  it('has open enums with their known values', () => {
    expectTypeOf<Read<'JournalEntry'>['status']>().toEqualTypeOf<
      'draft' | 'processed' | (string & Record<never, never>)
    >();
    expectTypeOf<Read<'JournalEntryChange'>['Action']>().toEqualTypeOf<1 | 2 | (number & Record<never, never>)>();
  });

  it('has the enums of the client', () => {
    expectTypeOf<Read<'JournalEntry'>['status']>().toEqualTypeOf<client.JournalEntry['status']>();
    expectTypeOf<Read<'Mandate'>['typeId']>().toEqualTypeOf<client.Mandate['typeId']>();
  });

  it('is narrowed by the booking type of a line', () => {
    const line = {} as Read<'InvoiceLine'>;
    if (line.bookingType === 'G') expectTypeOf(line.ledgerAccountId).toBeNumber();
    expectTypeOf<Read<'DraftSalesInvoiceLine'>['_meta']>().branded.toEqualTypeOf<client.RecordMeta>();
  });

  it('has optional fields in lists, where `fields` may omit any', () => {
    type Item = NonNullable<Read<'DebtorList'>['_data']>[number];
    expectTypeOf<Item>().branded.toEqualTypeOf<Read<'DebtorListItem'>>();
    expectTypeOf<Item['name']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<client.Page<client.Debtor>>().toExtend<Read<'DebtorList'>>();
  });
});
