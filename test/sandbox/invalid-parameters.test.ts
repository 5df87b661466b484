import { afterAll, describe, it } from 'vitest';
import {
  fillPath,
  getExampleRequest,
  getListPath,
  getPlaceholders,
  isShared,
  listOperations,
  operations,
} from '../support/operations.ts';
import { createMessage, createRejections, type Errors } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { expectInvalid, expectNothingStored, expectRefused } = createRejections(sandbox);
afterAll(expectNothingStored);

const wholeNumber = createMessage('type', { types: ['integer'] });
const known = operations.find(({ id }) => id === 'listDebtors')?.parameters ?? [];
const unknownParameter = createMessage('unknownParameter', {
  values: known.flatMap(({ name, in: place, ...rest }) => (place === 'query' && !('x-alias-of' in rest) ? [name] : [])),
});
const yesOrNo = createMessage('type', { types: ['boolean'] });
const atLeastOne = createMessage('minimum', { limit: 1 });
const notAMoment = createMessage('format', { format: 'date-time', example: '2026-03-02T00:00:00Z' });
const notInThatForm = createMessage('pattern', { example: '2026-03-02T00:00:00Z' });
const largestId = 2_147_483_647;

const splits = ['journal', 'period', 'costCenter', 'costUnit'];
const _lists = listOperations('list').map((operation) => [getListPath(operation), operation] as const);

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
  ['colour=red', { colour: unknownParameter }],
  ['pagsize=5', { pagsize: createMessage('unknownParameterDidYouMean', { suggestion: 'pageSize' }) }],
  ['page=0&colour=red', { page: atLeastOne, colour: unknownParameter }],
];

describe('list', () => {
  it.each(badQueries)('rejects unknown and malformed parameters: %s', (query, errors) =>
    expectInvalid({ path: `/v1/debtors?${query}`, errors }),
  );
});

it.each<[path: string, errors: Errors]>([
  ['/v1/articles?ActiveState=both', { ActiveState: createMessage('enum', { values: ['active', 'inactive', 'all'] }) }],
  [
    '/v1/draftsalesinvoices?invoiceDate=2026-02-30',
    { invoiceDate: createMessage('dateUnknown', { date: '2026-02-30' }) },
  ],
  ['/v1/articles?unitPrice=19,95', { unitPrice: createMessage('decimalPoint', { example: '19.95' }) }],
  ['/v1/articles?unitPrice=1.234,50', { unitPrice: createMessage('decimalPoint', { example: '1234.50' }) }],
  ['/v1/articles?unitPrice=duur', { unitPrice: createMessage('type', { types: ['number'] }) }],
  ['/v1/ledgergrouped?bookyear=2026&groupBy=colour', { groupBy: createMessage('enum', { values: splits }) }],
  ['/v1/ledgergrouped?bookyear=2026&groupBy=period&groupBy=period', { groupBy: createMessage('uniqueItems') }],
  ['/v1/journalentrylog?ChangedDate_from=yesterday', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=20260302T000000Z', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=2026-03-02T00:00:00%2B0200', { ChangedDate_from: notInThatForm }],
  [
    '/v1/journalentrylog?ChangedDate_from=2026-03-02T00:00:00+02:00',
    { ChangedDate_from: createMessage('plusSign', { value: '2026-03-02T00:00:00%2B02:00' }) },
  ],
  [
    '/v1/journalentrylog?ChangedDate=2026-03-02T00:00:00Z&ChangedDate=2026-03-02T00:00:00+02:00',
    { ChangedDate: createMessage('plusSign', { value: '2026-03-02T00:00:00%2B02:00' }) },
  ],
  ['/v1/journalentrylog?ChangedDate_from=2026-03-02T00:00:00+0200', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=2026-03-02%2000:00:00Z', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=2026-03', { ChangedDate_from: notInThatForm }],
  ['/v1/journalentrylog?ChangedDate_from=2026-02-30T00:00:00Z', { ChangedDate_from: notAMoment }],
  ['/v1/journalentrylog?ChangedDate_from=2025-W53-1', { ChangedDate_from: notAMoment }],
  ['/v1/journalentrylog?ChangedDate_from=2026-366', { ChangedDate_from: notAMoment }],
  ['/v1/journalentrylog?ChangedDate_from=2026-03-02T24:00:01Z', { ChangedDate_from: notAMoment }],
  ['/v1/journalentrylog?ChangedDate=2026-03-02T00:00:00%2B0200', { ChangedDate: createMessage('notValid') }],
])('GET %s is rejected', (path, errors) => expectInvalid({ path, errors }));

it('reports a repeated mistake once', async () => {
  const many = (parameter: string) => Array.from({ length: 150 }, () => parameter).join('&');
  await expectInvalid({
    path: `/v1/debtors?${many('colour=red')}`,
    errors: { colour: unknownParameter },
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

it.each(badIds)('the malformed identifier %s is rejected', (value, message) =>
  expectInvalid({ path: `/v1/debtors/${value}`, errors: { id: message } }),
);

const items = operations
  .filter((operation) => getPlaceholders(operation).length > 0)
  .map((operation) => [operation.method, operation.path, operation] as const);

describe.each(items)('%s %s', (_method, template, operation) => {
  const options = getExampleRequest(operation);
  const names = getPlaceholders(operation);

  it('returns 404 for unknown identifiers', async () => {
    // A value that is the same everywhere is not reported as missing "in this administration".
    const key = isShared(operation) ? 'recordNotFoundAnywhere' : 'recordNotFound';
    for (const [index, name] of names.entries()) {
      const path = fillPath(operation, ...names.map((_name, at) => (at === index ? largestId : 1)));
      const collection = fillPath({ path: template.slice(0, template.indexOf(`/{${name}}`)) });
      await expectRefused('not-found', createMessage(key, { id: largestId, path: collection }), path, options);
    }
  });
});
