import type { User } from '../accounting/context.ts';
import { getModuleNames, type Modules } from '../accounting/modules.ts';
import type { Contract } from '../contract/contract.ts';
import { nergenshuizen } from './companies/nergenshuizen/company.ts';
import { verzinsel } from './companies/verzinsel/company.ts';
import { vijfhoek } from './companies/vijfhoek/company.ts';
import type { Company } from './company.ts';
import { createEvents } from './company-events.ts';
import type { Fields } from './contract-types.ts';
import { createDirectory, type Directory } from './directory.ts';
import type { SeedEvent } from './events.ts';
import { createMasterData } from './master-data.ts';
import { BIC, toAddress } from './parties.ts';
import { ledgerAccountTypes } from './standard/codes.ts';
import { countries } from './standard/countries.ts';
import { createCodeTable, createIdSequences, type NextId, type Row } from './tables.ts';
import { demoUsers } from './users.ts';

/** Everything that the sandbox holds when it starts. */
export interface Seed {
  readonly users: readonly User[];
  /** Rows that are the same in every administration. */
  readonly shared: { readonly countries: readonly Row[]; readonly ledgeraccounttypes: readonly Row[] };
  readonly administrations: readonly SeedAdministration[];
}

export interface SeedAdministration {
  /** The administration itself. */
  readonly record: Row;
  readonly modules: Modules;
  /**
   * Its master data by resource, with every field of the record but `_meta`. A mandate names its debtor as the path
   * does, in `debtorId`.
   */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  /** What happened to it, in order. */
  readonly events: readonly SeedEvent[];
}

/** In the order of their identifiers. */
const companies = [vijfhoek, nergenshuizen, verzinsel];

/**
 * The demo companies: a cheese maker, a consultancy, and the bicycle shop of somebody else. The same at every call;
 * all persons, companies and numbers in it are invented.
 */
export function demoSeed(): Seed {
  const nextId = createIdSequences();
  const countryTable = createCodeTable('countries', countries, ([code]) => code, nextId);
  return {
    users: demoUsers,
    shared: {
      countries: countryTable.toRows(([code, name]) => ({ name, code })),
      ledgeraccounttypes: ledgerAccountTypes.map(([id, name]) => ({ id, name })),
    },
    administrations: companies.map((company) => createAdministration(company, countryTable.getId, nextId)),
  };
}

/**
 * The same administrations with what the API only reads, such as ledger accounts and VAT codes, and nothing else: no
 * debtors, no articles, no books.
 */
export function emptySeed({ resources }: Contract): Seed {
  const seed = demoSeed();
  return {
    ...seed,
    administrations: seed.administrations.map((administration) => ({
      ...administration,
      rows: Object.fromEntries(Object.entries(administration.rows).filter(([name]) => resources.get(name)?.isStatic)),
      events: [],
    })),
  };
}

/** Turns the data of a company into its administration. */
function createAdministration(
  company: Company,
  getCountryId: (code: string) => number,
  nextId: NextId,
): SeedAdministration {
  const directory = createDirectory(company, getCountryId, nextId);
  return {
    record: { id: nextId('administrations'), ...toAdministration(company, directory) },
    modules: company.modules,
    rows: createMasterData(company, directory, nextId),
    events: createEvents(company, directory, nextId),
  };
}

function toAdministration({ administration, modules }: Company, directory: Directory): Fields<'Administration'> {
  const address = toAddress(administration.address, directory);
  return { ...administration, address, bic: BIC, currency: 'EUR', modules: getModuleNames(modules) };
}
