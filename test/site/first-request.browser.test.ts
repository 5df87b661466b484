import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useNewVisitors, useSite } from './serve-site.ts';

const server = useSite('/');
const open = useNewVisitors(await useChromium(), server);

const INVOICE = {
  debtorId: 1,
  invoiceDate: '2026-04-01',
  lines: [{ bookingType: 'V', salesTypeId: 999, unitPrice: 45 }],
};

it('somebody new runs a request, drafts an invoice, corrects it, sees it posted, and sends a link to it', async () => {
  const page = await open('');
  await page.getByRole('button', { name: 'Run your first request' }).click();
  await page.locator('.response').getByText('Total, in balance').waitFor();
  expect(await page.locator('.response').getByLabel('Body').textContent()).toContain('"invoiceNumber"');

  await page.getByRole('link', { name: 'API', exact: true }).first().click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Sales', { exact: true }).click();
  await page.getByRole('link', { name: 'Draft sales invoices with lines' }).first().click();
  await page.getByRole('link', { name: 'Create a draft sales invoice with lines' }).first().click();
  await page.getByRole('radio', { name: 'Edit' }).check();
  const body = page.getByRole('textbox', { name: 'Body' });
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await body.fill(JSON.stringify(INVOICE, null, 2));
  await run.click();
  await page.locator('.response .status', { hasText: '400' }).waitFor();
  await page.getByRole('button', { name: 'lines[0].salesTypeId' }).waitFor();
  expect(await page.locator('.editor mark').allTextContents()).toEqual(['"salesTypeId"']);
  await body.fill((await body.inputValue()).replace('999', '3'));
  await run.click();
  await page.locator('.response .status', { hasText: '201' }).waitFor();
  expect(await page.locator('.editor mark').count()).toBe(0);
  const { id } = JSON.parse((await page.locator('.response').getByLabel('Body').textContent()) ?? '');

  await page.goto(`${server.origin}/sandbox-controls/finalizeDraft/`);
  await page.getByRole('radio', { name: 'Edit' }).check();
  await page.getByLabel(/^id /).fill(String(id));
  await run.click();
  await page.locator('.response').getByText('Total, in balance').waitFor();
  const response = await page.locator('.response').getByLabel('Body').textContent();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link was copied.').waitFor();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');

  const other = await open(link.slice(server.origin.length + 1));
  await other.locator('.response').getByText('Total, in balance').waitFor();
  expect(await other.locator('.response').getByLabel('Body').textContent()).toBe(response);
});
