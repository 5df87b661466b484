import type { Call, Context } from '../../accounting/context.ts';
import { refreshOpenings } from '../../accounting/ledger/openings.ts';
import type { Field } from '../../contract/model.ts';
import { type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { placeholders, quoted } from '../../store/database.ts';
import { type Condition, conditionOf, type Filter, orderOf, rowDecoderFor } from '../../store/records.ts';
import { TENANT_COLUMN } from '../../store/tables.ts';
import { listQuery } from './crud.ts';
import { listed } from './response-body.ts';

type Json = Record<string, unknown>;

/** Columns of the ledger lines by which balances can be split, with the field that shows them. */
const splits = {
  journal: { column: 'journalId', field: 'journalId' },
  period: { column: 'Period', field: 'period' },
  costCenter: { column: 'costCenterId', field: 'costCenterId' },
  costUnit: { column: 'costUnitId', field: 'costUnitId' },
} as const;

/** Filters that choose the lines that are added up, and not the balances. */
const chosenLines: Readonly<Record<string, string>> = {
  bookyear: 'Bookyear',
  ledgerAccountId: 'ledgerAccountId',
  period: 'Period',
  journalId: 'journalId',
  costCenterId: 'costCenterId',
  costUnitId: 'costUnitId',
};

/** Ledger grouped: the balance of each ledger account, which is the sum of its ledger lines. */
export function listLedgerBalances(call: Call, context: Context): HttpResponse {
  refreshOpenings(context, call.parameters.query.bookyear as readonly number[] | undefined);
  const { filters, orderby, page, pageSize, fields } = listQuery(call, context);
  const { database } = context;
  const balances = balancesOf(call, filters, context);
  const all = call.resource.fields;
  const named = (name: string): Field => all.find((field) => field.name === name) as Field;
  const rest = filters.filter(([name]) => !chosenLines[name]).map((filter) => conditionOf(named(filter[0]), filter));
  const where = ['true', ...rest.map(({ sql }) => sql)].join(' and ');
  const values = [...balances.values, ...rest.flatMap((condition) => condition.values)];
  const [[total] = []] = database.allAsArrays(`select count(*) from (${balances.sql}) where ${where}`, ...values);
  const order = [...(orderby ? [orderOf(named(orderby.field), orderby.descending)] : []), ...stableOrder].join(', ');
  const columns = all.map(({ name }) => quoted(name)).join(', ');
  const text = `select ${columns} from (${balances.sql}) where ${where} order by ${order} limit ? offset ?`;
  const decodeRow = rowDecoderFor(all);
  const isWanted = call.parameters.query.metaOnly !== true;
  const rows = isWanted ? database.allAsArrays(text, ...values, pageSize, (page - 1) * pageSize) : undefined;
  const records = rows?.map((row) => {
    const balance: Json = decodeRow(row);
    const shown = Object.entries(balance).filter(([name]) => fields?.has(name) ?? true);
    return { ...Object.fromEntries(shown), _meta: { self: selfOf(balance, call, context) } };
  });
  return {
    status: 200,
    headers: JSON_HEADERS,
    body: listed({ page, pageSize, totalCount: Number(total), records }, call, context),
  };
}

/** Balances that are alike in what is sorted by come in this order. */
const stableOrder = ['ledgerAccountNumber', 'bookyear', ...Object.values(splits).map(({ field }) => field)];

/** The balances as a query: sums of the chosen lines, split as it is asked for. Amounts are in cents. */
function balancesOf({ parameters }: Call, filters: readonly Filter[], { administration }: Context): Condition {
  const groupBy = [parameters.query.groupBy ?? []].flat();
  const split = Object.entries(splits).map(([name, { column, field }]) => ({
    column: groupBy.includes(name) ? `line.${column}` : 'null',
    field,
  }));
  const chosen = filters.filter(([name]) => chosenLines[name]);
  const conditions = chosen.map(([name, values]) => `line.${chosenLines[name]} in (${placeholders(values)})`);
  const by = ['line.ledgerAccountId', 'line.Bookyear', ...split.map(({ column }) => column)];
  return {
    sql: `
      select line.ledgerAccountId as ledgerAccountId, account.number as ledgerAccountNumber,
        account.description as ledgerAccountDescription, account.balanceOrProfitLoss as BalanceOrProfitLoss,
        line.Bookyear as bookyear, ${split.map(({ column, field }) => `${column} as ${field}`).join(', ')},
        sum(line.amountDebit) as amountDebit, sum(line.amountCredit) as amountCredit,
        sum(line.amountDebit) - sum(line.amountCredit) as balance
      from ledgerlines as line join ledgeraccounts as account on account.id = line.ledgerAccountId
      where ${[`line.${TENANT_COLUMN} = ?`, ...conditions].join(' and ')}
      group by ${by.filter((column) => column !== 'null').join(', ')}`,
    values: [administration.id, ...chosen.flatMap(([, values]) => values)],
  };
}

/** A balance has no identifier: its address is the list, filtered to it. What was added up is chosen again. */
function selfOf(balance: Json, { path, parameters: { query } }: Call, { origin }: Context): string {
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
  return `${origin}${path}?${wanted}`;
}
