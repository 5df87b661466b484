import { beforeAll, describe, expect, it } from 'vitest';
import { fillPath, getEnumNames, getListPath, listOperations, withQuery } from '../support/operations.ts';
import { createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl, requestToken } from '../support/sign-in.ts';
import { type Filter, findListsWithFilters } from './filters.ts';

const sandbox = useSandbox();
const { call } = sandbox;
const { expectNothingStored } = createRejections(sandbox);

/** Texts that end a value or a name in SQL and go on with something else. */
const injections = [
  ...["' OR 1=1 --", "'; DROP TABLE debtors; --", "' UNION SELECT * FROM oauth_records --", "\\' OR 1=1 --"],
  ...['1 OR 1=1', '%', '_', "' || (select payload from oauth_records) || '", "\0' OR 1=1 --", '?1', 'null'],
];

const lists = listOperations('list').map((operation) => [getListPath(operation), operation] as const);

type Item = Readonly<Record<string, unknown>>;

const listed = async (path: string): Promise<Item[]> => (await call(withQuery(path, 'pageSize=20'))).body._data;
const countRecords = async (path: string): Promise<number> =>
  (await call(withQuery(path, 'metaOnly=true'))).body._meta.totalCount;

const every = (name: string, values: readonly string[]): string =>
  String(new URLSearchParams(values.map((value): [string, string] => [name, value])));

const counts = async () => Promise.all(lists.map(async ([path]) => [path, await countRecords(path)]));
let before: unknown;
beforeAll(async () => {
  before = await counts();
});

/** Text that follows a name in SQL and does something else. */
const endings = [
  ...['; DROP TABLE debtors', '--', ' desc', '" desc --', ',(select 1)', ' collate binary', '"', "'", ')', '\0'],
];

const isText = ({ value }: Filter): boolean => value.type === 'string' && !value.enum && !value.format;
// That a number is nothing but a number is what `numbers.test.ts` looks at.
const isOther = (filter: Filter): boolean =>
  !isText(filter) && filter.value.type !== 'number' && filter.value.type !== 'integer';

it.each(findListsWithFilters(isText))(
  'GET %s finds no extra records for SQL in text filters',
  async (path, filters) => {
    const records = await listed(path);
    for (const { name, value } of filters) {
      const longest = Number(value.maxLength ?? Number.POSITIVE_INFINITY);
      const fitting = injections.filter((sql) => sql.length <= longest);
      const example = records.map((record) => record[name]).find((value) => typeof value === 'string');
      const alone = example === undefined ? 0 : await countRecords(withQuery(path, every(name, [String(example)])));
      const values = example === undefined ? fitting : [String(example), ...fitting];
      expect(await countRecords(withQuery(path, every(name, values))), name).toBe(alone);
    }
  },
);

it.each(findListsWithFilters(isOther))(
  'GET %s rejects SQL in dates, booleans and enumerations',
  async (path, filters) => {
    const names = filters.map(({ name }) => name);
    const query = names.map((name) => every(name, ['1 OR 1=1'])).join('&');
    const { status, body } = await call(withQuery(path, query));
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([400, names.toSorted()]);
  },
);

describe.each(lists)('GET %s', (path, operation) => {
  it('rejects SQL in orderby', async () => {
    const names = getEnumNames(operation, 'orderby').filter((name) => !name.startsWith('-'));
    const attacks = endings.map(
      (ending, index) => `${index % 2 === 0 ? '' : '-'}${names[index % names.length]}${ending}`,
    );
    for (const order of [...attacks, '(select 1)', '_administrationId', 'rowid']) {
      const { status, body } = await call(withQuery(path, every('orderby', [order])));
      expect([status, Object.keys(body.errors)], order).toEqual([400, ['orderby']]);
    }
  });

  it('rejects SQL in fields, parameter names and paging', async () => {
    const columns = [...injections, '_administrationId', '(select 1)', '"id"', 'id as name', 'rowid'].join();
    for (const fields of [`id,${columns}`, '_administrationId']) {
      const { status, body } = await call(withQuery(path, every('fields', [fields])));
      expect([status, Object.keys(body.errors)], fields).toEqual([400, ['fields']]);
    }
    const refused = [...injections, 'page', 'pageSize', 'metaOnly'];
    const query = refused.map((name) => every(name, ['1 OR 1=1'])).join('&');
    const { status, body } = await call(withQuery(path, query));
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([400, refused.toSorted()]);
  });
});

const demanding = listOperations('list').flatMap((operation) =>
  operation.parameters
    .filter(({ name, required, in: place }) => name === 'groupBy' || (required && place === 'query'))
    .map(({ name }) => [fillPath(operation), name] as const),
);

it.each(demanding)('GET %s rejects SQL in its parameter %s', async (path, name) => {
  for (const sql of injections) {
    const { status, body } = await call(`${path}?${every(name, [sql])}`);
    expect([status, Object.keys(body.errors)], sql).toEqual([400, expect.arrayContaining([name])]);
  }
});

describe.each(injections)('SQL %j', (sql) => {
  it('is rejected as a token, administration, code, client and user', async () => {
    const value = sql.replaceAll('\0', '');
    expect((await call('/v1/debtors', { token: value })).status).toBe(401);
    expect((await call('/v1/debtors', { headers: { 'x-tenant-id': value } })).status).toBe(400);
    const replies = await Promise.all([
      requestToken(sandbox, { grant_type: 'refresh_token', refresh_token: sql }),
      requestToken(sandbox, { grant_type: 'authorization_code', code: sql, redirect_uri: 'http://localhost/' }),
      call(authorizeUrl(sandbox, { client_id: sql }), { token: null }),
      call('/_sandbox/tokens', { body: { user: sql } }),
      call('/_sandbox/tokens/expire', { body: { token: sql } }),
      call(`/_sandbox/snapshots/${encodeURIComponent(sql)}/restore`, { method: 'POST' }),
    ]);
    for (const { status } of replies) expect([400, 404]).toContain(status);
  });

  it('is stored verbatim or rejected for control characters, and never resolves as a reference', async () => {
    const { status, body } = await call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1, remark: sql } });
    if (sql.includes('\0')) expect([status, Object.keys(body.errors)]).toEqual([400, ['remark']]);
    else {
      expect([status, body.remark]).toEqual([201, sql]);
      expect((await call(body._meta.self, { method: 'DELETE' })).status).toBe(204);
    }
    const line = { bookingType: 'A', ArticleSku: sql, quantity: 1 };
    const draft = await call('/v1/draftsalesinvoiceswithlines', { body: { debtorId: 1, lines: [line] } });
    expect([draft.status, Object.keys(draft.body.errors)]).toEqual([400, ['lines[0].ArticleSku']]);
  });
});

it('leaves all tables and records intact', async () => {
  expect(await counts()).toEqual(before);
  await expectNothingStored();
});
