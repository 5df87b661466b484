import { describe, expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import type * as client from '../../generated/client/src/index.ts';
import type * as schemas from '../../generated/client/src/schemas/index.ts';

/** Some schemas in detail; `type-family.slow.test.ts` compares all. */
type Schemas = typeof schemas;
type Sent<Name extends keyof Schemas> = z.input<Schemas[Name]>;
type Read<Name extends keyof Schemas> = z.output<Schemas[Name]>;

describe('the schema of an input', () => {
  it('has the type of the client', () => {
    expectTypeOf<Sent<'DebtorInput'>>().branded.toEqualTypeOf<client.DebtorInput>();
    expectTypeOf<Sent<'DebtorPatch'>>().branded.toEqualTypeOf<client.DebtorPatch>();
    expectTypeOf<Sent<'MandateInput'>>().branded.toEqualTypeOf<client.MandateInput>();
    expectTypeOf<Sent<'Address'>>().branded.toEqualTypeOf<client.Address>();
    expectTypeOf<Sent<'TokenRequest'>>().branded.toEqualTypeOf<client.TokenRequest>();
  });

  it('excludes undefined from optional fields', () => {
    expectTypeOf<Sent<'DebtorInput'>['email']>().toEqualTypeOf<string | null | undefined>();
    // @ts-expect-error `exactOptionalPropertyTypes` forbids undefined.
    const input: Sent<'DebtorInput'> = { name: 'Bakkerij', debtorKindId: 1, email: undefined };
    expectTypeOf(input).toExtend<client.DebtorInput>();
  });
});

describe('the schema of a record', () => {
  it('has open enums with their known values', () => {
    expectTypeOf<Read<'JournalEntry'>['status']>().toEqualTypeOf<
      'draft' | 'processed' | (string & Record<never, never>)
    >();
    expectTypeOf<Read<'JournalEntryChange'>['Action']>().toEqualTypeOf<1 | 2 | (number & Record<never, never>)>();
  });

  it('is narrowed by the booking type of a line', () => {
    const line = {} as Read<'InvoiceLine'>;
    if (line.bookingType === 'G') expectTypeOf(line.ledgerAccountId).toBeNumber();
    expectTypeOf<Read<'DraftSalesInvoiceLine'>['_meta']>().branded.toEqualTypeOf<client.ItemMeta>();
  });

  it('has optional fields in lists, where `fields` may omit any', () => {
    type Item = NonNullable<Read<'DebtorList'>['_data']>[number];
    expectTypeOf<Item>().branded.toEqualTypeOf<Read<'DebtorListItem'>>();
    expectTypeOf<Item['name']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<client.Page<client.Debtor>>().toExtend<Read<'DebtorList'>>();
  });
});
