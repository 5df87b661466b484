import type { User } from '../accounting/context.ts';
import { administrationOf, type SeedAdministration } from './administration.ts';
import { nergenshuizen } from './companies/nergenshuizen/company.ts';
import { verzinsel } from './companies/verzinsel/company.ts';
import { vijfhoek } from './companies/vijfhoek/company.ts';
import { countries } from './standard/countries.ts';
import { ledgerAccountTypes } from './standard/ledger-account-types.ts';
import { numbering, type Row, table } from './tables.ts';
import { demoUsers } from './users.ts';

export type { SeedAdministration } from './administration.ts';
export type { Row } from './tables.ts';

/** Everything that the sandbox holds when it starts. */
export interface Seed {
  readonly users: readonly User[];
  /** Rows that are the same in every administration. */
  readonly shared: { readonly countries: readonly Row[]; readonly ledgeraccounttypes: readonly Row[] };
  readonly administrations: readonly SeedAdministration[];
}

/** In the order of their identifiers. */
const companies = [vijfhoek, nergenshuizen, verzinsel];

/**
 * The demo companies: a cheese maker, a consultancy, and the bicycle shop of somebody else. The same at every call;
 * all persons, companies and numbers in it are invented.
 */
export function demoSeed(): Seed {
  const nextId = numbering();
  const countryTable = table('countries', countries, ([code]) => code, nextId);
  return {
    users: demoUsers,
    shared: {
      countries: countryTable.rows(([code, name]) => ({ name, code })),
      ledgeraccounttypes: ledgerAccountTypes.map(([id, name]) => ({ id, name })),
    },
    administrations: companies.map((company) => administrationOf(company, countryTable.idOf, nextId)),
  };
}

/**
 * The same administrations with what cannot be entered through the API, such as ledger accounts and VAT codes, and
 * nothing else: no debtors, no articles, no books.
 */
export function emptySeed(): Seed {
  const seed = demoSeed();
  return {
    ...seed,
    administrations: seed.administrations.map((administration) => ({
      ...administration,
      rows: Object.fromEntries(Object.entries(administration.rows).filter(([name]) => givenOnly.has(name))),
      draftSalesInvoices: [],
    })),
  };
}

/** Resources that the API only reads. */
const givenOnly: ReadonlySet<string> = new Set([
  'approvalroutes',
  'articlelocations',
  'costcenters',
  'costunits',
  'costunittypes',
  'creditorkinds',
  'debtorkinds',
  'journals',
  'ledgeraccountclassifications',
  'ledgeraccounts',
  'paymentconditions',
  'paymentmethod',
  'salestypes',
  'vatcodes',
]);
