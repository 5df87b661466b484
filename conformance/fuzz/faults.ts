import { bodyFaults } from './body-faults.ts';
import { oddValues } from './odd-values.ts';
import { type Draft, type Fault, textOf } from './request.ts';

const setHeader = (draft: Draft, name: string, value: string | undefined): void => {
  draft.headers = draft.headers.filter(([other]) => other !== name);
  if (value !== undefined) draft.headers.push([name, value]);
};

const header =
  (name: string, values: readonly (string | undefined)[]): Fault =>
  (draft, random) =>
    setHeader(draft, name, random.of(values));

const long = 'x'.repeat(9000);

const tokens = [
  undefined,
  'Bearer',
  'Bearer wrong',
  'Basic ZGVtbzpkZW1v',
  'sandbox-demo-token',
  `Bearer ${long}`,
  'Bearer a b',
  '',
];
const tenants = ['3', '0', '-1', '1.5', '1e3', '99999999999999999999', 'abc', '', ' 1 ', '1,2', '0x1', '\u00e9'];
const accepted = [
  'text/html',
  'application/xml',
  '*/*;q=0',
  'application/json;q=0',
  ';;;,',
  'application/*',
  '',
  long.slice(0, 4000),
];
const languages = [
  'nl',
  'nl;q=x',
  '*',
  'de, fr;q=0.1',
  '',
  'en;q=0',
  long.slice(0, 3000),
  'x-klingon',
  'nl-BE,en;q=0.5',
];
const types = [
  'text/plain',
  'application/xml',
  'application/json;charset=utf-16',
  'application/json; a="b',
  '',
  'json',
  'application/jsonx',
  '*/*',
  'multipart/form-data',
  'application/pdf',
  'application/x-www-form-urlencoded',
];
const oddIds = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '2147483648',
  '99999999999999999999',
  'abc',
  '%00',
  '%ZZ',
  '%',
  '1%2F2',
  '%2e%2e',
  '%20',
  '1 ',
  '%D9%A1',
  'null',
  '00',
  '+1',
  `${long.slice(0, 3000)}`,
  '%F0%9F%92%A3',
  '%ED%A0%80',
];
const rawQueries = [
  '%',
  '%ZZ=1',
  '=',
  '&&&',
  'a[b]=c',
  '__proto__=1',
  'constructor=1',
  'page=1&page=2',
  'x=%00',
  'page',
  'pageSize=%F0%9F',
  'fields=',
  'orderby=',
  'fields=id,,id',
  'orderby=--id',
  '%7F=1',
  `q=${long}`,
  'page=1&PAGE=2',
  'hasOwnProperty=1',
  'fields[]=id',
  'page=+1',
  'pageSize=1e2',
  'page=9007199254740993',
  'page=2147483647',
];
const otherMethods = ['HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'LINK', 'QUERY'];

/** What can be odd about a request but for its body, by name. */
const requestFaults: Readonly<Record<string, Fault>> = {
  token: header('authorization', tokens),
  tenant: header('x-tenant-id', tenants),
  accept: header('accept', accepted),
  language: header('accept-language', languages),
  'content encoding': header('content-encoding', ['gzip', 'br', 'identity', 'x']),
  origin: header('origin', ['https://partner.example', 'null', 'x', '']),
  'host name': header('host', ['evil.example', 'localhost:99999', '[::1]', 'a b']),
  forwarded: header('x-forwarded-host', ['evil.example', '"', 'a,b']),
  'two tenants': (draft) => draft.headers.push(['x-tenant-id', '2'], ['X-TenantId', '1']),
  'odd header': (draft, random) =>
    draft.headers.push([`x-${random.of(['a', '__proto__', 'constructor'])}`, long.slice(0, random.of([1, 7000]))]),
  'headers too long': (draft) => draft.headers.push(['x-long', 'x'.repeat(20_000)]),
  'media type': (draft, random) => {
    draft.mediaType = random.of(types);
  },
  method: (draft, random) => {
    draft.method = random.of(otherMethods);
  },
  'raw query': (draft, random) => {
    draft.rawQuery = random.of(rawQueries);
  },
  'odd parameter': (draft, random) => {
    const [name] = draft.query.length > 0 ? random.of(draft.query) : ['page'];
    draft.query = [...draft.query.filter(([other]) => other !== name), [name, textOf(random.of(oddValues))]];
  },
  'parameter twice': (draft, random) => {
    if (draft.query.length > 0) draft.query.push(random.of(draft.query));
  },
  'parameter in another case': (draft, random) => {
    draft.query = draft.query.map(([name, value]) => [random.chance(0.5) ? name.toUpperCase() : name, value]);
  },
  'parameter left out': (draft, random) => {
    if (draft.query.length > 0) draft.query.splice(random.below(draft.query.length), 1);
  },
  'odd identifier': (draft, random) => {
    const segments = draft.path.split('/');
    const last = segments.findLastIndex((segment) => /^\d+$/.test(segment));
    if (last >= 0) segments[last] = encodeURI(random.of(oddIds)).replaceAll('%25', '%');
    draft.path = segments.join('/');
  },
  'odd path': (draft, random) => {
    const path = draft.path;
    draft.path = random.of([
      `${path}/`,
      path.toUpperCase(),
      `/${path}`,
      `${path}//`,
      `${path}/lines`,
      `${path};a=b`,
      `${path}%20`,
      path.replace('v1', 'v2'),
      `/v1/./${path.slice(4)}`,
      `${path}/%2e%2e`,
      `${path.slice(0, -1)}`,
    ]);
  },
};

/** Every fault that a request can have, by name. */
export const faults: Readonly<Record<string, Fault>> = { ...requestFaults, ...bodyFaults };
