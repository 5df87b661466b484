import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { render } from '../../mocks/messages/render.ts';
import { createMessage, languages } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl } from '../support/sign-in.ts';

const sandbox = useSandbox();
const { call } = sandbox;

const control = (path: string, options = {}) => call(`/_sandbox/${path}`, { token: null, ...options });
const listPaths = async (world = '') =>
  (await call(`${world}/_sandbox/requests`)).body.requests.map(({ path }: { path: string }) => path);

beforeAll(async () => {
  expect((await control('worlds', { body: { name: 'shop' } })).status).toBe(201);
});
afterEach(async () => {
  for (const world of ['', '/worlds/shop'])
    expect((await call(`${world}/_sandbox/requests`, { method: 'DELETE' })).status).toBe(204);
});

describe('a request that no page answers is in the journal, in the inspector and in the readiness report', () => {
  it.each([
    ['GET', '//v1/debtors'],
    ['POST', '//v1/debtors'],
    ['GET', '///v1/debtors'],
    ['GET', '/v1//debtors'],
    ['GET', '/v1/debtors/'],
    ['GET', '/v1/debtors//1'],
    ['GET', '//nothing'],
    ['GET', '//nothing//'],
    ['POST', '/'],
    ['GET', '/docs/nothing/'],
    ['POST', '/docs/'],
    ['POST', '//connect/token'],
    ['PUT', '/connect/sign-in/nobody'],
    ['GET', '/connect/sign-in/'],
    ['GET', '/worlds/nobody/v1/debtors'],
    ['GET', '/worlds/nobody//v1/debtors'],
    ['GET', '/worlds//v1/debtors'],
    ['GET', '/worlds'],
    ['OPTIONS', '//v1/debtors'],
  ])('%s %s', async (method, path) => {
    const { status } = await call(path, { method });
    expect([404, 405]).toContain(status);
    expect(await listPaths()).toEqual([path]);
    const { body } = await control('readiness');
    expect(body.requestCount).toBe(1);
  });

  it('in a world too', async () => {
    await call('/worlds/shop//v1/debtors');
    expect(await listPaths('/worlds/shop')).toEqual(['//v1/debtors']);
    expect(await listPaths()).toEqual([]);
  });

  it.each(['/', '/docs/', '/_sandbox/inspector', '/_sandbox/nothing', '//_sandbox/nothing'])(
    'but not what a page or the control plane answers: %s',
    async (path) => {
      await call(path);
      expect(await listPaths()).toEqual([]);
    },
  );
});

describe('a path with a slash too many', () => {
  it.each([
    ['//v1/debtors', '/v1/debtors'],
    ['///v1//debtors', '/v1/debtors'],
    ['/v1/debtors/', '/v1/debtors'],
    ['/v1/debtors//1//', '/v1/debtors/1'],
    ['//connect/authorize', '/connect/authorize'],
    ['//_sandbox/state', '/_sandbox/state'],
    ['/_sandbox//state', '/_sandbox/state'],
    ['/_sandbox/readiness/', '/_sandbox/readiness'],
    ['/worlds/shop//v1/debtors', '/v1/debtors'],
  ])('%s is a 404 that names the right one', async (path, suggestion) => {
    for (const language of languages) {
      const { status, body } = await call(path, { language });
      const parameters = { path: path.replace('/worlds/shop', ''), suggestion };
      expect([status, body.detail]).toEqual([404, render(createMessage('pathSlashes', parameters), language)]);
    }
    const inWorld = path.startsWith('/worlds/shop') ? '/worlds/shop' : '';
    expect((await call(inWorld + suggestion)).status).not.toBe(404);
  });

  it('is not suggested when there is nothing either', async () => {
    const { status, body } = await call('//v1/nothing/');
    const detail = createMessage('pathNotFound', { path: '//v1/nothing/' });
    expect([status, body.detail]).toEqual([404, render(detail, 'en')]);
  });
});

describe('a page', () => {
  it.each([
    ['/_sandbox/inspector/', '/_sandbox/inspector'],
    ['/_sandbox//inspector', '/_sandbox/inspector'],
    ['//_sandbox/inspector/?a=b', '/_sandbox/inspector?a=b'],
    ['//', '/'],
    ['//docs', '/docs'],
    ['/worlds/shop/_sandbox/inspector/', '/worlds/shop/_sandbox/inspector'],
    ['/worlds/shop//', '/worlds/shop/'],
  ])('at %s leads to its path', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await call(path, { method });
      expect([status, headers.get('location')]).toEqual([302, location]);
    }
    expect([200, 302]).toContain((await call(location)).status);
  });

  it.each([
    ['/_sandbox/readiness/?format=html', '/_sandbox/readiness?format=html'],
    ['//connect/authorize?state=1', '/connect/authorize?state=1'],
  ])('that an operation answers leads there from %s in a browser', async (path, location) => {
    const { status, headers } = await call(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([status, headers.get('location')]).toEqual([302, location]);
  });

  it('is none of the API, also for a browser', async () => {
    const { status } = await call('/v1/debtors/', { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
  });

  it('of a sign-in has a path with a slash', async () => {
    const { headers } = await call(authorizeUrl(sandbox), { token: null });
    const { pathname } = new URL(headers.get('location') ?? '');
    expect((await call(`${pathname}/`)).headers.get('location')).toBe(pathname);
  });

  it('is no way to another host', async () => {
    for (const path of ['//evil.example//_sandbox/inspector/', '/%5cevil.example/'])
      expect((await call(path)).headers.get('location')).toBeNull();
  });

  it.each(['POST', 'PUT', 'DELETE'])('is not for %s', async (method) => {
    expect((await call('/_sandbox/inspector/', { method })).status).toBe(404);
  });
});
