import { writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { useFolder, writeFiles } from '../../../../test/support/folders.ts';
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
};

/** Servers, by the site that they serve. */
const servers: Record<string, Server> = {};
const folder = useFolder();

beforeAll(async () => {
  const site = join(folder, 'site');
  await writeFiles(site, files);
  await writeFile(join(folder, 'secret.txt'), 'outside');
  servers.built = await startServer(site);
  servers.open = await startServer(site, false);
  servers.none = await startServer(undefined);
  servers.noneAndOpen = await startServer(undefined, false);
  servers.unbuilt = await startServer(join(folder, 'nothing'));
});

afterAll(async () => {
  for (const server of Object.values(servers)) server.close();
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

const getPort = (site: string): number => ((servers[site] as Server).address() as AddressInfo).port;

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends a path as it is written. */
const call = (path: string, headers: Record<string, string> = {}, method = 'GET', site = 'built'): Promise<Reply> =>
  new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port: getPort(site), path, method, headers }, async (response) => {
      const text = String(await buffer(response));
      done({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    sent.on('error', failed).end();
  });

const OMITTED = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'];

/** Describes the response to a path: its status, body and headers. */
async function describeReply(path: string, site: string): Promise<string> {
  const { status, headers, text } = await call(path, { 'accept-language': 'en' }, 'GET', site);
  const lines = Object.entries(headers)
    .filter(([name]) => !OMITTED.includes(name))
    .map(([name, value]) => `    ${name}: ${String(value).replace(/sha256-[^']+/, 'HASH')}`);
  const body = text
    .replaceAll(String(getPort(site)), 'PORT')
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(/\s+/g, ' ');
  return [`${path}: ${status} ${body}`.trim(), ...lines.sort(), ''].join('\n');
}

const MISSING = [
  ...['/docs/none', '/docs/operations', '/docs/operations/', '/docs/operations/listDebtors.html', '/docs/index.html/'],
  ...['/docs/../secret.txt', '/docs/%2e%2e/secret.txt', '/docs/..%5csecret.txt', '/docs/%00', '/docs/%E0', '/docsx'],
];

const PATHS: Readonly<Record<string, readonly string[]>> = {
  built: [
    ...['/', '/docs', '/docs/operations/listDebtors', '/docs/operations/listDebtors/index.html'],
    ...['/llms.txt', '/llms-full.txt'],
    ...Object.keys(files).map((name) => `/docs/${name.replace(/index\.html$/, '')}`),
  ],
  open: ['/docs/site.json'],
  none: ['/', '/docs', '/docs/', '/docs/index.html'],
  noneAndOpen: ['/'],
  unbuilt: ['/', '/docs', '/docs/', '/docs/reference/', '/docs/site.json', '/llms.txt', '/llms-full.txt'],
};

it('a path has a content type, headers and links that are right for it, whether there is a site or not', async () => {
  let text = '';
  for (const [site, paths] of Object.entries(PATHS)) {
    text += `# ${site}\n`;
    for (const path of paths) text += await describeReply(path, site);
  }
  await expect(text).toMatchFileSnapshot('__snapshots__/responses.txt');
});

describe('a site page', () => {
  it('has the content security policy of its own head, or may load nothing, and cannot be framed', async () => {
    expect((await call('/docs/')).headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`);
    const plain = await call('/docs/plain.html');
    expect(plain.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('responds to HEAD without a body, to no other method, and ignores range requests', async () => {
    const { status, headers, text } = await call('/docs/', {}, 'HEAD');
    expect([status, headers['content-length'], text]).toEqual([200, String(page('start').length), '']);
    expect((await call('/docs/', {}, 'POST')).status).toBe(404);
    expect(await call('/docs/', { range: 'bytes=-3' })).toMatchObject({ status: 200, text: page('start') });
  });
});

// Windows has no such names.
it.skipIf(process.platform === 'win32')('a file is served when its name contains a question mark', async () => {
  await writeFile(join(folder, 'site', 'is this it?.txt'), 'yes');
  expect(await call('/docs/is%20this%20it%3F.txt')).toMatchObject({ status: 200, text: 'yes' });
});

it('a file is not sent again while it is unchanged', async () => {
  const first = await call('/docs/favicon.svg');
  const etag = String(first.headers.etag);
  for (const tags of [etag, `"older", ${etag}`, '*']) {
    const again = await call('/docs/favicon.svg', { 'if-none-match': tags });
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag, 'cache-control': 'no-cache' } });
  }
  const changed = await call('/docs/favicon.svg', { 'if-none-match': '"older"' });
  expect(changed).toMatchObject({ status: 200, headers: { etag } });
  await writeFile(join(folder, 'site', 'favicon.svg'), '<svg/>');
  onTestFinished(() => writeFile(join(folder, 'site', 'favicon.svg'), String(files['favicon.svg'])));
  expect((await call('/docs/favicon.svg', { 'if-none-match': etag })).text).toBe('<svg/>');
});

it.each(MISSING)('%s is passed on without page headers', async (path) => {
  const { status, headers, text } = await call(path);
  expect([status, text]).toEqual([404, 'not a page']);
  for (const name of ['cache-control', 'content-security-policy', 'etag']) expect(headers).not.toHaveProperty(name);
});
