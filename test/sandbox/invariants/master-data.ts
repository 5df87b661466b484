import type { Caller } from '../../support/fast-client.ts';
import type { Books } from './books.ts';

/** Identifiers that documents of an administration can refer to. */
export interface MasterData {
  readonly administration: number;
  readonly debtors: readonly number[];
  readonly creditors: readonly number[];
  readonly debtorKinds: readonly number[];
  readonly creditorKinds: readonly number[];
  readonly paymentConditions: readonly number[];
  readonly salesTypes: readonly number[];
  readonly salesVatCodes: readonly number[];
  readonly purchaseVatCodes: readonly number[];
  readonly turnoverAccounts: readonly number[];
  readonly moneyAccounts: readonly number[];
  /** All accounts except control accounts. */
  readonly otherAccounts: readonly number[];
  readonly controlAccounts: Books['controlAccounts'];
  readonly memorialJournals: readonly number[];
  readonly cashJournals: readonly number[];
  readonly approvalRoutes: readonly number[];
  readonly costCenters: readonly number[];
  readonly costUnits: readonly number[];
  /** `ArticleSku` of the articles that are active. */
  readonly articles: readonly string[];
}

interface Row {
  readonly id: number;
  readonly type?: number | string;
  readonly salesCode?: boolean;
  readonly ArticleSku?: string;
}

/** Reads what the documents of an administration can refer to. */
export async function readMasterData(call: Caller, administration: number): Promise<MasterData> {
  const rowsOf = async (resource: string): Promise<Row[]> => {
    const { status, body } = await call('GET', `/v1/${resource}?pageSize=1000`, undefined, administration);
    if (status !== 200) throw new Error(`${status} for ${resource}`);
    return (body as { _data: Row[] })._data;
  };
  const idsOf = async (resource: string, isWanted: (row: Row) => boolean = () => true): Promise<number[]> =>
    (await rowsOf(resource)).filter(isWanted).map(({ id }) => id);
  const accounts = await rowsOf('ledgeraccounts');
  const accountsOf = (...types: number[]) =>
    accounts.filter(({ type }) => types.includes(Number(type))).map(({ id }) => id);
  const controlAccounts = { sales: new Set(accountsOf(6)), purchase: new Set(accountsOf(7)) };
  return {
    administration,
    debtors: await idsOf('debtors'),
    creditors: await idsOf('creditors'),
    debtorKinds: await idsOf('debtorkinds'),
    creditorKinds: await idsOf('creditorkinds'),
    paymentConditions: await idsOf('paymentconditions'),
    salesTypes: await idsOf('SalesTypes'),
    salesVatCodes: await idsOf('vatcodes', ({ salesCode }) => salesCode === true),
    purchaseVatCodes: await idsOf('vatcodes', ({ salesCode }) => salesCode === false),
    turnoverAccounts: accountsOf(9),
    moneyAccounts: accountsOf(3, 4, 5),
    otherAccounts: accounts
      .map(({ id }) => id)
      .filter((id) => !controlAccounts.sales.has(id) && !controlAccounts.purchase.has(id)),
    controlAccounts,
    memorialJournals: await idsOf('journals', ({ type }) => type === 'M'),
    cashJournals: await idsOf('journals', ({ type }) => type === 'K'),
    approvalRoutes: await idsOf('approvalroutes'),
    costCenters: await idsOf('costcenters'),
    costUnits: await idsOf('costunits'),
    articles: (await rowsOf('articles')).map(({ ArticleSku }) => String(ArticleSku)),
  };
}
