import type { Json } from '../../../contract/document.ts';
import type { Context } from '../../accounting/context.ts';
import type { HttpResponse } from '../../http/types.ts';
import { GROUPINGS, getLedgerBalances } from '../../store/ledger-balances.ts';
import { type Call, createPageResponse, getListQuery } from './crud.ts';

export function listLedgerBalances(call: Call, context: Context): HttpResponse {
  const query = getListQuery(call);
  const { records, totalCount } = getLedgerBalances(context, call.resource, {
    ...query,
    groupBy: toList(call.parameters.query.groupBy),
    isCountOnly: query.isMetaOnly,
  });
  const items = records?.map((balance) => {
    const shown = Object.entries(balance).filter(([name]) => query.fields?.has(name) ?? true);
    return { ...Object.fromEntries(shown), _meta: { self: getSelf(balance, call) } };
  });
  const { page, pageSize } = query;
  return createPageResponse({ page, pageSize, records: items, totalCount }, call, context);
}

const toList = (value: unknown): readonly string[] => [value ?? []].flat() as string[];

/** Returns the URL of a balance, which has no identifier: the list, filtered to it, with the same choice of ledger lines. */
function getSelf(balance: Json, { serverUrl, path, parameters: { query } }: Call): string {
  const parameters = new URLSearchParams({
    bookyear: String(balance.bookyear),
    ledgerAccountId: String(balance.ledgerAccountId),
  });
  for (const [name, { field }] of Object.entries(GROUPINGS)) {
    const isGroup = toList(query.groupBy).includes(name);
    if (isGroup) parameters.append('groupBy', name);
    const values = isGroup && balance[field] !== null ? [balance[field]] : toList(query[field]);
    for (const value of values) parameters.append(field, String(value));
  }
  return `${serverUrl}${path}?${parameters}`;
}
