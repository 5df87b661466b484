import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchBrowser } from './chromium.ts';
import { useSandbox } from './sandbox.ts';

/** How somebody looks at a page. */
export interface View {
  /** What the system of the reader prefers; light when left out. */
  readonly colorScheme?: 'light' | 'dark';
  /** A screen of 360 by 740; one of 1280 by 800 when left out. */
  readonly phone?: boolean;
  /** Whether scripts run; they do when left out. */
  readonly scripts?: boolean;
  /** Complaints that belong to what the test does. */
  readonly expected?: RegExp;
}

/** A page that is open, and what was noticed about it. */
export interface Visit {
  readonly page: Page;
  /** The addresses that were asked for. */
  readonly requests: readonly string[];
  /** Errors on the console, uncaught errors, violations of the content security policy, requests to other hosts. */
  readonly loggedErrors: ReadonlySet<string>;
  /** What came over the network so far: bytes with headers, as compressed as they came. */
  readonly transferred: () => number;
  /** Goes to a path of the sandbox and waits until everything that the page names is loaded. */
  readonly goto: (path: string) => Promise<void>;
}

/** Sizes of windows, in pixels of CSS. */
export const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

/** The moment that it is in the sandbox of these tests. */
const clock = '2026-04-16T09:30:00Z';

/** Milliseconds that a test waits for something on a page that is not there. */
const TIMEOUT = 15_000;

/**
 * A browser and a sandbox for the tests of one file. After each test its pages are closed, and the test fails when one
 * of them had something to complain of. Where no browser runs, the tests are skipped, and say why.
 */
export function useBrowser() {
  const sandbox = useSandbox({ clock });
  let browser: Browser | undefined;
  let missing = '';
  let visits: { context: BrowserContext; visit: Visit; expected: RegExp }[] = [];

  beforeAll(async () => {
    const launched = await launchBrowser();
    if ('missing' in launched) missing = launched.missing;
    else browser = launched;
    if (missing) process.stderr.write(`Tests in a browser are skipped. ${missing}\n`);
  });
  beforeEach(({ skip }) => skip(missing !== '', missing));
  afterEach(async () => {
    const done = visits;
    visits = [];
    await Promise.all(done.map(({ context }) => context.close()));
    const unexpected = done.flatMap(({ visit, expected }) =>
      [...visit.loggedErrors].filter((message) => !expected.test(message)),
    );
    expect(unexpected, 'what the pages complained of').toEqual([]);
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
    /** A browser window with nothing in it yet. */
    open,
    /** A browser window that shows a path of the sandbox. */
    async visit(path: string, view: View = {}): Promise<Visit> {
      const visit = await open(view);
      await visit.goto(path);
      return visit;
    },
  };
}

const tellViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  tellViolation([event.violatedDirective, 'forbids', event.blockedURI, 'in', event.sourceFile,
    event.lineNumber + ':' + event.columnNumber].join(' ')));`;

async function watchPage(context: BrowserContext, origin: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const requests: string[] = [];
  const loggedErrors = new Set<string>();
  let bytes = 0;
  const report = (what: string) => loggedErrors.add(`${page.url().replace(origin, '')}: ${what}`);

  // Of the whole context, so that a window which a page opens is watched too.
  context.on('request', (request) => {
    requests.push(request.url());
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin) {
      report(`asks ${request.url()}`);
    }
  });
  context.on('console', (message) => {
    if (message.type() === 'error') report(shorten(message.text()));
  });
  context.on('weberror', (webError) => report(webError.error().message));
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await context.exposeFunction('tellViolation', report);
  await context.addInitScript({ content: tellViolations });

  return {
    page,
    requests,
    loggedErrors: loggedErrors,
    transferred: () => bytes,
    async goto(path) {
      const response = await page.goto(`${origin}${path}`, { waitUntil: 'load' });
      expect(response?.status() ?? 200, `status of ${path}`).toBe(200);
    },
  };
}

/** The first words of a message, which can hold a whole policy. */
const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
