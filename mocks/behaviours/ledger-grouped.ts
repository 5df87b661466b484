import { sql } from 'kysely';
import type { Answer } from '../prism.ts';
import { administrationColumn, type Database, tableOf } from '../store/tables.ts';
import { type Call, type Context, recordsNamed, resourceNamed, scopeIn } from './context.ts';
import { listed } from './envelopes.ts';
import { json, listQuery } from './generic.ts';

type Json = Record<string, unknown>;

/** Columns of the ledger lines by which balances can be split, with the field that shows them. */
const splits = {
  journal: { column: 'journalId', field: 'journalId' },
  period: { column: 'Period', field: 'period' },
  costCenter: { column: 'costCenterId', field: 'costCenterId' },
  costUnit: { column: 'costUnitId', field: 'costUnitId' },
} as const;

/** Filters that choose the lines that are added up, and not the balances that come of them. */
const chosenLines: Readonly<Record<string, string>> = {
  bookyear: 'Bookyear',
  ledgerAccountId: 'ledgerAccountId',
  period: 'Period',
  journalId: 'journalId',
  costCenterId: 'costCenterId',
  costUnitId: 'costUnitId',
};

/** Ledger grouped: the balance of each ledger account, which is the sum of its ledger lines. */
export async function listLedgerBalances(call: Call, context: Context): Promise<Answer> {
  const { filters, orderby, page, pageSize, fields } = listQuery(call, context);
  const groupBy = ((call.parameters.query.groupBy as (keyof typeof splits)[] | undefined) ?? []).map(
    (by) => splits[by],
  );
  const chosen = filters.filter(([name]) => chosenLines[name]);
  const balances = await sums(context, chosen, groupBy);
  const rest = filters.filter(([name]) => !chosenLines[name]);
  const matching = balances.filter((balance) => rest.every(([name, values]) => values.includes(balance[name])));
  const sorted = orderby ? matching.toSorted(comparing(orderby.field, orderby.descending)) : matching;
  const shown = sorted.slice((page - 1) * pageSize, page * pageSize).map((balance) => ({
    ...Object.fromEntries(Object.entries(balance).filter(([name]) => fields?.has(name) ?? true)),
    _meta: { self: selfOf(balance, call, context) },
  }));
  const records = call.parameters.query.metaOnly === true ? undefined : shown;
  const body = listed({ page, pageSize, totalCount: matching.length, records }, call, context);
  return { status: 200, headers: json, body };
}

async function sums(
  context: Context,
  filters: readonly (readonly [string, readonly unknown[], 'from'?])[],
  groupBy: readonly (typeof splits)[keyof typeof splits][],
): Promise<Json[]> {
  const columns = ['ledgerAccountId', 'Bookyear', ...groupBy.map(({ column }) => column)];
  let query = (context.database as Database)
    .selectFrom(tableOf(resourceNamed(context, 'ledgerlines')))
    .select(columns)
    .select([
      sql<number>`sum(${sql.ref('amountDebit')})`.as('debit'),
      sql<number>`sum(${sql.ref('amountCredit')})`.as('credit'),
    ])
    .where(administrationColumn, '=', context.administration.id)
    .groupBy(columns);
  for (const [name, values] of filters) query = query.where(String(chosenLines[name]), 'in', values);
  const rows = await query.execute();
  const ids = [...new Set(rows.map((row) => row.ledgerAccountId))];
  const found =
    ids.length === 0 ? [] : await recordsNamed(context, 'ledgeraccounts').having(scopeIn(context), 'id', ids);
  const accounts = new Map<unknown, Json>(found.map((account) => [account.id, account]));
  const balances = rows.map((row) => balanceOf(row, accounts.get(row.ledgerAccountId) ?? {}, groupBy));
  return balances.sort(comparing('ledgerAccountNumber', false));
}

/** Sums are kept in cents, as the amounts of the lines are. */
function balanceOf(row: Json, account: Json, groupBy: readonly (typeof splits)[keyof typeof splits][]): Json {
  const split = Object.fromEntries(Object.values(splits).map(({ field }) => [field, null]));
  for (const { column, field } of groupBy) split[field] = (row[column] ?? null) as null;
  const [debit, credit] = [Number(row.debit), Number(row.credit)];
  return {
    ledgerAccountId: row.ledgerAccountId,
    ledgerAccountNumber: account.number,
    ledgerAccountDescription: account.description,
    BalanceOrProfitLoss: account.balanceOrProfitLoss,
    bookyear: row.Bookyear,
    ...split,
    amountDebit: debit / 100,
    amountCredit: credit / 100,
    balance: (debit - credit) / 100,
  };
}

/** A balance has no identifier: its address is the list, filtered to it. What was added up is chosen again. */
function selfOf(balance: Json, { url, parameters: { query } }: Call, { origin }: Context): string {
  const wanted = new URLSearchParams({
    bookyear: String(balance.bookyear),
    ledgerAccountId: String(balance.ledgerAccountId),
  });
  for (const [name, { field }] of Object.entries(splits)) {
    const isSplit = [query.groupBy ?? []].flat().includes(name);
    if (isSplit) wanted.append('groupBy', name);
    const values = isSplit && balance[field] !== null ? [balance[field]] : [query[field] ?? []].flat();
    for (const value of values) wanted.append(field, String(value));
  }
  return `${origin}${url.pathname}?${wanted}`;
}

function comparing(field: string, descending: boolean) {
  const sign = descending ? -1 : 1;
  return (one: Json, other: Json): number => {
    const [left, right] = [one[field] ?? null, other[field] ?? null];
    if (left === right) return 0;
    // As in the store: nothing comes before something, and text is compared without regard to case.
    if (left === null || right === null) return left === null ? -sign : sign;
    if (typeof left === 'string') return sign * left.toLowerCase().localeCompare(String(right).toLowerCase(), 'en');
    return sign * (Number(left) - Number(right));
  };
}
