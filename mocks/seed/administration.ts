import type { AddressEntry, ArticleEntry, Company, DebtorEntry, MandateEntry, Modules } from './company.ts';
import type { DraftInput, Fields } from './contract-types.ts';
import { draftInput } from './draft-lines.ts';
import { type AccountEntry, chartOf } from './standard/accounts.ts';
import { debtorKinds } from './standard/debtor-kinds.ts';
import { paymentConditions } from './standard/payment-conditions.ts';
import { salesTypes } from './standard/sales-types.ts';
import { type VatCodeEntry, vatCodes } from './standard/vat-codes.ts';
import { type NextId, type Row, type Table, table } from './tables.ts';

export interface SeedAdministration {
  /** The administration itself. */
  readonly record: Row;
  readonly modules: Modules;
  /** Its rows by resource, with every field of the record but `_meta`. A mandate names its debtor in `debtorId`. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  /** Drafts as a client posts them to `/v1/draftsalesinvoiceswithlines`, in order. */
  readonly draftSalesInvoices: readonly DraftInput[];
}

/** The identifier of a country by its code. */
type CountryOf = (code: string) => number;

const bic = 'TESTNL2A';

/** Turns what is written about a company into the rows of its administration. */
export function administrationOf(company: Company, countryOf: CountryOf, nextId: NextId): SeedAdministration {
  const accounts = table('ledgeraccounts', chartOf(company.accounts), ({ number }) => number, nextId);
  const vat = table('vatcodes', vatCodes, ({ code }) => code, nextId);
  const sales = table('salestypes', salesTypes, ([code]) => code, nextId);
  const conditions = table('paymentconditions', paymentConditions, ({ code }) => code, nextId);
  const kinds = table('debtorkinds', debtorKinds, ([code]) => code, nextId);
  const debtors = table('debtors', company.debtors, ({ number }) => number, nextId);
  const mandates = table('mandates', company.mandates, (_, index) => String(index), nextId);
  const articles = table('articles', company.articles, ([sku]) => sku, nextId);
  const ibans = new Map(company.debtors.map(({ number, iban }) => [number, iban]));

  return {
    record: administrationRecord(company, countryOf, nextId),
    modules: company.modules,
    rows: {
      ledgeraccounts: accounts.rows((entry) => accountFields(entry, vat)),
      vatcodes: vat.rows((entry) => vatCodeFields(entry, accounts)),
      salestypes: sales.rows(
        ([code, description, account, vatCode]): Fields<'SalesType'> => ({
          code,
          description,
          ledgerAccountId: accounts.idOf(account),
          vatCodeId: vat.idOf(vatCode),
        }),
      ),
      paymentconditions: conditions.rows((entry) => entry),
      debtorkinds: kinds.rows(
        ([code, description, account]): Fields<'DebtorKind'> => ({
          code,
          description,
          ledgerAccountId: accounts.idOf(account),
        }),
      ),
      debtors: debtors.rows((entry) => debtorFields(entry, kinds, conditions, countryOf)),
      'debtors/mandates': mandates.rows((entry) => mandateFields(entry, debtors, ibans)),
      articles: articles.rows((entry) => articleFields(entry, sales)),
    },
    draftSalesInvoices: company.drafts.map((draft) =>
      draftInput(draft, {
        debtor: debtors.idOf,
        paymentCondition: conditions.idOf,
        salesType: sales.idOf,
        account: accounts.idOf,
        vatCode: vat.idOf,
      }),
    ),
  };
}

function administrationRecord({ administration }: Company, countryOf: CountryOf, nextId: NextId): Row {
  const fields: Fields<'Administration'> = {
    ...administration,
    address: addressOf(administration.address, countryOf),
    bic,
    currency: 'EUR',
  };
  return { id: nextId('administrations'), ...fields };
}

function addressOf([street, houseNumber, postalCode, city, country]: AddressEntry, countryOf: CountryOf) {
  return { street, houseNumber, postalCode, city, countryId: countryOf(country) };
}

function accountFields({ vatCode, ...account }: AccountEntry, vat: Table<VatCodeEntry>): Fields<'LedgerAccount'> {
  return {
    ...account,
    // The first digit is the class of the account: up to 3 the balance sheet, from 4 profit and loss.
    balanceOrProfitLoss: account.number < '4' ? 'B' : 'P',
    vatCodeId: vat.idOrNull(vatCode),
  };
}

function vatCodeFields({ account, ...code }: VatCodeEntry, accounts: Table<AccountEntry>): Fields<'VatCode'> {
  return { ...code, ledgerAccountId: accounts.idOrNull(account) };
}

function debtorFields(
  { kind, address, paymentCondition, ...debtor }: DebtorEntry,
  kinds: Table<unknown>,
  conditions: Table<unknown>,
  countryOf: CountryOf,
): Fields<'Debtor'> {
  return {
    contactName: null,
    email: null,
    phone: null,
    website: null,
    vatNumber: null,
    chamberOfCommerceNumber: null,
    iban: null,
    creditLimit: null,
    remark: null,
    ...debtor,
    debtorKindId: kinds.idOf(kind),
    address: address ? addressOf(address, countryOf) : null,
    bic: debtor.iban ? bic : null,
    paymentConditionId: conditions.idOrNull(paymentCondition),
  };
}

function mandateFields(
  [debtor, typeId, sddType, signdate, reference]: MandateEntry,
  debtors: Table<DebtorEntry>,
  ibans: ReadonlyMap<string, string | null | undefined>,
): Fields<'Mandate'> {
  const IBAN = ibans.get(debtor);
  if (!IBAN) throw new Error(`Debtor ${debtor} has a mandate and no IBAN`);
  return { debtorId: debtors.idOf(debtor), IBAN, typeId, sddType, signdate, reference };
}

function articleFields(entry: ArticleEntry, sales: Table<unknown>): Fields<'Article'> {
  const [ArticleSku, description, salesType, unit, unitPrice, purchasePrice, currentStock, barcode, more] = entry;
  return {
    ArticleSku,
    description,
    SalesTypeId: sales.idOf(salesType),
    unit,
    unitPrice,
    purchasePrice,
    barcode,
    active: more?.active ?? true,
    remark: more?.remark ?? null,
    currentStock,
  };
}
