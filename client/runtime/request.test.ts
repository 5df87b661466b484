import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formContent } from './authorization.ts';
import { jsonContent } from './json.ts';
import { type ApiRequest, getRequestUrl } from './request.ts';

const list: ApiRequest = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors' };
const record: ApiRequest = { operation: 'getDebtor', method: 'GET', path: '/v1/debtors/{id}' };
const getUrl = (request: ApiRequest): string => getRequestUrl('https://api.example', request);

it.each<[string, ApiRequest, string]>([
  [
    'has each identifier in place of its parameter',
    { ...record, path: '/v1/debtors/{debtorId}/mandates/{id}', pathParams: { id: 7, debtorId: 3 } },
    '/3/mandates/7',
  ],
  ['encodes reserved characters of an identifier', { ...record, pathParams: { id: 'a/b?c' } }, '/a%2Fb%3Fc'],
  [
    'repeats a filter for each value',
    { ...list, query: { name: ['Bakkerij & Zn.', 'B'] } },
    '?name=Bakkerij%20%26%20Zn.&name=B',
  ],
  ['separates `fields` by commas', { ...list, query: { fields: ['id', 'name'] } }, '?fields=id,name'],
  [
    'omits parameters without a value, and keeps false and 0',
    { ...list, query: { page: undefined, orderby: null, metaOnly: false, creditLimit: [0] } },
    '?metaOnly=false&creditLimit=0',
  ],
])('a URL %s', (_, request, url) => {
  expect(getUrl(request)).toBe(`https://api.example/v1/debtors${url}`);
});

describe('the path', () => {
  it.each([undefined, null, '', '.', '..', Number.NaN, Number.POSITIVE_INFINITY, 1.5, 1e21])(
    'rejects the identifier %o, which identifies no record',
    (id) => {
      const pathParams = { id } as unknown as Record<string, number>;
      expect(() => getUrl({ ...record, pathParams })).toThrow('getDebtor: id must identify a record');
    },
  );
});

describe('the query', () => {
  it.each([new Date(0), [new Date(0)], { from: 1 }])(
    'rejects the filter %o, of which the platform would understand nothing',
    (value) => {
      expect(() => getUrl({ ...list, query: { ChangedDate_from: value } })).toThrow(
        'listDebtors: ChangedDate_from is null, undefined, an empty list or an object. Omit it.',
      );
    },
  );

  it.each([[[]], [null], [undefined], [[null]], [['a', undefined]]])(
    'rejects the filter %j, which would return the unfiltered list',
    (email) => {
      expect(() => getUrl({ ...list, query: { email } })).toThrow('listDebtors: email is null, undefined, an empty');
    },
  );

  it.each([0.1 + 0.2, Number.POSITIVE_INFINITY, Number.NaN, 1e21, -1e-7])('rejects the number %d', (number) => {
    expect(() => getUrl({ ...list, query: { creditLimit: [1, number] } })).toThrow('listDebtors: creditLimit must');
  });

  it('takes the numbers that a body takes, as far as decimal notation has them', () => {
    const name = fc.constantFrom('creditLimit', 'unitPrice', 'quantity', 'id');
    const short = fc.tuple(fc.maxSafeInteger(), fc.constantFrom(1, 10, 100, 1e4, 1e6)).map(([units, by]) => units / by);
    const property = fc.property(name, fc.oneof(fc.double(), fc.integer(), short), (field, number) => {
      const isRejected = (work: () => unknown): boolean => {
        try {
          work();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const query = () => getUrl({ ...list, query: { [field]: number } });
      const isInvalid = isRejected(() => jsonContent({ [field]: number }).body);
      expect(isRejected(query)).toBe(isInvalid || Math.abs(number) >= 1e21);
      if (!isRejected(query)) expect(query()).toMatch(/=-?\d+(\.\d+)?$/);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('rejects a text that is cut inside a character, as a filter and in a path', () => {
    expect(() => getUrl({ ...list, query: { name: 'Café \ud83e' } })).toThrow('listDebtors: name is cut inside');
    expect(() => getUrl({ ...record, pathParams: { id: '\udd50' } })).toThrow('getDebtor: id is cut inside');
  });
});

it('a body can be a form', () => {
  expect(formContent({ grant_type: 'refresh_token', refresh_token: 'a+b', scope: undefined })).toEqual({
    body: 'grant_type=refresh_token&refresh_token=a%2Bb',
    contentType: 'application/x-www-form-urlencoded',
    secrets: ['a+b'],
  });
});
