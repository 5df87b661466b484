import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type BrowserSandbox, createBrowserSandbox, demoToken } from '../../mocks/hosts/browser/node.ts';
import { routeToSandbox } from '../../mocks/hosts/browser/playwright.ts';
import { demoClient, demoRedirectUri } from '../../mocks/seed/demo-access.ts';
import { launchBrowser } from '../support/chromium.ts';

/** Pages of a web application whose requests to the platform get responses of a sandbox in the process of the test. */

const app = 'https://app.example/';
const origin = 'https://api.accounting-platform.example';

const launched = await launchBrowser();
const missing = 'missing' in launched ? launched.missing : '';
beforeEach(({ skip }) => skip(missing !== '', missing));
afterAll(() => ('missing' in launched ? undefined : launched.close()));

interface PageRequest {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Visit {
  readonly page: Page;
  readonly sandbox: BrowserSandbox;
  /** Sends a request from the page. Its body is text. */
  readonly send: (
    path: string,
    init?: PageRequest,
  ) => Promise<{ status: number; location: string | null; text: string }>;
}

/** Opens the application in a window of its own, on a sandbox of its own. */
async function open(visit: (opened: Visit) => Promise<void>): Promise<void> {
  if ('missing' in launched) throw new Error(launched.missing);
  const sandbox = await createBrowserSandbox({ origin });
  const context: BrowserContext = await launched.newContext();
  const page = await context.newPage();
  try {
    await page.route(`${app}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>App</title>' }),
    );
    await page.route(`${demoRedirectUri}**`, (route) => route.fulfill({ body: 'signed in' }));
    await routeToSandbox(page, sandbox);
    await page.goto(app);
    const send: Visit['send'] = (path, init = {}) =>
      page.evaluate(
        async ([url, options]) => {
          const response = await fetch(url, options);
          return { status: response.status, location: response.headers.get('location'), text: await response.text() };
        },
        [
          `${origin}${path}`,
          {
            ...init,
            headers: { authorization: `Bearer ${demoToken}`, 'content-type': 'application/json', ...init.headers },
          },
        ] as const,
      );
    await visit({ page, sandbox, send });
  } finally {
    await context.close();
    await sandbox.close();
  }
}

const debtor = JSON.stringify({ name: 'Kaasboer', debtorKindId: 1, paymentConditionId: 1 });
const countDebtors = async ({ send }: Visit): Promise<number> =>
  JSON.parse((await send('/v1/debtors?metaOnly=true')).text)._meta.totalCount;

describe('a page whose requests are routed to a sandbox', () => {
  it('creates a record of another origin, and reads it', () =>
    open(async ({ send }) => {
      const { status, location } = await send('/v1/debtors', { method: 'POST', body: debtor });
      expect([status, location]).toEqual([201, expect.stringContaining(`${origin}/v1/debtors/`)]);
      expect(JSON.parse((await send(String(location).slice(origin.length))).text).name).toBe('Kaasboer');
    }));

  it('gets a PDF byte for byte', () =>
    open(async ({ send }) => {
      const pdf = '%PDF-1.4\n%âãÏÓ\n%%EOF\n';
      const headers = { 'content-type': 'application/pdf' };
      const { id } = JSON.parse((await send('/v1/inboxfiles', { method: 'POST', body: pdf, headers })).text);
      expect((await send(`/v1/inboxfiles/${id}`, { headers: { accept: 'application/pdf' } })).text).toBe(pdf);
    }));

  it('shares nothing with a page of another test at the same time', () =>
    open((first) =>
      open(async (second) => {
        const count = await countDebtors(second);
        await first.send('/v1/debtors', { method: 'POST', body: debtor });
        expect([await countDebtors(first), await countDebtors(second)]).toEqual([count + 1, count]);
      }),
    ));

  it('gets a network error when a fault drops the connection', () =>
    open(async ({ sandbox, send }) => {
      await sandbox.fetch('/_sandbox/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operationId: 'listDebtors', effect: 'drop', times: 1 }),
      });
      await expect(send('/v1/debtors')).rejects.toThrow('Failed to fetch');
      expect((await send('/v1/debtors')).status).toBe(200);
    }));

  it('signs a user in, and comes back with a code', () =>
    open(async ({ page }) => {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: demoClient.id,
        redirect_uri: demoRedirectUri,
        scope: 'accounting-api offline_access',
        state: 'here',
      });
      await page.goto(`${origin}/connect/authorize?${query}`);
      await page.getByRole('button', { name: 'demo' }).first().click();
      await page.waitForURL(`${demoRedirectUri}**`);
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('state'), searchParams.get('code')]).toEqual(['here', expect.stringMatching(/./)]);
    }));
});
