import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useNewVisitors, useSite } from './serve-site.ts';

const browser = await useChromium();

describe('a link with the requests of a visit', () => {
  const server = useSite('/');
  const open = useNewVisitors(browser, server);
  const getPanel = (page: Page) => page.getByRole('complementary', { name: 'Sandbox in this page' });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

  /** Sends the request of the page, and waits for the bar to count it. */
  async function run(page: Page, requests: number): Promise<void> {
    await press(page, 'Run');
    await getPanel(page)
      .getByText(requests === 1 ? '1 change' : `${requests} changes`)
      .waitFor();
  }

  async function copyLink(page: Page): Promise<string> {
    await press(page, 'Copy link');
    await getPanel(page).getByRole('status').getByText('The link was copied.').waitFor();
    return page.evaluate('navigator.clipboard.readText()');
  }

  async function exportState(page: Page): Promise<string> {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export')]);
    return readFile(await download.path(), 'utf8');
  }

  it('gives another browser the same books, byte for byte', async () => {
    const page = await open('operations/createDebtor/');
    for (const requests of [1, 2]) await run(page, requests);
    await page.goto(`${server.origin}/operations/createDraftSalesInvoiceWithLines/`);
    await run(page, 3);
    await page.goto(`${server.origin}/sandbox-controls/finalizeDraft/`);
    await run(page, 4);
    const books = await exportState(page);
    const link = await copyLink(page);
    expect(new URL(link).hash.length).toBeLessThan(1500);

    const other = await open(link.slice(server.origin.length + 1));
    await getPanel(other)
      .getByRole('status')
      .getByText('The sandbox has the data of the link: 4 requests sent again.')
      .waitFor();
    expect(new URL(other.url()).hash).toBe('');
    expect(await exportState(other)).toBe(books);
    await other.reload();
    expect(await exportState(other)).toBe(books);
  });

  it('opens on the request that failed, with its response and the field marked', async () => {
    const page = await open('operations/createDebtor/');
    await page.getByRole('radio', { name: 'Edit' }).check();
    await page.getByRole('textbox', { name: 'Body' }).fill('{ "name": "Café", "debtorKindId": 999 }');
    await run(page, 1);
    await page.goto(`${server.origin}/guides/invoices/`);
    const other = await open((await copyLink(page)).slice(server.origin.length + 1));
    expect(new URL(other.url()).pathname).toBe('/operations/createDebtor/');
    await other.locator('.response .status', { hasText: '400' }).waitFor();
    expect(await other.getByRole('textbox', { name: 'Body' }).inputValue()).toBe(
      '{ "name": "Café", "debtorKindId": 999 }',
    );
    expect(await other.locator('.editor mark').allTextContents()).toEqual(['"debtorKindId"']);
  });

  it('opens on a request that only reads, with its parameters', async () => {
    const page = await open('operations/listDebtors/');
    await page.getByRole('radio', { name: 'Edit' }).check();
    await page.getByLabel('iban').fill('NL91ABNA0417164300');
    await press(page, 'Run');
    await page.locator('.response').waitFor();
    const other = await open((await copyLink(page)).slice(server.origin.length + 1));
    await other.locator('.response').waitFor();
    expect(await other.locator('pre[data-view="curl"]').textContent()).toContain('iban=NL91ABNA0417164300');
    await getPanel(other).getByText('0 requests sent again').waitFor();
  });

  it('of a duplicated tab has the requests of that tab, from its first on', async () => {
    const page = await open('operations/createDebtor/');
    await run(page, 1);
    const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate('void open(location.href)')]);
    await run(copy, 2);
    await run(page, 2);
    await run(page, 3);
    const other = await open((await copyLink(copy)).slice(server.origin.length + 1));
    await getPanel(other).getByText('2 requests sent again').waitFor();
  });

  it('is asked for twice before it replaces the data of a visit', async () => {
    const page = await open('operations/createDebtor/');
    await run(page, 1);
    const link = await copyLink(page);
    await run(page, 2);
    let asked = '';
    page.once('dialog', async (dialog) => {
      asked = dialog.message();
      await dialog.dismiss();
    });
    await page.goto(link);
    await page.reload();
    await expect.poll(() => asked).toBe('Replace the data of this visit with the data of the link?');
    await getPanel(page).getByText('2 changes').waitFor();
  });

  it('says that it is damaged', async () => {
    const page = await open('operations/createDebtor/#visit=eJyrVi');
    await getPanel(page).getByRole('status').getByText('This link is damaged').waitFor();
  });
});
