import { describe, expectTypeOf, test } from 'vitest';
import {
  type ArticleLine,
  type ArticleLineInput,
  authorizeUrl,
  type CallOptions,
  type Connection,
  createDebtor,
  type Debtor,
  type DebtorInput,
  type DebtorList,
  type DebtorListItem,
  type DebtorPatch,
  type DraftSalesInvoiceLine,
  type DraftSalesInvoiceWithLinesInput,
  deleteDebtor,
  getDebtor,
  type InvoiceLine,
  type InvoiceLineInput,
  type ListDebtorsParams,
  listDebtorMandates,
  listDebtors,
  type MandateInput,
  replaceDebtor,
  requestToken,
  type TokenPair,
  type TokenRequest,
  updateDebtor,
} from '../../generated/client/dist/index.js';

/** The type check of the repository judges these: `tsc` fails where an expectation does not hold. */
type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];

describe('an operation', () => {
  test('takes the connection, identifiers, then the body or the query, then the options', () => {
    expectTypeOf(listDebtors).parameters.toEqualTypeOf<[Connection, ListDebtorsParams?, CallOptions?]>();
    expectTypeOf(getDebtor).parameters.toEqualTypeOf<[Connection, number, CallOptions?]>();
    expectTypeOf(createDebtor).parameters.toEqualTypeOf<[Connection, DebtorInput, CallOptions?]>();
    expectTypeOf(replaceDebtor).parameters.toEqualTypeOf<[Connection, number, DebtorInput, CallOptions?]>();
    expectTypeOf(updateDebtor).parameters.toEqualTypeOf<[Connection, number, DebtorPatch, CallOptions?]>();
    expectTypeOf(listDebtorMandates).parameter(1).toBeNumber();
    expectTypeOf(requestToken).parameters.toEqualTypeOf<[Connection, TokenRequest, CallOptions?]>();
  });

  test('returns what the platform answers with success', () => {
    expectTypeOf(listDebtors).returns.toEqualTypeOf<Promise<DebtorList>>();
    expectTypeOf(createDebtor).returns.toEqualTypeOf<Promise<Debtor>>();
    expectTypeOf(deleteDebtor).returns.toEqualTypeOf<Promise<void>>();
    expectTypeOf(requestToken).returns.toEqualTypeOf<Promise<TokenPair>>();
    expectTypeOf(authorizeUrl).returns.toBeString();
  });
});

describe('a record', () => {
  test('has what is always there', () => {
    expectTypeOf<RequiredKeys<Debtor>>().toEqualTypeOf<'id' | 'number' | 'name' | 'debtorKindId' | '_meta'>();
    expectTypeOf<Debtor['name']>().toBeString();
    expectTypeOf<Debtor['email']>().toEqualTypeOf<string | null | undefined>();
  });

  test('promises nothing inside a list, where `fields` may leave anything out', () => {
    expectTypeOf<RequiredKeys<DebtorListItem>>().toBeNever();
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
