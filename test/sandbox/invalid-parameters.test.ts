import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '../support/contract.ts';
import {
  fillPath,
  getEnumNames,
  getExampleRequest,
  getFilters,
  getListPath,
  getPlaceholders,
  isShared,
  listOperations,
  operations,
  withQuery,
} from '../support/operations.ts';
import { alternateLanguage, createMessage, createRejections, type Errors } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { expectInvalid, expectNothingStored, expectRefused } = createRejections(sandbox);
afterAll(expectNothingStored);

const wholeNumber = createMessage('type', { types: ['integer'] });
const yesOrNo = createMessage('type', { types: ['boolean'] });
const atLeastOne = createMessage('minimum', { limit: 1 });
const notAMoment = createMessage('format', { format: 'date-time', example: '2026-03-02T00:00:00Z' });
const notInThatForm = createMessage('pattern', { example: '2026-03-02T00:00:00Z' });
const largestId = 2_147_483_647;

const splits = ['journal', 'period', 'costCenter', 'costUnit'];
const lists = listOperations('list').map((operation) => [getListPath(operation), operation] as const);

const badQueries: readonly (readonly [query: string, errors: Errors])[] = [
  ['page=0', { page: atLeastOne }],
  ['page=-1', { page: atLeastOne }],
  ['page=abc', { page: wholeNumber }],
  ['page=1.5', { page: wholeNumber }],
  ['page=0x1', { page: wholeNumber }],
  ['page=1e2', { page: wholeNumber }],
  ['page=', { page: wholeNumber }],
  ['page=1&page=2', { page: createMessage('onlyOnce') }],
  ['page=1&PAGE=2', { page: createMessage('onlyOnce') }],
  ['page=2147483648', { page: createMessage('maximum', { limit: largestId }) }],
  ['pageSize=0', { pageSize: atLeastOne }],
  ['metaOnly=yes', { metaOnly: yesOrNo }],
  ['colour=red', { colour: createMessage('unknownParameter') }],
  ['pagsize=5', { pagsize: createMessage('unknownParameterDidYouMean', { suggestion: 'pageSize' }) }],
  ['page=0&colour=red', { page: atLeastOne, colour: createMessage('unknownParameter') }],
];

describe.each(lists)('GET %s', (path, operation) => {
  it('rejects unknown and malformed parameters', async () => {
    for (const [index, [query, errors]] of badQueries.entries())
      await expectInvalid({ path: withQuery(path, query), options: alternateLanguage(index), errors });
  });

  it('rejects a page size above the maximum', async () => {
    const limit = operation.id === 'listLedgerLines' ? 100_000 : 1000;
    const tooLarge = createMessage('maximum', { limit });
    await expectInvalid({ path: withQuery(path, `pageSize=${limit + 1}`), errors: { pageSize: tooLarge } });
    await expectInvalid({ path: withQuery(path, `pagesize=${limit + 1}`), errors: { pagesize: tooLarge } });
  });

  it('rejects unknown fields and sort orders', async () => {
    const orders = createMessage('enum', { values: getEnumNames(operation, 'orderby') });
    const names = getEnumNames(operation, 'fields');
    const [name] = names;
    await expectInvalid({ path: withQuery(path, 'orderby=colour'), errors: { orderby: orders } });
    await expectInvalid({ path: withQuery(path, `orderby=--${name}`), errors: { orderby: orders } });
    const fields = createMessage('enum', { values: names });
    await expectInvalid({ path: withQuery(path, `fields=${name},colour`), errors: { fields } });
    await expectInvalid({ path: withQuery(path, 'fields='), errors: { fields } });
    await expectInvalid({
      path: withQuery(path, `fields=${name},${name}`),
      errors: { fields: createMessage('uniqueItems') },
    });
  });

  it('rejects text in numeric filters', async () => {
    const numbers = getFilters(operation).filter(({ schema }) => (schema.items as Schema)?.type === 'integer');
    expect(numbers.length).toBeGreaterThan(0);
    for (const { name, required, schema } of numbers) {
      // The query has one value of a filter that is required.
      if (required) continue;
      const { enum: values, minimum } = schema.items as { enum?: number[]; minimum?: number };
      const errors = { [name]: [wholeNumber, ...(values ? [createMessage('enum', { values })] : [])] };
      await expectInvalid({ path: withQuery(path, `${name}=abc`), errors });
      await expectInvalid({ path: withQuery(path, `${name}=${values?.[0] ?? minimum}&${name}=abc`), errors });
    }
  });
});

it.each<[path: string, errors: Errors]>([
  ['/v1/articles?ActiveState=both', { ActiveState: createMessage('enum', { values: ['active', 'inactive', 'all'] }) }],
  ['/v1/articles?active=true', { active: createMessage('unknownParameter') }],
  ['/v1/vatcodes?salesCode=yes', { salesCode: yesOrNo }],
  [
    '/v1/ledgeraccounts?type=11',
    { type: createMessage('enum', { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15] }) },
  ],
  ['/v1/draftsalesinvoices?invoiceDate=2026-02-30', { invoiceDate: createMessage('notValid') }],
  ['/v1/ledgerlines?Bookyear=2026&date=2026-02-30', { date: createMessage('notValid') }],
  [
    '/v1/ledgergrouped?bookyear=2026&BalanceOrProfitLoss=X',
    { BalanceOrProfitLoss: createMessage('enum', { values: ['B', 'P'] }) },
  ],
  ['/v1/ledgergrouped?bookyear=2026&groupBy=colour', { groupBy: createMessage('enum', { values: splits }) }],
  ['/v1/ledgergrouped?bookyear=2026&groupBy=period&groupBy=period', { groupBy: createMessage('uniqueItems') }],
  ['/v1/ledgergrouped?bookyear=2026&period=54', { period: createMessage('maximum', { limit: 53 }) }],
  ['/v1/journalentrylog?ChangedDate_from=yesterday', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=20260302T000000Z', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=2026-03-02T00:00:00%2B0200', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=2026-03-02T00:00:00+02:00', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=2026-03-02%2000:00:00Z', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=2026-03', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=2026-02-30T00:00:00Z', { ChangedDate_from: notAMoment }],
  ['/v1/journalentrylog?ChangedDate_from=2025-W53-1', { ChangedDate_from: notAMoment }],
  ['/v1/journalentrylog?ChangedDate_from=2026-366', { ChangedDate_from: notAMoment }],
  ['/v1/journalentrylog?ChangedDate_from=2026-03-02T24:00:01Z', { ChangedDate_from: notAMoment }],
  ['/v1/journalentrylog?ChangedDate=2026-03-02T00:00:00%2B0200', { ChangedDate: createMessage('notValid') }],
  ['/v1/journalentrylog?Action=3', { Action: createMessage('enum', { values: [1, 2] }) }],
])('GET %s is rejected', (path, errors) => expectInvalid({ path, errors }));

it('reports a repeated mistake once', async () => {
  const many = (parameter: string) => Array.from({ length: 150 }, () => parameter).join('&');
  await expectInvalid({
    path: `/v1/debtors?${many('colour=red')}`,
    errors: { colour: createMessage('unknownParameter') },
  });
  const ids = many('id=x').slice(0, 99 * 5 - 1);
  await expectInvalid({ path: `/v1/debtors?${ids}`, errors: { id: wholeNumber } });
});

const badIds = [
  ['abc', wholeNumber],
  ['1.5', wholeNumber],
  ['0x1', wholeNumber],
  ['1e0', wholeNumber],
  ['%20', wholeNumber],
  ['a|b', wholeNumber],
  ['%ZZ', wholeNumber],
  ['%E0%A4%A', wholeNumber],
  ['0', atLeastOne],
  ['-1', atLeastOne],
  ['2147483648', createMessage('maximum', { limit: largestId })],
  ['99999999999999999999', createMessage('maximum', { limit: largestId })],
] as const;

const items = operations
  .filter((operation) => getPlaceholders(operation).length > 0)
  .map((operation) => [operation.method, operation.path, operation] as const);

describe.each(items)('%s %s', (_method, template, operation) => {
  const options = getExampleRequest(operation);
  const names = getPlaceholders(operation);

  it('rejects malformed identifiers', async () => {
    for (const [index, [value, message]] of badIds.entries()) {
      const path = fillPath(operation, ...names.map(() => value));
      await expectInvalid({
        path,
        options: { ...options, ...alternateLanguage(index) },
        errors: Object.fromEntries(names.map((name) => [name, message])),
      });
    }
  });

  it('returns 404 for unknown identifiers', async () => {
    // What is the same everywhere is not said to be missing "in this administration".
    const key = isShared(operation) ? 'recordNotFoundAnywhere' : 'recordNotFound';
    for (const [index, name] of names.entries()) {
      const path = fillPath(operation, ...names.map((_name, at) => (at === index ? largestId : 1)));
      const collection = fillPath({ path: template.slice(0, template.indexOf(`/{${name}}`)) });
      await expectRefused('not-found', createMessage(key, { id: largestId, path: collection }), path, options);
    }
  });
});
