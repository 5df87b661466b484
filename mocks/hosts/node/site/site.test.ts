import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { toProblemResponse } from '../../../http/problem-response.ts';
import type { HttpRequest } from '../../../http/types.ts';
import { createNodeHandler } from '../server/node-handler.ts';
import { serveSite } from './site.ts';

const policy = "default-src 'none'; script-src 'self'";
const page = (text: string) =>
  `<!doctype html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head>${text}`;

const files: Readonly<Record<string, string>> = {
  'index.html': page('start'),
  'signed-in/index.html': page('back'),
  'plain.html': '<!doctype html>no policy',
  'operations/listDebtors/index.html': page('list'),
  'operations/listDebtors.md': '# List debtors: één',
  'llms.txt': 'See https://docs.example/guides/errors.md.',
  'llms-full.txt': 'See https://docs.example/guides/errors.md.',
  'site.json': '{"url":"https://docs.example/"}',
  'sitemap-0.xml': '<urlset></urlset>',
  'favicon.svg': '<svg></svg>',
  '_astro/redoc.0a1b2c3d.js': 'let x;',
  'downloads/openapi.yaml': 'openapi: 3.1.1',
  'downloads/openapi.json': '{}',
  'downloads/client-1.0.0.tgz': 'packed',
  'downloads/SHA256SUMS': 'sums',
  'downloads/all.http': 'GET /',
  // Windows has no such names.
  ...(process.platform !== 'win32' && { 'is this it?.txt': 'yes' }),
};

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const site = join(folder, 'site');
  for (const name of ['operations/listDebtors', 'signed-in', '_astro', 'downloads'])
    await mkdir(join(site, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(site, name), text);
  await writeFile(join(folder, 'secret.txt'), 'outside');
  server = await startServer(site);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function startServer(folder: string | undefined, isLocal = true): Promise<Server> {
  const respond = async (request: HttpRequest) =>
    (await serveSite(request, { isLocal, folder }).catch((error) => toProblemResponse(error, request))) ?? {
      status: 404,
      headers: {},
      body: 'not a page',
    };
  const options = { scheme: 'http', respond, log: () => {}, requestLog: undefined } as const;
  const started = createServer((incoming, response) => void createNodeHandler(options)(incoming, response));
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  return started;
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a path as it is written, and returns the body as it was sent. */
function call(path: string, headers: Record<string, string> = {}, method = 'GET', at = server): Promise<Reply> {
  const { port } = at.address() as AddressInfo;
  return new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', failed).end();
  });
}

describe('site page', () => {
  it('has the content security policy of its own head and cannot be framed', async () => {
    const { status, headers, body } = await call('/docs/');
    expect(status).toBe(200);
    expect(body.toString()).toContain('start');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('without a policy may load nothing', async () => {
    const { headers } = await call('/docs/plain.html');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it.each(['/docs/operations/listDebtors/', '/docs/operations/listDebtors/index.html'])(
    'is served at %s',
    async (path) => {
      const { body, headers } = await call(path);
      expect(body.toString()).toContain('list');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('without its slash is redirected, because its links are relative to its folder', async () => {
    const { status, headers } = await call('/docs/operations/listDebtors');
    expect([status, headers.location]).toEqual([302, 'listDebtors/']);
  });

  it('keeps access to the window of the sign-in when it describes an operation', async () => {
    expect((await call('/docs/operations/listDebtors/')).headers['cross-origin-opener-policy']).toBe(
      'same-origin-allow-popups',
    );
    expect((await call('/docs/signed-in/')).headers['cross-origin-opener-policy']).toBe('unsafe-none');
  });

  it('responds to HEAD without a body', async () => {
    const { status, headers, body } = await call('/docs/', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(page('start').length));
    expect(body).toHaveLength(0);
  });

  it('ignores range requests', async () => {
    const { status, body } = await call('/docs/', { range: 'bytes=-3' });
    expect(status).toBe(200);
    expect(body.toString()).toBe(page('start'));
  });
});

describe('site file', () => {
  it.each([
    ['operations/listDebtors.md', 'text/markdown; charset=utf-8'],
    ['_astro/redoc.0a1b2c3d.js', 'text/javascript; charset=utf-8'],
    ['favicon.svg', 'image/svg+xml'],
    ['sitemap-0.xml', 'application/xml'],
    ['downloads/openapi.yaml', 'application/yaml'],
    ['downloads/openapi.json', 'application/json'],
    ['downloads/SHA256SUMS', 'text/plain; charset=utf-8'],
    ['downloads/all.http', 'text/plain; charset=utf-8'],
    ['downloads/client-1.0.0.tgz', 'application/gzip'],
  ])('%s has the content type %s', async (path, type) => {
    const { headers, body } = await call(`/docs/${path}`);
    expect(headers['content-type']).toBe(type);
    expect(body.toString()).toBe(files[path]);
  });

  it.skipIf(process.platform === 'win32')('is served when its name contains a question mark', async () => {
    const { status, body } = await call('/docs/is%20this%20it%3F.txt');
    expect([status, body.toString()]).toEqual([200, 'yes']);
  });

  it('is downloaded under its name when it is a package', async () => {
    const { headers } = await call('/docs/downloads/client-1.0.0.tgz');
    expect(headers['content-disposition']).toBe('attachment; filename="client-1.0.0.tgz"');
    expect((await call('/docs/downloads/openapi.yaml')).headers['content-disposition']).toBeUndefined();
  });

  it('is cached forever when its name contains its hash, and revalidated otherwise', async () => {
    expect((await call('/docs/_astro/redoc.0a1b2c3d.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/docs/favicon.svg', '/docs/', '/docs/downloads/openapi.yaml'])
      expect((await call(path)).headers['cache-control']).toBe('no-cache');
  });

  it('is not sent again while it is unchanged', async () => {
    const first = await call('/docs/favicon.svg');
    const etag = String(first.headers.etag);
    const again = await call('/docs/favicon.svg', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    for (const tags of [`"older", ${etag}`, '*'])
      expect((await call('/docs/favicon.svg', { 'if-none-match': tags })).status).toBe(304);
    const changed = await call('/docs/favicon.svg', { 'if-none-match': '"older"' });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).toBe(etag);
    await writeFile(join(folder, 'site', 'favicon.svg'), '<svg/>');
    onTestFinished(() => writeFile(join(folder, 'site', 'favicon.svg'), String(files['favicon.svg'])));
    const { body } = await call('/docs/favicon.svg', { 'if-none-match': etag });
    expect(body.toString()).toBe('<svg/>');
  });
});

describe('other path', () => {
  it.each([
    '/docs/none',
    '/docs/operations',
    '/docs/operations/',
    '/docs/operations/listDebtors.html',
    '/docs/index.html/',
    '/docs/../secret.txt',
    '/docs/%2e%2e/secret.txt',
    '/docs/..%2fsecret.txt',
    '/docs/..%5csecret.txt',
    '/docs/%00',
    '/docs/%E0',
    '/docsx',
  ])('%s is passed on without page headers', async (path) => {
    const { status, headers, body } = await call(path);
    expect([status, body.toString()]).toEqual([404, 'not a page']);
    for (const name of ['cache-control', 'content-security-policy', 'etag']) expect(headers).not.toHaveProperty(name);
  });

  it('is passed on for methods other than GET and HEAD', async () => {
    expect((await call('/docs/', {}, 'POST')).status).toBe(404);
  });

  it('under /docs is passed on without a site', async () => {
    const withoutSite = await startServer(undefined);
    const { port } = withoutSite.address() as AddressInfo;
    for (const path of ['/docs', '/docs/', '/docs/index.html'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).not.toContain('/docs/');
    withoutSite.close();
  });

  it('that names the site without a slash is redirected to it', async () => {
    const { status, headers } = await call('/docs');
    expect([status, headers.location]).toEqual([302, '/docs/']);
  });
});

describe('the description of the site', () => {
  const read = async (at?: Server) => JSON.parse((await call('/docs/site.json', {}, 'GET', at)).body.toString());

  it('says that a sandbox serves it, and has the demo token on the loopback interface', async () => {
    expect(await read()).toEqual({
      isSandbox: true,
      client: 'sandbox-client',
      secret: 'sandbox-secret',
      token: 'sandbox-demo-token',
    });
  });

  it('has no demo token on a public interface', async () => {
    const open = await startServer(join(folder, 'site'), false);
    expect(await read(open)).toEqual({ isSandbox: true, client: 'sandbox-client', secret: 'sandbox-secret' });
    open.close();
  });
});

it.each(['/llms.txt', '/llms-full.txt', '/docs/llms.txt'])(
  'a text for language models at %s links to the pages of this sandbox',
  async (path) => {
    const { status, body } = await call(path);
    const { port } = server.address() as AddressInfo;
    expect(status).toBe(200);
    expect(body.toString()).toBe(`See http://127.0.0.1:${port}/docs/guides/errors.md.`);
  },
);

describe('start page', () => {
  it('is that of the site', async () => {
    const { status, headers } = await call('/');
    expect([status, headers.location]).toEqual([302, '/docs/']);
  });

  it('is a page of its own without a site', async () => {
    const own = await startServer(undefined);
    const { body, headers } = await call('/', {}, 'GET', own);
    own.close();
    expect(body.toString()).toContain('sandbox-demo-token');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('mentions neither token nor control plane on a public interface', async () => {
    const open = await startServer(undefined, false);
    const { body } = await call('/', {}, 'GET', open);
    open.close();
    expect(body.toString()).not.toMatch(/sandbox-demo-token|_sandbox/);
  });
});

describe('a site that is not built yet', () => {
  const command = 'npm ci && npm run build';
  const paths = ['/docs', '/docs/', '/docs/reference/', '/docs/site.json', '/llms.txt', '/llms-full.txt'];
  let empty: Server;
  beforeAll(async () => {
    empty = await startServer(join(folder, 'nothing'));
  });
  afterAll(() => void empty.close());

  it.each(paths)('explains at %s how to build it', async (path) => {
    const reply = await call(path, { 'accept-language': 'en' }, 'GET', empty);
    expect([reply.status, reply.headers['content-type']]).toEqual([503, 'application/problem+json']);
    const detail = `The documentation is not built yet. Run ${command} in the folder of the repository, then ask again.`;
    expect(JSON.parse(reply.body.toString())).toMatchObject({ status: 503, instance: path, detail });
  });

  it('is not linked by the start page, which names the command', async () => {
    const page = (await call('/', {}, 'GET', empty)).body.toString();
    expect(page).not.toContain('/docs/');
    expect(page).toContain('npm ci &amp;&amp; npm run build');
  });
});
