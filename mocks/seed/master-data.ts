import { classificationOf, reportOrder } from './classification.ts';
import type { Company } from './company.ts';
import type { Fields } from './contract-types.ts';
import type { Directory } from './directory.ts';
import type { ArticleEntry, CodeEntry, MandateEntry } from './entry-types.ts';
import { creditorFields, debtorFields, mandateFields } from './parties.ts';
import { type AccountEntry, sideOf } from './standard/accounts.ts';
import { type NextId, type Row, type Table, table } from './tables.ts';

/** The rows that change seldom: what transactions refer to. */
export function masterData(company: Company, directory: Directory, nextId: NextId): Record<string, readonly Row[]> {
  const { accounts, vatCodes, salesTypes } = directory;
  const classifications = table('ledgeraccountclassifications', accounts.entries, ({ number }) => number, nextId);
  const positions = new Map(
    reportOrder(accounts.entries.map(({ number }) => number)).map((one, index) => [one, index + 1]),
  );
  const mandates = table<MandateEntry>('mandates', company.mandates, String, nextId);
  return {
    ledgeraccounts: accounts.rows((entry) => accountFields(entry, directory)),
    ledgeraccountclassifications: classifications.rows((entry) =>
      classificationOf(entry, accounts.idOf(entry.number), positions.get(entry.number) ?? 0),
    ),
    vatcodes: vatCodes.rows(
      ({ account, ...code }): Fields<'VatCode'> => ({ ...code, ledgerAccountId: accounts.idOrNull(account) }),
    ),
    salestypes: salesTypes.rows(
      ([code, description, account, vatCode]): Fields<'SalesType'> => ({
        code,
        description,
        ledgerAccountId: accounts.idOf(account),
        vatCodeId: vatCodes.idOf(vatCode),
      }),
    ),
    paymentconditions: directory.paymentConditions.rows((entry) => entry),
    paymentmethod: coded(directory.paymentMethods),
    journals: directory.journals.rows(
      ([code, description, type, account]): Fields<'Journal'> => ({
        code,
        description,
        type,
        ledgerAccountId: accounts.idOrNull(account),
      }),
    ),
    approvalroutes: coded(directory.approvalRoutes),
    costcenters: coded(directory.costCenters),
    costunittypes: coded(directory.costUnitTypes),
    costunits: directory.costUnits.rows(
      ([code, description, type]): Fields<'CostUnit'> => ({
        code,
        description,
        costUnitTypeId: directory.costUnitTypes.idOf(type),
      }),
    ),
    debtorkinds: directory.debtorKinds.rows((entry) => kindFields(entry, directory)),
    creditorkinds: directory.creditorKinds.rows((entry) => kindFields(entry, directory)),
    debtors: directory.debtors.rows((entry) => debtorFields(entry, directory)),
    'debtors/mandates': mandates.rows((entry) => mandateFields(entry, directory)),
    creditors: directory.creditors.rows((entry) => creditorFields(entry, directory)),
    articles: directory.articles.rows((entry) => articleFields(entry, directory)),
    articlelocations: coded(directory.articleLocations),
  };
}

const coded = (codes: Table<CodeEntry>): readonly Row[] => codes.rows(([code, description]) => ({ code, description }));

function accountFields({ vatCode, ...account }: AccountEntry, { vatCodes }: Directory): Fields<'LedgerAccount'> {
  return {
    ...account,
    balanceOrProfitLoss: sideOf(account.number),
    vatCodeId: vatCodes.idOrNull(vatCode),
  };
}

function kindFields(
  [code, description, account]: readonly [code: string, description: string, account: string],
  { accounts }: Directory,
): Fields<'DebtorKind'> & Fields<'CreditorKind'> {
  return { code, description, ledgerAccountId: accounts.idOf(account) };
}

function articleFields(entry: ArticleEntry, { salesTypes }: Directory): Fields<'Article'> {
  const [ArticleSku, description, salesType, unit, unitPrice, purchasePrice, currentStock, barcode, more] = entry;
  return {
    ArticleSku,
    description,
    SalesTypeId: salesTypes.idOf(salesType),
    unit,
    unitPrice,
    purchasePrice,
    barcode,
    active: more?.active ?? true,
    remark: more?.remark ?? null,
    currentStock,
  };
}
