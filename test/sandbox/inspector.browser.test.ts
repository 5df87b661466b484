import { afterEach, describe, expect, it } from 'vitest';
import { colorRules, findViolations, levels } from '../support/accessibility.ts';
import { useBrowser } from '../support/browser.ts';
import { useSandbox } from '../support/sandbox.ts';

const browser = useBrowser();
const { sandbox } = browser;
const keyed = useSandbox({ controlKey: 'open-sesame' });
const open = useSandbox({ host: '0.0.0.0' });

const path = '/_sandbox/inspector';
const rows = 'main > details';
const summaries = `${rows} > summary`;
const debtor = { name: 'Theehuis', debtorKindId: 1 };

afterEach(async () => {
  for (const name of ['requests', 'faults']) await sandbox.call(`/_sandbox/${name}`, { method: 'DELETE', token: null });
});

describe('the inspector', () => {
  it('shows the requests in the journal, and new ones as they come', async () => {
    await sandbox.call('/v1/debtors?pageSize=1');
    const { page } = await browser.visit(path);
    await page.locator(rows).getByText('GET /v1/debtors?pageSize=1').waitFor();
    await sandbox.call('/v1/creditors');
    await page.locator(rows).getByText('GET /v1/creditors').waitFor();
    expect(await page.locator(`${rows} .request`).allTextContents()).toEqual([
      'GET /v1/creditors',
      'GET /v1/debtors?pageSize=1',
    ]);
  });

  it('shows the request, the response and the reasons of the row that is opened by the keyboard', async () => {
    await sandbox.call('/v1/debtors', { body: { nam: 'Theehuis' } });
    const { page } = await browser.visit(path);
    await page.locator(summaries).first().focus();
    await page.keyboard.press('Enter');
    await page.getByText('name: This field is required.').waitFor();
    const text = await page.locator(rows).first().textContent();
    for (const part of ['POST /v1/debtors', 'createDebtor', '"nam": "Theehuis"', '400', 'validation-failed', 'curl -i'])
      expect(text).toContain(part);
  });

  it('says that a request was carried out whose response was lost', async () => {
    const fault = { operationId: 'createDebtor', effect: 'drop', when: 'after' };
    await sandbox.call('/_sandbox/faults', { body: fault, token: null });
    await sandbox.call('/v1/debtors', { body: debtor }).catch(() => undefined);
    const { page } = await browser.visit(path);
    await page.locator(rows).first().waitFor();
    expect(await page.locator(`${rows} .result`).allTextContents()).toEqual(['dropped']);
    expect(await page.locator(`${rows} .mark`).allTextContents()).toEqual(['fault: drop', 'carried out']);
  });

  it('clears the journal', async () => {
    await sandbox.call('/v1/debtors');
    const { page } = await browser.visit(path);
    await page.locator(rows).first().waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => page.locator(rows).count()).toBe(0);
    expect((await sandbox.call('/_sandbox/requests', { token: null })).body.requests).toEqual([]);
  });

  it('shows what was sent as text, never as markup', async () => {
    await sandbox.call('/v1/debtors', { body: { name: '<img src=x onerror=alert(1)>' } });
    const { page } = await browser.visit(path);
    await page.locator(summaries).first().click();
    await page.getByText('<img src=x onerror=alert(1)>').first().waitFor();
    expect(await page.locator('img').count()).toBe(0);
  });

  it('breaks no rule of WCAG 2.2 AA that axe knows, in light or dark, nor does the readiness report', async () => {
    await sandbox.call('/v1/debtors', { body: {} });
    const { page, goto } = await browser.visit(path);
    await page.locator(summaries).first().click();
    await page.getByRole('heading', { name: 'Response' }).waitFor();
    for (const open of [async () => undefined, () => goto('/_sandbox/readiness?format=html')]) {
      await open();
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findViolations(page, levels)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findViolations(page, colorRules)).toEqual([]);
    }
  });

  it('has no horizontal scrolling on a phone', async () => {
    await sandbox.call(`/v1/debtors?name=${'lang'.repeat(50)}`);
    const { page } = await browser.visit(path, { phone: true });
    await page.locator(summaries).first().click();
    await page.getByRole('heading', { name: 'Response' }).waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });
});

describe('the page of the inspector', () => {
  it('is served where the control plane is, with a policy that allows its own files only', async () => {
    const { status, headers } = await keyed.call(path, { token: null });
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect((await open.call(path, { token: null })).status).toBe(404);
    for (const name of ['page.ts', '../page.ts', 'tsconfig.json', ''])
      expect((await keyed.call(`${path}/${name}`, { token: null })).status, name).not.toBe(200);
  });

  it('asks for the control key, and shows nothing without it', async () => {
    await keyed.call('/v1/debtors');
    const { page } = await browser.open({ expected: /401|requests http/ });
    await page.goto(`${keyed.url}${path}`);
    await page.getByRole('status').getByText('Enter the control key of the sandbox.').waitFor();
    expect(await page.locator(rows).count()).toBe(0);
    await page.getByLabel('Control key').fill('open-sesame');
    await page.keyboard.press('Tab');
    await page.locator(rows).getByText('GET /v1/debtors').waitFor();
  });
});
