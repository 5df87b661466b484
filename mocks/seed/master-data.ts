import { Decimal } from 'decimal.js';
import { classifyAccount, sortForReports } from './classification.ts';
import type { Company } from './company.ts';
import type { Fields } from './contract-types.ts';
import type { Directory } from './directory.ts';
import type { ArticleEntry, CodeEntry, MandateEntry } from './entry-types.ts';
import { toCreditor, toDebtor, toMandate } from './parties.ts';
import { resolveReferences } from './references.ts';
import { getReportSide } from './standard/accounts.ts';
import { createCodeTable, type NextId, type Row, type Table } from './tables.ts';

/** The rows that change seldom: what transactions refer to. */
export function createMasterData(
  company: Company,
  directory: Directory,
  nextId: NextId,
): Record<string, readonly Row[]> {
  const { accounts, vatCodes, salesTypes } = directory;
  const resolve = (entry: object) => resolveReferences(entry, directory);
  const classifications = createCodeTable(
    'ledgeraccountclassifications',
    accounts.entries,
    ({ number }) => number,
    nextId,
  );
  const positions = new Map(
    sortForReports(accounts.entries.map(({ number }) => number)).map((one, index) => [one, index + 1]),
  );
  const mandates = createCodeTable<MandateEntry>('mandates', company.mandates, String, nextId);
  return {
    ledgeraccounts: accounts.toRows((entry) => resolve({ ...entry, balanceOrProfitLoss: getReportSide(entry.number) })),
    ledgeraccountclassifications: classifications.toRows((entry) =>
      classifyAccount(entry, accounts.getId(entry.number), positions.get(entry.number) ?? 0),
    ),
    vatcodes: vatCodes.toRows(resolve),
    salestypes: salesTypes.toRows(([code, description, account, vatCode]) =>
      resolve({ code, description, account, vatCode }),
    ),
    paymentconditions: directory.paymentConditions.toRows((entry) => entry),
    paymentmethod: toCodeRows(directory.paymentMethods),
    journals: directory.journals.toRows(([code, description, type, account]) =>
      resolve({ code, description, type, account }),
    ),
    approvalroutes: toCodeRows(directory.approvalRoutes),
    costcenters: toCodeRows(directory.costCenters),
    costunittypes: toCodeRows(directory.costUnitTypes),
    costunits: directory.costUnits.toRows(([code, description, costUnitType]) =>
      resolve({ code, description, costUnitType }),
    ),
    debtorkinds: directory.debtorKinds.toRows(([code, description, account]) =>
      resolve({ code, description, account }),
    ),
    creditorkinds: directory.creditorKinds.toRows(([code, description, account]) =>
      resolve({ code, description, account }),
    ),
    debtors: directory.debtors.toRows((entry) => toDebtor(entry, directory)),
    'debtors/mandates': mandates.toRows((entry) => toMandate(entry, directory)),
    creditors: directory.creditors.toRows((entry) => toCreditor(entry, directory)),
    articles: directory.articles.toRows((entry) => toArticle(entry, company, directory)),
    articlelocations: toCodeRows(directory.articleLocations),
  };
}

const toCodeRows = (codes: Table<CodeEntry>): readonly Row[] =>
  codes.toRows(([code, description]) => ({ code, description }));

function toArticle(entry: ArticleEntry, company: Company, { salesTypes }: Directory): Fields<'Article'> {
  const [ArticleSku, description, salesType, unit, unitPrice, purchasePrice, stockLeft, barcode, options] = entry;
  return {
    ArticleSku,
    description,
    SalesTypeId: salesTypes.getId(salesType),
    unit,
    unitPrice,
    purchasePrice,
    barcode,
    active: options?.active ?? true,
    remark: options?.remark ?? null,
    currentStock: getStockBeforeOrders(ArticleSku, stockLeft, company),
  };
}

/** The company data says what is left of an article; its orders, which are entered later, take the rest. */
function getStockBeforeOrders(sku: string, stockLeft: number, { modules, salesOrders }: Company): number {
  if (!modules.tradePack) return stockLeft;
  const lines = salesOrders.flatMap((order) => order.lines);
  const ordered = lines.filter((line) => line.bookingType === 'A' && line.ArticleSku === sku);
  return Decimal.sum(stockLeft, ...ordered.map(({ quantity = 1 }) => quantity)).toNumber();
}
