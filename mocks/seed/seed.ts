import { getModuleNames, type Modules } from '../accounting/modules.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { nergenshuizen } from './companies/nergenshuizen/company.ts';
import { verzinsel } from './companies/verzinsel/company.ts';
import { vijfhoek } from './companies/vijfhoek/company.ts';
import { createEvents, type SeedEvent } from './events.ts';
import {
  BIC,
  createDirectory,
  createIdSequences,
  createMasterData,
  createTable,
  nameColumns,
  type Row,
  toAddress,
} from './master-data.ts';
import { ledgerAccountTypes } from './standard/codes.ts';
import { countries } from './standard/countries.ts';

/** Everything that the sandbox holds when it starts. */
export interface Seed {
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
const COMPANIES = [vijfhoek, nergenshuizen, verzinsel];

/**
 * Creates the demo companies: a cheese maker, a consultancy, and the bicycle shop of somebody else. The same at every call;
 * all persons, companies and numbers in it are invented.
 */
export function createDemoSeed(): Seed {
  const nextId = createIdSequences();
  const countryTable = createTable('countries', 'code', nameColumns(['code', 'name'], countries), nextId);
  return {
    shared: { countries: countryTable.rows, ledgeraccounttypes: nameColumns(['id', 'name'], ledgerAccountTypes) },
    administrations: COMPANIES.map((company) => {
      const directory = createDirectory(company, (code) => countryTable.get(code).id, nextId);
      const { administration, modules } = company;
      const address = toAddress(administration.address, directory);
      const rest = { address, bic: BIC, currency: 'EUR', modules: getModuleNames(modules) };
      return {
        record: { id: nextId('administrations'), ...administration, ...rest },
        modules,
        rows: createMasterData(company, directory, nextId),
        events: createEvents(company, directory, nextId),
      };
    }),
  };
}

/**
 * Creates the same administrations with what the API only reads, such as ledger accounts and VAT codes, and nothing else: no
 * debtors, no articles, no books.
 */
export function createEmptySeed({ resources }: ValidatedContract): Seed {
  const seed = createDemoSeed();
  return {
    ...seed,
    administrations: seed.administrations.map((administration) => ({
      ...administration,
      rows: Object.fromEntries(Object.entries(administration.rows).filter(([name]) => resources.get(name)?.isStatic)),
      events: [],
    })),
  };
}
