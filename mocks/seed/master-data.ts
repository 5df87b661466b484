import { Decimal } from 'decimal.js';
import type { AccountEntry, AddressEntry, Company, Fields, MandateEntry, PartyEntry } from './company.ts';
import { getCompactionPosition, getGroup } from './standard/account-groups.ts';
import { createChart, getReportSide } from './standard/accounts.ts';
import {
  approvalRoutes,
  costUnitTypes,
  creditorKinds,
  debtorKinds,
  journals,
  paymentConditions,
  paymentMethods,
  salesTypes,
} from './standard/codes.ts';
import { getReferenceName } from './standard/reference-names.ts';
import { vatCodes } from './standard/vat-codes.ts';

/** A record of the contract without its `_meta`. A line also names its header, as the path of the lines does. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Returns the next identifier in the table of a resource. */
export type NextId = (resource: string) => number;

/** Identifiers count on over all administrations, as they do in one platform. */
export function createIdSequences(): NextId {
  const last = new Map<string, number>();
  return (resource) => {
    const id = (last.get(resource) ?? 0) + 1;
    last.set(resource, id);
    return id;
  };
}

/** Entries that have identifiers, and can be referred to by a number or a code before they are rows. */
interface Table<Entry> {
  /** In the order in which they are written. */
  readonly rows: readonly (Entry & { readonly id: number })[];
  /** Throws an Error when there is none: the seed contradicts itself. */
  get(key: string): Entry & { readonly id: number };
  /** The identifier of an entry; null without a number or code. */
  findId(key: string | null | undefined): number | null;
}

/**
 * Gives every entry of a resource its identifier, in the order in which they are written.
 *
 * @param key the field with the number or code that other entries refer to it by.
 */
export function createTable<Entry extends object>(
  resource: string,
  key: keyof Entry & string,
  entries: readonly Entry[],
  nextId: NextId,
): Table<Entry> {
  const rows = entries.map((entry) => ({ id: nextId(resource), ...entry }));
  const byKey = new Map(rows.map((row) => [String(row[key]), row]));
  function get(value: string) {
    const row = byKey.get(value);
    if (!row) throw new Error(`The seed has no ${resource} ${value}`);
    return row;
  }
  return { rows, get, findId: (value) => (value == null ? null : get(value).id) };
}

/** An entry that is written as a tuple, by the names of its columns. */
type Named<Names extends readonly string[], Tuple extends readonly unknown[]> = {
  readonly [Index in keyof Names & `${number}` as Names[Index] & string]: Tuple[Index & keyof Tuple];
};

/** Turns tuples into entries. */
export const nameColumns = <const Names extends readonly string[], Tuple extends readonly unknown[]>(
  names: Names,
  tuples: readonly Tuple[],
): Named<Names, Tuple>[] =>
  tuples.map(
    (tuple) => Object.fromEntries(names.map((name, index) => [name, tuple[index]])) as unknown as Named<Names, Tuple>,
  );

const CODE = ['code', 'description'] as const;
const CODE_WITH_ACCOUNT = [...CODE, 'account'] as const;
const SALES_TYPE = [...CODE_WITH_ACCOUNT, 'vatCode'] as const;
const JOURNAL = [...CODE, 'type', 'account'] as const;
const COST_UNIT = [...CODE, 'costUnitType'] as const;
const ARTICLE = [
  'ArticleSku',
  'description',
  'salesType',
  'unit',
  'unitPrice',
  'purchasePrice',
  'stockLeft',
  'barcode',
  'options',
] as const;

/** Everything of a company that is referred to by a number or a code, with its identifiers. */
export function createDirectory(company: Company, getCountryId: (code: string) => number, nextId: NextId) {
  const createCodes = <const Names extends readonly ['code', ...string[]], Tuple extends readonly unknown[]>(
    resource: string,
    names: Names,
    tuples: readonly Tuple[],
  ) => createTable(resource, 'code' as never, nameColumns(names, tuples), nextId);
  const accounts = createTable('ledgeraccounts', 'number', createChart(company.accounts), nextId);
  const codes = createTable('vatcodes', 'code', vatCodes, nextId);
  return {
    getCountryId,
    accounts,
    vatCodes: codes,
    vatRules: codes.rows.map((code) => ({
      ...code,
      ledgerAccountId: accounts.findId(code.account),
      deductionAccountId: accounts.findId(code.deductionAccount),
    })),
    salesTypes: createCodes('salestypes', SALES_TYPE, salesTypes),
    paymentConditions: createTable('paymentconditions', 'code', paymentConditions, nextId),
    paymentMethods: createCodes('paymentmethod', CODE, paymentMethods),
    debtorKinds: createCodes('debtorkinds', CODE_WITH_ACCOUNT, debtorKinds),
    creditorKinds: createCodes('creditorkinds', CODE_WITH_ACCOUNT, creditorKinds),
    debtors: createTable('debtors', 'number', company.debtors, nextId),
    creditors: createTable('creditors', 'number', company.creditors, nextId),
    articles: createTable('articles', 'ArticleSku', nameColumns(ARTICLE, company.articles), nextId),
    articleLocations: createCodes('articlelocations', CODE, company.articleLocations),
    costCenters: createCodes('costcenters', CODE, company.costCenters),
    costUnitTypes: createCodes('costunittypes', CODE, costUnitTypes),
    costUnits: createCodes('costunits', COST_UNIT, company.costUnits),
    approvalRoutes: createCodes('approvalroutes', CODE, approvalRoutes),
    journals: createCodes('journals', JOURNAL, journals),
  };
}

export type Directory = ReturnType<typeof createDirectory>;

/** What company data refers to by a number or a code: where that is found, and the field with the identifier. */
const REFERENCES = {
  account: ['accounts', 'ledgerAccountId'],
  approvalRoute: ['approvalRoutes', 'approvalRouteId'],
  costCenter: ['costCenters', 'costCenterId'],
  costUnit: ['costUnits', 'costUnitId'],
  costUnitType: ['costUnitTypes', 'costUnitTypeId'],
  creditor: ['creditors', 'creditorId'],
  debtor: ['debtors', 'debtorId'],
  deductionAccount: ['accounts', 'deductionAccountId'],
  journal: ['journals', 'JournalId'],
  paymentCondition: ['paymentConditions', 'paymentConditionId'],
  paymentMethod: ['paymentMethods', 'paymentMethodId'],
  salesType: ['salesTypes', 'salesTypeId'],
  vatCode: ['vatCodes', 'vatCodeId'],
} as const;

const isReference = (name: string): name is keyof typeof REFERENCES => name in REFERENCES;

/** Replaces the numbers and codes of an entry by identifiers. */
export function resolveReferences<Result = Readonly<Record<string, unknown>>>(
  entry: object,
  directory: Directory,
): Result {
  const fields = Object.entries(entry).map(([name, value]) => {
    if (!isReference(name)) return [name, value];
    const [table, field] = REFERENCES[name];
    return [field, directory[table].findId(value)];
  });
  return Object.fromEntries(fields) as Result;
}

/** Creates the rows that change seldom: what transactions refer to. */
export function createMasterData(company: Company, directory: Directory, nextId: NextId) {
  const resolve = (entry: object): Row => resolveReferences(entry, directory);
  return {
    ledgeraccounts: directory.accounts.rows.map((account) =>
      resolve({ ...account, balanceOrProfitLoss: getReportSide(account.number) }),
    ),
    ledgeraccountclassifications: classifyAccounts(directory.accounts.rows, nextId),
    vatcodes: directory.vatCodes.rows.map(resolve),
    salestypes: directory.salesTypes.rows.map(resolve),
    paymentconditions: directory.paymentConditions.rows.map(resolve),
    paymentmethod: directory.paymentMethods.rows.map(resolve),
    journals: directory.journals.rows.map(resolve),
    approvalroutes: directory.approvalRoutes.rows.map(resolve),
    costcenters: directory.costCenters.rows.map(resolve),
    costunittypes: directory.costUnitTypes.rows.map(resolve),
    costunits: directory.costUnits.rows.map(resolve),
    debtorkinds: directory.debtorKinds.rows.map(resolve),
    creditorkinds: directory.creditorKinds.rows.map(resolve),
    debtors: directory.debtors.rows.map(({ creditLimit = null, ...debtor }) => {
      return { ...toParty(debtor, directory), debtorKindId: directory.debtorKinds.get(debtor.kind).id, creditLimit };
    }),
    'debtors/mandates': company.mandates.map((mandate) => toMandate(nextId('debtors/mandates'), mandate, directory)),
    creditors: directory.creditors.rows.map(({ account, ...creditor }) => ({
      ...toParty(creditor, directory),
      creditorKindId: directory.creditorKinds.get(creditor.kind).id,
      ledgerAccountId: directory.accounts.findId(account),
    })),
    articles: directory.articles.rows.map(({ salesType, stockLeft, options, ...article }) => ({
      ...article,
      SalesTypeId: directory.salesTypes.get(salesType).id,
      active: options?.active ?? true,
      remark: options?.remark ?? null,
      currentStock: getStockBeforeOrders(article.ArticleSku, stockLeft, company),
    })),
    articlelocations: directory.articleLocations.rows.map(resolve),
  };
}

export const BIC = 'TESTNL2A';

export function toAddress([street, houseNumber, postalCode, city, country]: AddressEntry, { getCountryId }: Directory) {
  return { street, houseNumber, postalCode, city, countryId: getCountryId(country) };
}

/** Creates the fields that a debtor and a creditor have alike. */
function toParty(
  { kind: _kind, address, paymentCondition, ...party }: PartyEntry & { readonly id: number },
  directory: Directory,
) {
  return {
    contactName: null,
    email: null,
    phone: null,
    website: null,
    vatNumber: null,
    chamberOfCommerceNumber: null,
    iban: null,
    remark: null,
    ...party,
    address: address ? toAddress(address, directory) : null,
    bic: party.iban ? BIC : null,
    paymentConditionId: directory.paymentConditions.findId(paymentCondition),
  };
}

function toMandate(id: number, [number, typeId, sddType, signdate, reference]: MandateEntry, { debtors }: Directory) {
  const debtor = debtors.get(number);
  if (!debtor.iban) throw new Error(`Debtor ${number} has a mandate and no IBAN`);
  return { id, debtorId: debtor.id, IBAN: debtor.iban, typeId, sddType, signdate, reference };
}

/** The company data says what is left of an article; its orders, which are entered later, take the rest. */
function getStockBeforeOrders(sku: string, stockLeft: number, { modules, salesOrders }: Company): number {
  if (!modules.tradePack) return stockLeft;
  const lines = salesOrders.flatMap((order) => order.lines);
  const ordered = lines.filter((line) => line.bookingType === 'A' && line.ArticleSku === sku);
  return Decimal.sum(stockLeft, ...ordered.map(({ quantity = 1 }) => quantity)).toNumber();
}

/**
 * Returns where accounts are in the reports, by their numbers and their codes in the reference chart of accounts. Reports
 * are sorted by line of the compaction structure, then by number.
 */
function classifyAccounts(
  accounts: readonly (AccountEntry & { readonly id: number })[],
  nextId: NextId,
): (Fields<'LedgerAccountClassification'> & { readonly id: number })[] {
  const getPosition = (number: string) => getCompactionPosition(getGroup(number).compactionCode);
  const sorted = accounts.toSorted(
    (a, b) => getPosition(a.number) - getPosition(b.number) || Number(a.number) - Number(b.number),
  );
  return accounts.map((account) => ({
    id: nextId('ledgeraccountclassifications'),
    ledgerAccountId: account.id,
    ledgerAccountNumber: account.number,
    ledgerAccountDescription: account.description,
    ...getGroup(account.number),
    referenceCode: account.referenceCode,
    referenceDescription: account.referenceCode === null ? null : getReferenceName(account.referenceCode),
    level: account.referenceCode === null ? null : getLevel(account.referenceCode),
    sortOrder: sorted.indexOf(account) + 1,
  }));
}

/** A code of the reference chart is a letter, B or W, and three letters for each level below: `WOmzNohOlh` is of level 4. */
const getLevel = (referenceCode: string): number => 1 + (referenceCode.length - 1) / 3;
