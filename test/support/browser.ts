import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { site } from '../site/serve-site.ts';
import { launchBrowser } from './chromium.ts';
import { skipUnlessInstalled } from './requirements.ts';
import { useSandbox } from './sandbox.ts';

export interface View {
  /** Default: light. */
  readonly colorScheme?: 'light' | 'dark';
  /** A screen of 360 by 740 instead of 1280 by 800. */
  readonly phone?: boolean;
  /** True when scripts run. Default: true. */
  readonly scripts?: boolean;
  /** Logged errors that the test expects. */
  readonly expected?: RegExp;
}

export type Visit = Awaited<ReturnType<typeof watchPage>>;

export const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

const clock = '2026-04-16T09:30:00Z';

/** Milliseconds to wait for an element of a page: less than a test has, so that its failure names the element. */
const TIMEOUT = 240_000;

/**
 * A browser and a sandbox for the tests of one file. After each test its pages are closed, and the test fails when one
 * of them reported something. Where no browser runs, the tests are skipped, but not in CI.
 */
export function useBrowser() {
  const sandbox = useSandbox({ clock, docs: site });
  let browser: Browser | undefined;
  let missing = '';
  let visits: { context: BrowserContext; visit: Visit; expected: RegExp }[] = [];

  beforeAll(async () => {
    const launched = await launchBrowser();
    if ('missing' in launched) missing = launched.missing;
    else browser = launched;
    skipUnlessInstalled(missing, 'browsers');
  });
  beforeEach(({ skip }) => skip(missing !== '', missing));
  afterEach(async () => {
    const done = visits;
    visits = [];
    await Promise.all(done.map(({ context }) => context.close()));
    const unexpected = done.flatMap(({ visit, expected }) =>
      [...visit.loggedErrors].filter((message) => !expected.test(message)),
    );
    expect(unexpected, 'what the pages reported').toEqual([]);
  });
  afterAll(() => browser?.close());

  async function open(view: View = {}): Promise<Visit> {
    const { colorScheme = 'light', phone = false, scripts = true, expected = /^$/ } = view;
    if (!browser) throw new Error(missing || 'The browser is started before the first test.');
    const context = await browser.newContext({
      colorScheme,
      viewport: phone ? screens.phone : screens.desktop,
      deviceScaleFactor: phone ? 2 : 1,
      hasTouch: phone,
      javaScriptEnabled: scripts,
      locale: 'en-GB',
    });
    context.setDefaultTimeout(TIMEOUT);
    const visit = await watchPage(context, sandbox.url);
    visits.push({ context, visit, expected });
    return visit;
  }

  return {
    sandbox,
    open,
    /** Opens a path of the sandbox in a browser window. */
    async visit(path: string, view: View = {}): Promise<Visit> {
      const visit = await open(view);
      await visit.goto(path);
      return visit;
    },
  };
}

const reportViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  reportViolation([event.violatedDirective, 'forbids', event.blockedURI, 'in', event.sourceFile,
    event.lineNumber + ':' + event.columnNumber].join(' ')));`;

async function watchPage(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  const requests: string[] = [];
  const loggedErrors = new Set<string>();
  const report = (what: string) => loggedErrors.add(`${page.url().replace(origin, '')}: ${what}`);

  // Listens on the context to include windows that a page opens.
  context.on('request', (request) => {
    requests.push(request.url());
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin) {
      report(`requests ${request.url()}`);
    }
  });
  context.on('console', (message) => {
    if (message.type() === 'error') report(shorten(message.text()));
  });
  context.on('weberror', (webError) => report(webError.error().message));
  await context.exposeFunction('reportViolation', report);
  await context.addInitScript({ content: reportViolations });

  return {
    page,
    requests: requests as readonly string[],
    /** Errors on the console, uncaught errors, violations of the content security policy, requests to other hosts. */
    loggedErrors: loggedErrors as ReadonlySet<string>,
    /** Returns the bytes of the files received so far, compressed as the host of a published site does. */
    async transferred(): Promise<number> {
      const urls = [...new Set(requests)].filter((url) => url.startsWith(origin));
      const files = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
      return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
    },
    /** Opens a path of the sandbox and waits until the page has loaded. */
    async goto(path: string): Promise<void> {
      const response = await page.goto(`${origin}${path}`, { waitUntil: 'load' });
      expect(response?.status() ?? 200, `status of ${path}`).toBe(200);
    },
  };
}

/** Shortens a message, which can contain a whole policy. */
const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
