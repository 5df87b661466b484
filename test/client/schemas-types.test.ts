import { describe, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type * as client from '../../generated/client/src/index.ts';
import type * as schemas from '../../generated/client/src/schemas/index.ts';
import type { components, Schema } from '../../generated/client/src/types.ts';

/** The type check of the repository judges these: `tsc` fails where an expectation does not hold. */

type Schemas = typeof schemas;
type Named = components['schemas'];

type Sent<Name extends keyof Schemas> = z.input<Schemas[Name]>;
type Read<Name extends keyof Schemas> = z.output<Schemas[Name]>;
type Fits<One, Other> = [One] extends [Other] ? true : false;

/** A component that may be null is null in `/types` too; as a schema of its own it is not. */
type Looser = 'Address' | 'InvoiceAddress';

/** Records with a choice to which the platform may add: what is read may have a value that the types do not know. */
type WithOpenChoice =
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
  test('are schemas of the contract, each by its name', () => {
    expectTypeOf<Exclude<keyof Schemas, keyof Named>>().toBeNever();
  });

  test('take all that the types allow', () => {
    type Refused = { [Name in keyof Schemas]: Fits<Schema<Name>, Sent<Name>> extends true ? never : Name };
    expectTypeOf<Exclude<Refused[keyof Schemas], Looser>>().toBeNever();
  });

  test('give nothing but what the types say, but for open choices', () => {
    type Other = { [Name in keyof Schemas]: Fits<Read<Name>, Schema<Name>> extends true ? never : Name };
    expectTypeOf<Exclude<Other[keyof Schemas], WithOpenChoice | InLists<WithOpenChoice>>>().toBeNever();
  });
});

describe('the schema of an input', () => {
  test('has the type that the client sends', () => {
    expectTypeOf<Sent<'DebtorInput'>>().branded.toEqualTypeOf<client.DebtorInput>();
    expectTypeOf<Sent<'DebtorPatch'>>().branded.toEqualTypeOf<client.DebtorPatch>();
    expectTypeOf<Sent<'MandateInput'>>().branded.toEqualTypeOf<client.MandateInput>();
    expectTypeOf<Sent<'Address'>>().branded.toEqualTypeOf<client.Address>();
    expectTypeOf<Sent<'TokenRequest'>>().branded.toEqualTypeOf<client.TokenRequest>();
  });

  test('fits the client both ways where it holds lines, or needs one of two fields', () => {
    expectTypeOf<Sent<'DraftSalesInvoiceWithLinesInput'>>().toExtend<client.DraftSalesInvoiceWithLinesInput>();
    expectTypeOf<client.DraftSalesInvoiceWithLinesInput>().toExtend<Sent<'DraftSalesInvoiceWithLinesInput'>>();
    expectTypeOf<Sent<'JournalEntryWithLinesInput'>>().toExtend<client.JournalEntryWithLinesInput>();
    expectTypeOf<client.JournalEntryWithLinesInput>().toExtend<Sent<'JournalEntryWithLinesInput'>>();
    expectTypeOf<Sent<'SalesInvoiceInput'>>().toExtend<client.SalesInvoiceInput>();
    expectTypeOf<client.SalesInvoiceInput>().toExtend<Sent<'SalesInvoiceInput'>>();
  });

  test('has no undefined: what is left out is not there', () => {
    expectTypeOf<Sent<'DebtorInput'>['email']>().toEqualTypeOf<string | null | undefined>();
    // @ts-expect-error With `exactOptionalPropertyTypes` a field is there or it is not.
    const input: Sent<'DebtorInput'> = { name: 'Bakkerij', debtorKindId: 1, email: undefined };
    expectTypeOf(input).toExtend<client.DebtorInput>();
  });
});

describe('the schema of what is read', () => {
  test('has the type that the client returns', () => {
    expectTypeOf<Read<'Debtor'>>().toExtend<client.Debtor>();
    expectTypeOf<client.Debtor>().toExtend<Read<'Debtor'>>();
    expectTypeOf<Read<'TokenPair'>>().branded.toEqualTypeOf<client.TokenPair>();
    expectTypeOf<Read<'DraftSalesInvoiceWithLines'>>().toExtend<client.DraftSalesInvoiceWithLines>();
    expectTypeOf<client.DraftSalesInvoiceWithLines>().toExtend<Read<'DraftSalesInvoiceWithLines'>>();
    expectTypeOf<client.Journal>().toExtend<Read<'Journal'>>();
    expectTypeOf<client.LedgerAccount>().toExtend<Read<'LedgerAccount'>>();
  });

  test('leaves a choice open, and knows its values', () => {
    expectTypeOf<Read<'JournalEntry'>['status']>().toEqualTypeOf<
      'draft' | 'processed' | (string & Record<never, never>)
    >();
    expectTypeOf<Read<'JournalEntryChange'>['Action']>().toEqualTypeOf<1 | 2 | (number & Record<never, never>)>();
  });

  test('can be narrowed by the booking type of a line', () => {
    const line = {} as Read<'InvoiceLine'>;
    if (line.bookingType === 'G') expectTypeOf(line.ledgerAccountId).toBeNumber();
    expectTypeOf<Read<'DraftSalesInvoiceLine'>['_meta']>().branded.toEqualTypeOf<client.RecordMeta>();
  });

  test('promises nothing of the records of a list, from which `fields` may leave anything out', () => {
    type Item = NonNullable<Read<'DebtorList'>['_data']>[number];
    expectTypeOf<Item>().branded.toEqualTypeOf<Read<'DebtorListItem'>>();
    expectTypeOf<Item['name']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<client.Page<client.Debtor>>().toExtend<Read<'DebtorList'>>();
  });
});
