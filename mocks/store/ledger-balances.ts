import type { Resource } from '../../contract/model.ts';
import { TENANT_COLUMN } from './columns.ts';
import { createPlaceholders, quote } from './database.ts';
import { createRowDecoder, toCondition, toOrder } from './records.ts';
import { ACCOUNT_COLUMNS } from './schema.ts';
import type { Tenant } from './system-tables.ts';
import type { Condition, Filter, Query } from './types.ts';

export const GROUPINGS = {
  journal: { column: 'journalId', field: 'journalId' },
  period: { column: 'Period', field: 'period' },
  costCenter: { column: 'costCenterId', field: 'costCenterId' },
  costUnit: { column: 'costUnitId', field: 'costUnitId' },
} as const;

/** Filters that choose the ledger lines to add up. Other filters choose balances. */
const LINE_FILTERS: Readonly<Record<string, string>> = {
  bookyear: 'Bookyear',
  ledgerAccountId: 'ledgerAccountId',
  period: 'Period',
  journalId: 'journalId',
  costCenterId: 'costCenterId',
  costUnitId: 'costUnitId',
};

const STABLE_ORDER = ['ledgerAccountNumber', 'bookyear', ...Object.values(GROUPINGS).map(({ field }) => field)];

export interface BalanceQuery extends Query {
  readonly groupBy: readonly string[];
  readonly isCountOnly: boolean;
}

/** Returns a page of the balances of ledger accounts, the sums of their lines, and the number of balances. */
export function getLedgerBalances(tenant: Tenant, { fields }: Resource, query: BalanceQuery) {
  const { filters, orderby, page, pageSize } = query;
  const balances = createBalanceQuery(tenant, filters, query.groupBy);
  const conditions = filters
    .filter(([name]) => !LINE_FILTERS[name])
    .map((filter) => toCondition(getField(filter[0]), filter));
  const where = ['true', ...conditions.map(({ sql }) => sql)].join(' and ');
  const values = conditions.flatMap((condition) => condition.values);
  if (query.isCountOnly) {
    const text = `select count(*) from (${balances.sql}) where ${where}`;
    const [row] = tenant.database.allAsArrays(text, ...balances.values, ...values);
    return { records: undefined, totalCount: Number(row?.[0]) };
  }

  const order = [...(orderby ? [toOrder(getField(orderby.field), orderby.descending)] : []), ...STABLE_ORDER].join(
    ', ',
  );
  const columns = fields.map(({ name }) => quote(name)).join(', ');
  // Adds the lines up once, for the page and for the number of balances, which a page past the end has too.
  const text = `
    with balances as materialized (select * from (${balances.sql}) where ${where})
    select ${columns}, total from (select count(*) as total from balances) left join
      (select ${columns} from balances order by ${order} limit +? offset ?) on true`;
  const rows = tenant.database.allAsArrays(text, ...balances.values, ...values, pageSize, (page - 1) * pageSize);
  const totalCount = Number(rows[0]?.[fields.length]);
  const isEmpty = pageSize * (page - 1) >= totalCount;
  return { records: isEmpty ? [] : rows.map(createRowDecoder(fields)), totalCount };

  function getField(name: string) {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) throw new Error(`A ledger balance has no field ${name}`);
    return field;
  }
}

function createBalanceQuery(
  { administration }: Tenant,
  filters: readonly Filter[],
  groupBy: readonly string[],
): Condition {
  const groups = Object.entries(GROUPINGS).map(([name, { column, field }]) => ({
    column: groupBy.includes(name) ? `line.${column}` : 'null',
    field,
  }));
  const lineFilters = filters.filter(([name]) => LINE_FILTERS[name]);
  const conditions = lineFilters.map(
    ([name, values]) => `line.${LINE_FILTERS[name]} in (${createPlaceholders(values)})`,
  );
  const by = ['line.ledgerAccountId', 'line.Bookyear', ...groups.map(({ column }) => column)];
  // Groups in the order of the index, so that a million lines are not sorted.
  const columns = ACCOUNT_COLUMNS.map((column) => `line.${column}`).join(', ');
  const sums = `
    select ${columns}, sum(line.amountDebit) as amountDebit, sum(line.amountCredit) as amountCredit
    from ledgerlines as line where ${[`line.${TENANT_COLUMN} = ?`, ...conditions].join(' and ')} group by ${columns}`;
  return {
    sql: `
      select line.ledgerAccountId as ledgerAccountId, account.number as ledgerAccountNumber,
        account.description as ledgerAccountDescription, account.balanceOrProfitLoss as BalanceOrProfitLoss,
        line.Bookyear as bookyear, ${groups.map(({ column, field }) => `${column} as ${field}`).join(', ')},
        sum(line.amountDebit) as amountDebit, sum(line.amountCredit) as amountCredit,
        sum(line.amountDebit) - sum(line.amountCredit) as balance
      from (${sums}) as line join ledgeraccounts as account on account.id = line.ledgerAccountId
      group by ${by.filter((column) => column !== 'null').join(', ')}`,
    values: [administration.id, ...lineFilters.flatMap(([, values]) => values)],
  };
}
