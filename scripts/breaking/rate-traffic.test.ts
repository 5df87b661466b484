import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OpenApiDocument, Parameter } from '../../contract/document.ts';
import { getByPointer } from '../../contract/json-pointer.ts';
import { repository } from '../lib/run.ts';
import type { Change } from './change.ts';
import { normalize } from './normalize.ts';
import { type RatedChange, rateTraffic } from './rate-traffic.ts';
import { type Exchange, readTraffic } from './traffic.ts';

const bundle = readFileSync(join(repository, 'generated', 'openapi.internal.json'), 'utf8');
const base = normalize(JSON.parse(bundle) as OpenApiDocument);
const journal = join(import.meta.dirname, '__fixtures__', 'web-shop.json');
const traffic = readTraffic(journal);

/** Changes a document, and returns the changes as `redocly diff` lists them. */
type Plant = (document: OpenApiDocument) => readonly Change[];

const change = (rest: Pick<Change, 'typeName' | 'kind' | 'base'> & Partial<Change>): Change => ({
  impact: 'major',
  verdicts: [{ message: 'It breaks.' }],
  ...rest,
});

const modify =
  (property: string, value: (before: unknown) => unknown, ...pointers: readonly string[]): Plant =>
  (document) =>
    pointers.map((pointer) => {
      const part = getByPointer(document, pointer) as Record<string, unknown>;
      const before = part[property];
      part[property] = value(before);
      const keyword = `${pointer}/${property}`;
      const [old, revision] = [before, part[property]].map((it) => ({ pointer: keyword, value: it }));
      return change({
        typeName: 'Schema',
        kind: 'modified',
        property,
        base: old ?? { pointer },
        ...(revision && { revision }),
      });
    });

const remove =
  (typeName: string, ...pointers: readonly string[]): Plant =>
  (document) =>
    pointers.map((pointer) => {
      const [parent, key = ''] = pointer.split(/\/(?=[^/]+$)/);
      const part = getByPointer(document, parent ?? '') as Record<string, unknown>;
      const removed = change({ typeName, kind: 'removed', base: { pointer, value: part[key] } });
      if (Array.isArray(part)) part.splice(Number(key), 1);
      else delete part[key];
      return removed;
    });

const schema = (name: string, ...path: readonly string[]): string => ['#/components/schemas', name, ...path].join('/');
const inForms = (record: string, forms: readonly string[], ...path: readonly string[]): readonly string[] =>
  forms.map((form) => schema(`${record}${form}`, ...path));

const drafts = '#/paths/~1v1~1draftsalesinvoices/get/parameters';
const reference = (getByPointer(base, drafts) as Parameter[]).findIndex(({ name }) => name === 'reference');
const text = (getByPointer(base, schema('InvoiceLineInput', 'oneOf')) as Parameter[]).findIndex(({ $ref }) =>
  $ref?.endsWith('/TextLineInput'),
);

const addRequired = (name: string) => (before: unknown) => [...(before as string[]), name];

const EIGHT: Readonly<
  Record<string, readonly [plant: Plant, verdict: RatedChange['verdict'], uses: readonly string[]]>
> = {
  'a limit of a field is lower': [
    modify('maxLength', () => 20, ...inForms('Debtor', ['Input', 'Patch', 'Replacement'], 'properties', 'email')),
    'BREAKS',
    ['3 request email'],
  ],
  'a field becomes required': [
    modify('required', addRequired('phone'), ...inForms('Debtor', ['Input', 'Replacement'])),
    'BREAKS',
    ['3 request phone'],
  ],
  'a field of a record is removed': [
    remove(
      'Schema',
      ...inForms('DraftSalesInvoice', ['', 'ListItem', 'WithLines', 'Replacement'], 'properties', 'amountIncludingVat'),
    ),
    'CHECK',
    ['5 response amountIncludingVat'],
  ],
  'a filter is removed': [remove('Parameter', `${drafts}/${reference}`), 'BREAKS', ['1 request query reference']],
  'a kind of line is removed': [
    remove('Schema', schema('InvoiceLineInput', 'oneOf', String(text))),
    'BREAKS',
    ['5 request lines[]'],
  ],
  'a default changes': [
    modify('default', () => 10, '#/components/parameters/pageSize/schema'),
    'CHECK',
    ['1 request query pageSize', '2 request query pageSize', '6 request query pageSize'],
  ],
  'an operation is removed': [remove('Operation', '#/paths/~1v1~1debtors~1{id}/delete'), 'not concerned', []],
  'a field of another record is removed': [
    remove('Schema', ...inForms('SalesOrder', ['', 'ListItem', 'WithLines', 'Patch'], 'properties', 'shippingDate')),
    'not concerned',
    [],
  ],
};

function rate(plants: readonly Plant[], exchanges: readonly Exchange[] = traffic): readonly RatedChange[] {
  const revision = structuredClone(base);
  const changes = plants.flatMap((plant) => plant(revision));
  return rateTraffic(changes, [base, revision], exchanges);
}

const list = ({ concerns }: RatedChange): readonly string[] =>
  concerns.map(({ exchange, side, field }) => `${exchange.sequence} ${side} ${field}`);

describe('the changes that concern recorded traffic', () => {
  it.each(Object.entries(EIGHT))('say what it means that %s', (_name, [plant, verdict, uses]) => {
    const rated = rate([plant]);
    expect(rated.map((entry) => [entry.verdict, list(entry)])).toEqual([[verdict, uses]]);
  });

  it('are no worse together than alone, the worst first, a line for each record', () => {
    const rated = rate(Object.values(EIGHT).map(([plant]) => plant));
    const expected = Object.values(EIGHT).map(([, verdict, uses]) => [verdict, uses]);
    const sorted = expected.toSorted(([a], [b]) => String(a).localeCompare(String(b)));
    expect(rated.map((entry) => [entry.verdict, list(entry)])).toEqual(sorted);
  });

  it('concern no traffic that does not use them', () => {
    const others = traffic.filter(({ path }) => path === '/v1/articles');
    expect(others).toHaveLength(1);
    const rated = rate(
      Object.values(EIGHT).map(([plant]) => plant),
      others,
    );
    expect(rated.filter(({ verdict }) => verdict !== 'not concerned')).toEqual([]);
  });

  it.each<[name: string, plant: Plant, verdicts: readonly string[]]>([
    [
      'a value that meets the new limit',
      modify('maxLength', () => 100, schema('DebtorInput', 'properties', 'email')),
      ['not concerned'],
    ],
    [
      'a pattern that the value matches',
      modify('pattern', () => '^.+@.+$', schema('DebtorInput', 'properties', 'email')),
      ['not concerned'],
    ],
    [
      'another constant of a kind of line',
      modify('const', () => 'B', schema('ArticleLineInput', 'properties', 'bookingType')),
      ['BREAKS'],
    ],
    [
      'a pattern that it does not match',
      modify('pattern', () => '^\\d+$', schema('DebtorInput', 'properties', 'email')),
      ['BREAKS'],
    ],
    [
      'a format that it does not have',
      modify('format', () => 'date', schema('DebtorInput', 'properties', 'email')),
      ['BREAKS'],
    ],
    [
      'a type that it does not have',
      modify('type', () => 'string', schema('DebtorInput', 'properties', 'debtorKindId')),
      ['BREAKS'],
    ],
    [
      'a field that becomes unique',
      modify('x-unique', () => true, schema('DebtorInput', 'properties', 'email')),
      ['CHECK'],
    ],
    [
      'a field that becomes read-only',
      modify('readOnly', () => true, schema('DebtorInput', 'properties', 'email')),
      ['BREAKS'],
    ],
    [
      'a field that is not sent',
      modify('readOnly', () => true, schema('DebtorInput', 'properties', 'phone')),
      ['not concerned'],
    ],
    [
      'a scale that a number exceeds',
      modify('x-scale', () => 0, schema('ArticleLineInput', 'properties', 'quantity')),
      ['not concerned'],
    ],
    [
      'a received field that can be null',
      modify('type', () => ['string', 'null'], schema('Debtor', 'properties', 'name')),
      ['CHECK'],
    ],
    [
      'a received field that is always there',
      modify('type', () => 'string', schema('Debtor', 'properties', 'phone')),
      ['not concerned'],
    ],
    [
      'a field of a list that the journal cut off',
      modify('type', () => 'string', schema('DebtorListItem', 'properties', 'id')),
      ['CHECK'],
    ],
  ])('judge %s', (_name, plant, verdicts) => {
    expect(rate([plant]).map(({ verdict }) => verdict)).toEqual(verdicts);
  });
});

/** The request that creates a debtor, with another body. */
const post = (body: object): readonly Exchange[] =>
  traffic
    .filter(({ sequence }) => sequence === 3)
    .map((exchange) => ({ ...exchange, request: { ...exchange.request, body: JSON.stringify(body) } }));

it.each([
  ['check digits that it does not have', 'x-check-digits', () => 'iban', { vatNumber: 'NL62TEST0000000048' }, 'BREAKS'],
  ['check digits that it has', 'x-check-digits', () => 'iban', { vatNumber: 'NL61TEST0000000048' }, 'not concerned'],
  ['a lower limit that it exceeds', 'maxLength', () => 20, { email: 'n'.repeat(25) }, 'BREAKS'],
  ['a lower limit than it exceeded before', 'maxLength', () => 20, { email: 'n'.repeat(999) }, 'not concerned'],
])('judges a sent text by %s', (_name, keyword, value, body, verdict) => {
  const [field = ''] = Object.keys(body);
  const plant = modify(keyword, value, schema('DebtorInput', 'properties', field));
  expect(rate([plant], post(body)).map((entry) => entry.verdict)).toEqual([verdict]);
});

/** The same traffic as a browser would export it. */
const toHar = (exchanges: readonly Exchange[]): object => {
  const toHeaders = (headers: object) => Object.entries(headers).map(([name, value]) => ({ name, value }));
  return {
    log: {
      entries: exchanges.map(({ method, path, query = '', status, request, response }) => ({
        startedDateTime: '2026-04-16T09:30:00Z',
        time: 1,
        request: {
          method,
          url: `https://api.example${path}${query}`,
          headers: toHeaders(request.headers),
          postData: { text: request.body },
        },
        response: { status, headers: toHeaders(response.headers), content: { text: response.body } },
      })),
    },
  };
};

describe('a recording', () => {
  function write(content: unknown): string {
    const folder = mkdtempSync(join(tmpdir(), 'traffic-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'recording.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  }

  it('means the same as a HAR file and as a journal', () => {
    const plants = Object.values(EIGHT).map(([plant]) => plant);
    const recorded = rate(plants, readTraffic(write(toHar(traffic))));
    expect(recorded.map((entry) => [entry.change, list(entry)])).toEqual(
      rate(plants).map((entry) => [entry.change, list(entry)]),
    );
  });

  it.each([
    [
      '{"requests":[{"sequence":1,"method":"GET","path":"/v1/debtors"}]}',
      'has no bodies. Export them with GET /_sandbox/requests?details=true',
    ],
    ['{"requests":[]}', 'has no requests of a journal or of a HAR file'],
    ['{"openapi":"3.1.1"}', 'has no requests of a journal or of a HAR file'],
    ['no JSON', 'cannot be read'],
    ['[]', 'has no requests'],
  ])('is rejected in one sentence: %s', (content, message) => {
    expect(() => readTraffic(write(content))).toThrow(message);
  });
});
