import { expect, it } from 'vitest';
import { operations } from '../../contract.ts';
import type { Collection } from '../../data/rows.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import type { Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { reportReproducible } from './reproduce.ts';
import { specialProbes } from './special-filters.ts';

/** Reports the issues that a probe finds in a list whose total changes as given, one value for each request. */
async function report(totals: readonly number[], find: (total: number) => readonly Issue[]): Promise<readonly Issue[]> {
  const operation = operations.find(({ id }) => id === 'listDebtors') as Collection['operation'];
  const rest = [...totals];
  const createExchange = (total: number) => {
    const json = { _data: [], _meta: { totalCount: total } };
    return { operation, response: { status: 200 }, json } as unknown as Collection['exchange'];
  };
  const reported: Issue[] = [];
  const session = {
    request: async () => createExchange(rest.shift() ?? totals.at(-1) ?? 0),
    report: (...issues: readonly Issue[]) => void reported.push(...issues),
  } as unknown as Session;
  const total = rest.shift() ?? 0;
  const exchange = createExchange(total);
  const list: Collection = {
    operation,
    path: operation.path,
    required: [],
    exchange,
    rows: [],
    getPath: () => undefined,
    total,
  };
  await reportReproducible(session, list, async (known) => find(known.total));
  return reported;
}

const issue: Issue = { rule: 'total-count', message: 'The count is wrong.' };

it('An issue is reported that is found again in the same list', async () => {
  expect(await report([7, 7, 7], () => [issue])).toEqual([issue]);
});

it('An issue is not reported that occurs once', async () => {
  expect(await report([8, 7, 7], (total) => (total === 8 ? [issue] : []))).toEqual([]);
});

it('An issue is not reported of a list that changes each time it is read', async () => {
  expect(await report([1, 2, 3, 4, 5, 6, 7, 8, 9], () => [issue])).toEqual([]);
});

it('Every filter of one list only has a probe', () => {
  const special = operations.filter(({ kind }) => kind === 'list').flatMap((list) => getListParameters(list).special);
  expect(special.map(({ name }) => name).sort()).toEqual(Object.keys(specialProbes).sort());
});
