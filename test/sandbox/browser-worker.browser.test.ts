import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type * as Entry from '../../mocks/hosts/browser/index.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useChromium } from '../support/chromium.ts';
import { type StaticServer, startStaticServer } from '../support/static-server.ts';

/** The sandbox in a page of Chromium, under a strict policy and in a folder of the host. */

const folder = join(repository, 'generated', 'browser');
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
const FILES: Readonly<Record<string, string>> = {
  '/docs/': '<!doctype html><title>Test</title><script type="module" src="main.js"></script>',
  '/docs/main.js': "import * as entry from './sandbox/index.js'; globalThis.entry = entry;",
};
const browser = await useChromium();
let server: StaticServer;
let context: BrowserContext;
let problems: string[] = [];

beforeAll(async () => {
  server = await startStaticServer(
    async (path) => {
      const page = FILES[path];
      if (page !== undefined) return { body: page, name: path.endsWith('/') ? 'index.html' : path };
      const body = await readFile(join(folder, path.replace(/^\/docs\/sandbox\//, ''))).catch(() => undefined);
      return body && { body, name: path };
    },
    { 'content-security-policy': POLICY },
  );
});
beforeEach(async () => {
  problems = [];
  context = await browser.newContext();
  return async () => {
    await context.close();
    expect(problems).toEqual([]);
  };
});
afterAll(() => server.close());

async function openPage(): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${server.origin}/docs/`);
  await page.waitForFunction(() => 'entry' in globalThis);
  return page;
}

/** Functions that the test uses inside the page; they are sent there as text. */
interface Globals {
  readonly entry: typeof Entry;
  sandbox: Entry.BrowserSandbox;
  readonly location: { readonly href: string };
}

const start = (page: Page) =>
  page.evaluate(async () => {
    const scope = globalThis as unknown as Globals;
    const progress: [number, number][] = [];
    scope.sandbox = await scope.entry.startWorkerSandbox({
      assets: new URL('sandbox/', scope.location.href),
      clock: '2026-04-16T09:30:00Z',
      onProgress: (loaded, total) => progress.push([loaded, total]),
    });
    return progress;
  });

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
  const progress = await start(page);
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
