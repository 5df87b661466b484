import { expect, it } from 'vitest';
import { createExchange } from '../../../test/support/exchange.ts';
import { operations } from '../../contract.ts';
import type { Collection } from '../../data/rows.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import type { Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { reportReproducible } from './reproduce.ts';
import { specialProbes } from './special-filters.ts';

/** Reports the issues that a probe finds in a list whose total changes as given, one value for each request. */
async function report(totals: readonly number[], find: (total: number) => readonly Issue[]): Promise<readonly Issue[]> {
  const [total = 0, ...rest] = totals;
  const createList = (totalCount: number) =>
    createExchange('listDebtors', { received: { _data: [], _meta: { totalCount } } });
  const reported: Issue[] = [];
  const session = {
    request: async () => createList(rest.shift() ?? totals.at(-1) ?? 0),
    report: (...issues: readonly Issue[]) => void reported.push(...issues),
  } as unknown as Session;
  const exchange = createList(total);
  const { operation } = exchange;
  const list = { operation, path: operation.path, required: [], exchange, rows: [], getPath: () => undefined, total };
  await reportReproducible(session, list as unknown as Collection, async (known) => find(known.total));
  return reported;
}

const issue: Issue = { rule: 'total-count', message: 'The count is wrong.' };

it.each<[string, readonly number[], (total: number) => readonly Issue[], readonly Issue[]]>([
  ['again in the same list', [7, 7, 7], () => [issue], [issue]],
  ['once', [8, 7, 7], (total) => (total === 8 ? [issue] : []), []],
  ['in a list that changes each time it is read', [1, 2, 3, 4, 5, 6, 7, 8, 9], () => [issue], []],
])('An issue is reported only when it is reproducible: it is found %s', async (_where, totals, find, expected) => {
  expect(await report(totals, find)).toEqual(expected);
});

it('Every filter of one list only has a probe', () => {
  const special = operations.filter(({ kind }) => kind === 'list').flatMap((list) => getListParameters(list).special);
  expect(special.map(({ name }) => name).sort()).toEqual(Object.keys(specialProbes).sort());
});
