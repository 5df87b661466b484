import fc from 'fast-check';
import type { Operation } from '../../../contract.ts';
import { type Draft, toText } from '../draft.ts';
import { createRandom } from '../random.ts';
import { type Credentials, createValidRequests } from '../valid-requests.ts';
import { bodyMalformations, type Malformation, malformedValues } from './bodies.ts';

const header =
  (name: string, values: readonly (string | undefined)[]): Malformation =>
  (draft, random) => {
    const value = random.pick(values);
    const others = draft.headers.filter(([key]) => key !== name);
    return { ...draft, headers: value === undefined ? others : [...others, [name, value]] };
  };

const addHeaders =
  (...headers: Draft['headers']): Malformation =>
  (draft) => ({ ...draft, headers: [...draft.headers, ...headers] });

const long = 'x'.repeat(9000);

const tokens = [
  ...[undefined, '', 'Bearer', 'Bearer wrong', 'Basic ZGVtbzpkZW1v', 'sandbox-demo-token', 'Bearer a b'],
  `Bearer ${long}`,
];
const tenants = ['3', '0', '-1', '1.5', '1e3', '99999999999999999999', 'abc', '', ' 1 ', '1,2', '0x1', '\u00e9'];
const accepts = [
  ...['text/html', 'application/xml', '*/*;q=0', 'application/json;q=0', ';;;,', 'application/*', ''],
  long.slice(0, 4000),
];
const languages = [
  ...['nl', 'nl;q=x', '*', 'de, fr;q=0.1', '', 'en;q=0', 'x-klingon', 'nl-BE,en;q=0.5'],
  long.slice(0, 3000),
];
const mediaTypes = [
  ...['text/plain', 'application/xml', 'application/json;charset=utf-16', 'application/json; a="b', '', 'json', '*/*'],
  ...['application/jsonx', 'multipart/form-data', 'application/pdf', 'application/x-www-form-urlencoded'],
];
const malformedIds = [
  ...['0', '-1', '1.5', '1e3', '2147483648', '99999999999999999999', 'abc', '%00', '%ZZ', '%', '1%2F2', '%2e%2e'],
  ...['%20', '1 ', '%D9%A1', 'null', '00', '+1', long.slice(0, 3000), '%F0%9F%92%A3', '%ED%A0%80'],
];
const rawQueries = [
  ...['%', '%ZZ=1', '=', '&&&', 'a[b]=c', '__proto__=1', 'constructor=1', 'hasOwnProperty=1', 'x=%00', '%7F=1'],
  ...['page', 'page=1&page=2', 'page=1&PAGE=2', 'page=+1', 'page=9007199254740993', 'page=2147483647', `q=${long}`],
  ...['pageSize=%F0%9F', 'pageSize=1e2', 'fields=', 'fields=id,,id', 'fields[]=id', 'orderby=', 'orderby=--id'],
];
const methods = ['HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'LINK', 'QUERY'];

const malformPath = (path: string): readonly string[] => [
  ...[`${path}/`, path.toUpperCase(), `/${path}`, `${path}//`, `${path}/lines`, `${path};a=b`, `${path}%20`],
  ...[path.replace('v1', 'v2'), `/v1/./${path.slice(4)}`, `${path}/%2e%2e`, path.slice(0, -1)],
];

/** Malformations of everything but the body, by name. */
const headMalformations: Readonly<Record<string, Malformation>> = {
  token: header('authorization', tokens),
  tenant: header('x-tenant-id', tenants),
  accept: header('accept', accepts),
  language: header('accept-language', languages),
  'content encoding': header('content-encoding', ['gzip', 'br', 'identity', 'x']),
  origin: header('origin', ['https://partner.example', 'null', 'x', '']),
  'host name': header('host', ['evil.example', 'localhost:99999', '[::1]', 'a b']),
  forwarded: header('x-forwarded-host', ['evil.example', '"', 'a,b']),
  'two tenants': addHeaders(['x-tenant-id', '2'], ['X-TenantId', '1']),
  'malformed header': (draft, random) =>
    addHeaders([`x-${random.pick(['a', '__proto__', 'constructor'])}`, long.slice(0, random.pick([1, 7000]))])(
      draft,
      random,
    ),
  'long headers': addHeaders(['x-long', 'x'.repeat(20_000)]),
  'media type': (draft, random) => ({ ...draft, mediaType: random.pick(mediaTypes) }),
  method: (draft, random) => ({ ...draft, method: random.pick(methods) }),
  'raw query': (draft, random) => ({ ...draft, rawQuery: random.pick(rawQueries) }),
  'malformed parameter': (draft, random) => {
    const [name] = draft.query.length > 0 ? random.pick(draft.query) : ['page'];
    const others = draft.query.filter(([key]) => key !== name);
    return { ...draft, query: [...others, [name, toText(random.pick(malformedValues))]] };
  },
  'repeated parameter': (draft, random) =>
    draft.query.length > 0 ? { ...draft, query: [...draft.query, random.pick(draft.query)] } : draft,
  'parameter in another case': (draft, random) => ({
    ...draft,
    query: draft.query.map(([name, value]) => [random.chance(0.5) ? name.toUpperCase() : name, value]),
  }),
  'missing parameter': (draft, random) =>
    draft.query.length > 0 ? { ...draft, query: draft.query.toSpliced(random.below(draft.query.length), 1) } : draft,
  'malformed identifier': (draft, random) => {
    const segments = draft.path.split('/');
    const last = segments.findLastIndex((segment) => /^\d+$/.test(segment));
    if (last >= 0) segments[last] = encodeURI(random.pick(malformedIds)).replaceAll('%25', '%');
    return { ...draft, path: segments.join('/') };
  },
  'malformed path': (draft, random) => ({ ...draft, path: random.pick(malformPath(draft.path)) }),
};

const malformations: Readonly<Record<string, Malformation>> = { ...headMalformations, ...bodyMalformations };

/** A request, and what is unusual about it; `valid` for none. */
export interface LabelledDraft {
  readonly draft: Draft;
  readonly label: string;
}

/** The name of a malformation, and the seed of its choices. */
const choice = fc.record({ name: fc.constantFrom(...Object.keys(malformations)), seed: fc.nat() });

/** One malformation, seldom two. */
const choices = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(choice) },
  { weight: 1, arbitrary: fc.tuple(choice, choice) },
);

export function createRequests(operation: Operation, credentials: Credentials): fc.Arbitrary<LabelledDraft> {
  const drafts = createValidRequests(operation, credentials);
  const valid = drafts.map((draft) => ({ draft, label: 'valid' }));
  const malformed = fc.tuple(drafts, choices).map(([draft, chosen]) => ({
    draft: chosen.reduce(
      (changed, { name, seed }) => malformations[name]?.(changed, createRandom(seed)) ?? changed,
      draft,
    ),
    label: chosen.map(({ name }) => name).join(' and '),
  }));
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 11, arbitrary: malformed });
}
