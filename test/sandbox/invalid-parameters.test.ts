import { afterAll, describe, expect, it } from 'vitest';
import { NOW } from '../support/books.ts';
import { fillPath, getExampleRequest, getPlaceholders, isShared, operations } from '../support/operations.ts';
import { createMessage, createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { describeRejections, type Rejected } from './rejections.ts';

const sandbox = useSandbox({ clock: NOW });
const { expectNothingStored, expectRefused } = createRejections(sandbox);
afterAll(expectNothingStored);

const repeat = (parameter: string, times: number) => Array.from({ length: times }, () => parameter).join('&');

const QUERIES = [
  ...['page=0', 'page=-1', 'page=abc', 'page=1.5', 'page=0x1', 'page=1e2', 'page=', 'page=1&page=2', 'page=1&PAGE=2'],
  ...['page=2147483648', 'pageSize=0', 'metaOnly=yes', 'colour=red', 'pagsize=5', 'page=0&colour=red'],
].map((query) => `debtors?${query}`);

/** In place of an identifier. */
const IDS = [
  ...['abc', '1.5', '0x1', '1e0', '%20', 'a|b', '%ZZ', '%E0%A4%A', '0', '-1', '2147483648', '99999999999999999999'],
].map((id) => `debtors/${id}`);

const MOMENTS = [
  ...['yesterday', '20260302T000000Z', '2026-03-02T00:00:00%2B0200', '2026-03-02T00:00:00+02:00'],
  ...[
    '2026-03-02T00:00:00+0200',
    '2026-03-02%2000:00:00Z',
    '2026-03',
    '2026-02-30T00:00:00Z',
    '2025-W53-1',
    '2026-366',
  ],
  '2026-03-02T24:00:01Z',
].map((moment) => `journalentrylog?ChangedDate_from=${moment}`);

const OTHERS = [
  'articles?ActiveState=both',
  'draftsalesinvoices?invoiceDate=2026-02-30',
  'articles?unitPrice=19,95',
  'articles?unitPrice=1.234,50',
  'articles?unitPrice=duur',
  ...['ledgerlines', 'ledgerlines?metaOnly=true&page=0', 'ledgerlines?Bookyear=', 'ledgerlines?Bookyear=1899'],
  ...['ledgergrouped', 'ledgergrouped?ledgerAccountId=1&page=1', 'ledgergrouped?bookyear=1899'],
  ...['ledgerlines?Bookyear=2026&pageSize=100001', 'ledgergrouped?bookyear=2026&pageSize=1001'],
  'ledgergrouped?bookyear=2026&groupBy=colour',
  'ledgergrouped?bookyear=2026&groupBy=period&groupBy=period',
  'journalentrylog?ChangedDate=2026-03-02T00:00:00Z&ChangedDate=2026-03-02T00:00:00+02:00',
  'journalentrylog?ChangedDate=2026-03-02T00:00:00%2B0200',
];

const toRequests = (paths: readonly string[]) => paths.map((path): Rejected => ['', 'GET', path]);

it('a list says which parameter is unknown or malformed, and what it must be', async () => {
  const told = await describeRejections(sandbox.call, {
    'The parameters of any list': toRequests(QUERIES),
    'A mistake that is made 150 times, told once': toRequests([`debtors?${repeat('colour=red', 150)}`]),
    'A malformed filter that is sent 99 times, told once': toRequests([`debtors?${repeat('id=x', 99)}`]),
    'Identifiers in a path': toRequests(IDS),
    Moments: toRequests(MOMENTS),
    'Parameters of some lists': toRequests(OTHERS),
  });
  await expect(told).toMatchFileSnapshot('__snapshots__/invalid-parameters.txt');
});

const items = operations.filter((operation) => getPlaceholders(operation).length > 0);

describe.each(items)('$method $path', (operation) => {
  it('returns 404 for unknown identifiers', async () => {
    const unknown = 2_147_483_647;
    // A value that is the same everywhere is not reported as missing "in this administration".
    const key = isShared(operation) ? 'recordNotFoundAnywhere' : 'recordNotFound';
    const names = getPlaceholders(operation);
    for (const [index, name] of names.entries()) {
      const path = fillPath(operation, ...names.map((_name, at) => (at === index ? unknown : 1)));
      const collection = fillPath({ path: operation.path.slice(0, operation.path.indexOf(`/{${name}}`)) });
      const detail = createMessage(key, { id: unknown, path: collection });
      await expectRefused('not-found', detail, path, getExampleRequest(operation));
    }
  });
});
