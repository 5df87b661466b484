import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Row } from '../support/books.ts';
import { type CallOptions, useSandbox } from '../support/sandbox.ts';
import { authorizeUrl } from '../support/sign-in.ts';

const sandbox = useSandbox();
const { call } = sandbox;

beforeAll(async () => {
  expect((await call('/_sandbox/worlds', { body: { name: 'shop' }, token: null })).status).toBe(201);
});
const clearJournal = (world = '') => call(`${world}/_sandbox/requests`, { method: 'DELETE' });
afterEach(() => clearJournal());

const listPaths = async (world: string): Promise<string[]> =>
  (await call(`${world}/_sandbox/requests`)).body.requests.map(({ path }: Row) => path);

const HTML = { accept: 'text/html,*/*;q=0.8' };

/** Requests for the API, the sign-in, pages and worlds with a slash too many, and for what is not there. */
const REQUESTS: readonly (readonly [method: string, path: string, headers?: CallOptions['headers']])[] = [
  ...['//v1/debtors', '///v1/debtors', '/v1//debtors', '///v1//debtors', '/v1/debtors/', '/v1/debtors//1'],
  ...['/v1/debtors//1//', '//v1/nothing/', '//nothing', '//nothing//', '//connect/authorize', '/connect/sign-in/'],
  ...['/docs/nothing/', '//_sandbox/state', '/_sandbox//state', '/_sandbox/readiness/', '//_sandbox/nothing'],
  ...['/_sandbox/nothing', '/worlds', '/worlds//v1/debtors', '/worlds/nobody/v1/debtors'],
  ...['/worlds/nobody//v1/debtors', '/worlds/shop//v1/debtors'],
  // Pages.
  ...['/', '/docs/', '/_sandbox/inspector', '//', '//docs', '/_sandbox/inspector/', '/_sandbox//inspector'],
  ...['//_sandbox/inspector/?a=b', '/worlds/shop/_sandbox/inspector/', '/worlds/shop//'],
].map((path) => ['GET', path] as const);

const OTHERS: typeof REQUESTS = [
  ['POST', '//v1/debtors'],
  ['OPTIONS', '//v1/debtors'],
  ['POST', '/'],
  ['POST', '/docs/'],
  ['POST', '//connect/token'],
  ['PUT', '/connect/sign-in/nobody'],
  ['HEAD', '/_sandbox/inspector/'],
  ...['POST', 'PUT', 'DELETE'].map((method) => [method, '/_sandbox/inspector/'] as const),
  ['GET', '/_sandbox/readiness/?format=html', HTML],
  ['GET', '//connect/authorize?state=1', HTML],
  ['GET', '/v1/debtors/', HTML],
];

/** Sends a request, follows where it is sent to, and writes what it got as a line. */
async function describeRequest([method, path, headers]: (typeof REQUESTS)[number]): Promise<string> {
  for (const journal of ['', '/worlds/shop']) await clearJournal(journal);
  const reply = await call(path, { method, ...(headers && { headers }) });
  const noted = [...(await listPaths('')), ...(await listPaths('/worlds/shop'))];
  expect(noted, path).toEqual(noted.length > 0 ? [path.replace('/worlds/shop', '')] : []);
  const location = reply.headers.get('location');
  const [, suggestion] = / Send (\S+)\.$/.exec(reply.body?.detail) ?? [];
  const target = location ?? (suggestion && `${/^\/worlds\/shop|/.exec(path)}${suggestion}`);
  if (target) expect((await call(target)).status, target).not.toBe(404);
  const place = noted.length > 0 ? 'in the journal' : 'not in the journal';
  const title = `${method} ${path}${headers ? ' in a browser' : ''}`;
  return [title, reply.status, place, location ?? reply.body?.detail].filter(Boolean).join(', ');
}

it('a wrong path leads to the right one, or is in the journal with a message that names it', async () => {
  const lines: string[] = [];
  for (const request of [...REQUESTS, ...OTHERS]) lines.push(`${await describeRequest(request)}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('__snapshots__/wrong-paths.txt');
});

it('the page of a sign-in has a path with a slash', async () => {
  const { headers } = await call(authorizeUrl(sandbox), { token: null });
  const { pathname } = new URL(headers.get('location') ?? '');
  expect((await call(`${pathname}/`)).headers.get('location')).toBe(pathname);
});
