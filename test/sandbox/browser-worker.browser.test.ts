import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEVICE_FOLDER } from '../../mocks/hosts/browser/device-storage.ts';
import type * as Entry from '../../mocks/hosts/browser/index.ts';
import { repository } from '../../scripts/lib/run.ts';
import { launchBrowser } from '../support/chromium.ts';
import { type StaticServer, startStaticServer } from '../support/static-server.ts';
import { earlierBooks } from '../upgrade/earlier-books.ts';

/** The sandbox in a page of Chromium, under a strict policy and in a folder of the host. */

const folder = join(repository, 'generated', 'browser');
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
const FILES: Readonly<Record<string, string>> = {
  '/docs/': '<!doctype html><title>Test</title><script type="module" src="main.js"></script>',
  '/docs/main.js': "import * as entry from './sandbox/index.js'; globalThis.entry = entry;",
};
const earlier = Buffer.from(earlierBooks.get('before-1.0.0')?.file ?? []);
/** Databases of other versions, by their path. */
const images = new Map([
  ['/docs/earlier.sqlite', earlier],
  ['/docs/later.sqlite', changeVersion(earlier)],
]);
const launched = await launchBrowser();
const missing = 'missing' in launched ? launched.missing : '';
let server: StaticServer;
let context: BrowserContext;
let problems: string[] = [];

beforeAll(async () => {
  server = await startStaticServer(
    async (path) => {
      const page = FILES[path];
      if (page !== undefined) return { body: page, name: path.endsWith('/') ? 'index.html' : path };
      const image = images.get(path);
      if (image) return { body: image, name: path };
      const body = await readFile(join(folder, path.replace(/^\/docs\/sandbox\//, ''))).catch(() => undefined);
      return body && { body, name: path };
    },
    { 'content-security-policy': POLICY },
  );
});
beforeEach(async ({ skip }) => {
  skip(missing !== '', missing);
  problems = [];
  if (!('missing' in launched)) context = await launched.newContext();
  return async () => {
    await context.close();
    expect(problems).toEqual([]);
  };
});
afterAll(async () => {
  await server.close();
  if (!('missing' in launched)) await launched.close();
});

/** Returns a database that says that it is of a later version. */
function changeVersion(image: Uint8Array): Buffer {
  const database = new DatabaseSync(':memory:');
  database.deserialize(image);
  database.exec("update sandbox_file set contract = '99.1.0'");
  const changed = Buffer.from(database.serialize());
  database.close();
  return changed;
}

async function openPage(): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${server.origin}/docs/`);
  await page.waitForFunction(() => 'entry' in globalThis);
  return page;
}

/** What the test uses inside the page; functions are sent there as text. */
interface Globals {
  readonly entry: typeof Entry;
  sandbox: Entry.BrowserSandbox;
  readonly location: { readonly href: string };
}

const start = (page: Page, storage: 'memory' | 'device' = 'memory') =>
  page.evaluate(async (kind) => {
    const scope = globalThis as unknown as Globals;
    const progress: [number, number][] = [];
    const notices: string[] = [];
    scope.sandbox = await scope.entry.startWorkerSandbox({
      assets: new URL('sandbox/', scope.location.href),
      storage: kind,
      clock: '2026-04-16T09:30:00Z',
      onProgress: (loaded, total) => progress.push([loaded, total]),
      onNotice: (text) => notices.push(text),
    });
    return { progress, notices };
  }, storage);

interface CallInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const call = (page: Page, path: string, init: CallInit = {}) =>
  page.evaluate(
    async ([target, options]) => {
      const { sandbox } = globalThis as unknown as Globals;
      const headers = { authorization: 'Bearer sandbox-demo-token', ...options.headers };
      const response = await sandbox.fetch(target, { ...options, headers });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, start: String.fromCharCode(...bytes.slice(0, 8)), length: bytes.length };
    },
    [path, init] as const,
  );

const createDebtor = (page: Page, name: string) =>
  call(page, '/v1/debtors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, debtorKindId: 1, paymentConditionId: 1 }),
  });

it('a worker serves the API, and counts what was downloaded', async () => {
  const page = await openPage();
  const { progress } = await start(page);
  const [loaded, total] = progress.at(-1) ?? [];
  expect(loaded).toBe(total);
  expect(await call(page, '/v1/debtors')).toMatchObject({ status: 200 });
  expect(await createDebtor(page, 'Kaasboer')).toMatchObject({ status: 201 });
  expect(
    await call(page, '/v1/inboxfiles', {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: '%PDF-1.4\n%%EOF\n',
    }),
  ).toMatchObject({ status: 201 });
  expect(await call(page, '/v1/files/1')).toMatchObject({ status: 200, start: '%PDF-1.4' });
});

it('the device has the data again after the page was left, and one tab at a time', async () => {
  const page = await openPage();
  expect(await start(page, 'device')).toMatchObject({ notices: [] });
  expect(await createDebtor(page, 'Kaasboer')).toMatchObject({ status: 201 });
  const other = await openPage();
  const { notices } = await start(other, 'device');
  expect(notices).toEqual(['Another tab has the stored sandbox open, so this one is not stored.']);
  expect(await call(other, '/v1/debtors/50')).toMatchObject({ status: 404 });
  await other.close();
  await page.evaluate(() => (globalThis as unknown as Globals).sandbox.close());
  const next = await openPage();
  expect(await start(next, 'device')).toMatchObject({ notices: [] });
  expect(await call(next, '/v1/debtors/50')).toMatchObject({ status: 200 });
});

/** Puts a database where the sandbox stores its own, as a version of it did. */
const store = (page: Page, name: string) =>
  page.evaluate(`(async () => {
    const image = await (await fetch('${name}')).arrayBuffer();
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('${DEVICE_FOLDER}', { create: true });
    const file = await (await folder.getFileHandle('a.sqlite', { create: true })).createWritable();
    const header = new DataView(new ArrayBuffer(16));
    header.setFloat64(0, 1);
    header.setFloat64(8, image.byteLength);
    await file.write(header.buffer);
    await file.write(image);
    await file.close();
  })()`);

it('the device has the data of an earlier version, with new ones from then on', async () => {
  const page = await openPage();
  await store(page, 'earlier.sqlite');
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await start(page, 'device')).toMatchObject({ notices: [] });
    expect(await call(page, `/v1/debtors/${50 + visit}`)).toMatchObject({ status: 200 });
    if (visit === 0) expect(await createDebtor(page, 'Kaasboer')).toMatchObject({ status: 201 });
    await page.evaluate(() => (globalThis as unknown as Globals).sandbox.close());
  }
});

it('the device keeps the data of a later version, and nothing else is stored', async () => {
  const page = await openPage();
  await store(page, 'later.sqlite');
  for (let visit = 0; visit < 2; visit += 1) {
    const { notices } = await start(page, 'device');
    expect(notices).toEqual([
      expect.stringMatching(/^The image was created with version 99\.1\.0 of the contract, .* It stays as it is, and/),
    ]);
    expect(await createDebtor(page, 'Kaasboer')).toMatchObject({ status: 201 });
    await page.evaluate(() => (globalThis as unknown as Globals).sandbox.close());
  }
});

it('the data of the device can be removed as soon as the sandbox is closed, before its worker has ended', async () => {
  const page = await openPage();
  await page.evaluate('Worker.prototype.terminate = () => undefined');
  await start(page, 'device');
  expect(await createDebtor(page, 'Kaasboer')).toMatchObject({ status: 201 });
  await page.evaluate(`(async () => {
    await sandbox.close();
    await (await navigator.storage.getDirectory()).removeEntry('${DEVICE_FOLDER}', { recursive: true });
  })()`);
  expect(await start(page, 'device')).toMatchObject({ notices: [] });
  expect(await call(page, '/v1/debtors/50')).toMatchObject({ status: 404 });
});

it('the thread of the page serves the API too', async () => {
  const page = await openPage();
  const status = await page.evaluate(async () => {
    const { entry } = globalThis as unknown as Globals;
    const sandbox = await entry.createBrowserSandbox();
    return (await sandbox.fetch('/v1/debtors', { headers: { authorization: `Bearer ${entry.demoToken}` } })).status;
  });
  expect(status).toBe(200);
});

it('says that it cannot be loaded when a file is missing', async () => {
  const page = await openPage();
  const message = await page.evaluate(async () => {
    const { entry, location } = globalThis as unknown as Globals;
    return entry.startWorkerSandbox({ assets: new URL('nowhere/', location.href) }).then(
      () => '',
      (error: Error) => error.message,
    );
  });
  expect(message).toBe('The sandbox could not be loaded. Check the connection, and try again.');
  problems = problems.filter((problem) => !problem.includes('404'));
});
