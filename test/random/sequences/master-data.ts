import type { Caller } from '../../support/fast-client.ts';
import type { Books } from './books.ts';

/** Records that documents of an administration can refer to, and that no sequence changes. */
export type MasterData = Awaited<ReturnType<typeof readMasterData>>;

interface Row {
  readonly id: number;
  readonly type?: number | string;
  readonly salesCode?: boolean;
  readonly returnBox?: string | null;
}

export async function readMasterData(call: Caller, administration: number) {
  const list = async (resource: string): Promise<Row[]> => {
    const { status, body } = await call('GET', `/v1/${resource}?pageSize=1000`, undefined, administration);
    if (status !== 200) throw new Error(`${status} for ${resource}`);
    return (body as { _data: Row[] })._data;
  };
  const listIds = async (resource: string, isWanted: (row: Row) => boolean = () => true): Promise<number[]> =>
    (await list(resource)).filter(isWanted).map(({ id }) => id);
  const accounts = await list('ledgeraccounts');
  const getAccounts = (...types: number[]) =>
    accounts.filter(({ type }) => types.includes(Number(type))).map(({ id }) => id);
  const controlAccounts: Books['controlAccounts'] = {
    sales: new Set(getAccounts(6)),
    purchase: new Set(getAccounts(7)),
  };
  return {
    administration,
    debtorKinds: await listIds('debtorkinds'),
    creditorKinds: await listIds('creditorkinds'),
    paymentConditions: await listIds('paymentconditions'),
    salesTypes: await listIds('SalesTypes'),
    salesVatCodes: await listIds('vatcodes', ({ salesCode }) => salesCode === true),
    // The others need a creditor of another kind each.
    purchaseVatCodes: await listIds('vatcodes', ({ salesCode, returnBox }) => salesCode === false && !returnBox),
    turnoverAccounts: getAccounts(9),
    moneyAccounts: getAccounts(3, 4, 5),
    purchaseAccounts: getAccounts(1, 2, 10, 12),
    otherAccounts: accounts
      .map(({ id }) => id)
      .filter((id) => !controlAccounts.sales.has(id) && !controlAccounts.purchase.has(id)),
    controlAccounts,
    memorialJournals: await listIds('journals', ({ type }) => type === 'M'),
    cashJournals: await listIds('journals', ({ type }) => type === 'K'),
    approvalRoutes: await listIds('approvalroutes'),
    costUnits: await listIds('costunits'),
  };
}
