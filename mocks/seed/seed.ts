import { administrationOf, type SeedAdministration } from './administration.ts';
import { nergenshuizen } from './companies/nergenshuizen/company.ts';
import { verzinsel } from './companies/verzinsel/company.ts';
import { vijfhoek } from './companies/vijfhoek/company.ts';
import { countries } from './standard/countries.ts';
import { ledgerAccountTypes } from './standard/ledger-account-types.ts';
import { numbering, type Row, table } from './tables.ts';

export type { SeedAdministration } from './administration.ts';
export type { Modules } from './company.ts';
export type { Row } from './tables.ts';

/** Somebody who can sign in. */
export interface SeedUser {
  readonly name: string;
  readonly profileName: string;
  /** Identifiers of the administrations that the user may access; the first is the default. */
  readonly administrations: readonly number[];
}

/** Everything that the sandbox holds when it starts. */
export interface Seed {
  readonly users: readonly SeedUser[];
  /** Rows that are the same in every administration. */
  readonly shared: { readonly countries: readonly Row[]; readonly ledgeraccounttypes: readonly Row[] };
  readonly administrations: readonly SeedAdministration[];
}

const users: readonly SeedUser[] = [
  { name: 'demo', profileName: 'Demo user', administrations: [1, 2] },
  { name: 'other', profileName: 'Other user', administrations: [3] },
];

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
    users,
    shared: {
      countries: countryTable.rows(([code, name]) => ({ name, code })),
      ledgeraccounttypes: ledgerAccountTypes.map(([id, name]) => ({ id, name })),
    },
    administrations: companies.map((company) => administrationOf(company, countryTable.idOf, nextId)),
  };
}
