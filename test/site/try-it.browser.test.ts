import { describe, expect, it } from 'vitest';
import { useBrowser, type View } from '../support/browser.ts';
import { tryItPage } from './pages.ts';

const browser = useBrowser();

async function openForm(view: View = {}) {
  const { page } = await browser.visit(tryItPage.path, view);
  await page.getByRole('button', { name: 'Try it' }).click();
  const form = page.getByRole('region', { name: 'Try it' });
  async function send() {
    const responsePromise = page.waitForResponse((candidate) => candidate.url().endsWith('/v1/debtors'));
    await form.getByRole('button', { name: 'Execute' }).click();
    const response = await responsePromise;
    return { request: response.request(), response };
  }
  return { page, form, send };
}

describe('the form of an operation', () => {
  it('is loaded only when a reader asks for it', async () => {
    const { page, requests } = await browser.visit(tryItPage.path);
    await page.getByRole('button', { name: 'Try it' }).waitFor();
    expect(requests.filter((url) => /try-it|openapi/.test(url))).toEqual([]);
  });

  it('sends the example with the token of the sandbox that serves it', async () => {
    const { form, send } = await openForm();
    const { request, response } = await send();
    expect(response.status()).toBe(201);
    expect((await request.allHeaders()).authorization).toBe('Bearer sandbox-demo-token');
    await form.getByRole('row', { name: /^201/ }).first().waitFor();
  });

  it('signs a user in, says so, and creates a debtor that another application can read', async () => {
    const { page, form, send } = await openForm();
    await form.getByRole('button', { name: 'Authorize' }).click();
    await form.getByRole('button', { name: 'Remove authorization' }).click();
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      form.getByRole('button', { name: 'Apply given OAuth2 credentials' }).click(),
    ]);
    const closed = window.waitForEvent('close');
    await window.getByRole('button', { name: 'Demo user' }).click();
    await closed;
    await form.getByRole('button', { name: 'Remove authorization' }).waitFor();
    await form.getByRole('button', { name: 'Close' }).last().click();

    const { request, response } = await send();
    expect(response.status()).toBe(201);
    const token = /^Bearer (.+)$/.exec((await request.allHeaders()).authorization ?? '')?.[1];
    expect(token).not.toBe('sandbox-demo-token');
    const { id } = await response.json();
    const { status, body } = await browser.sandbox.call(`/v1/debtors/${id}`);
    expect([status, body.name]).toEqual([200, 'Bakkerij Zonnestraal']);
  });

  it('sends the chosen administration and language', async () => {
    // The browser logs an error response.
    const { form, send } = await openForm({ expected: /status of 403/ });
    await form.getByPlaceholder('X-Tenant-Id', { exact: true }).fill('3');
    await form.getByPlaceholder('Accept-Language').fill('nl');
    const { request, response } = await send();
    expect(new URL(request.url()).origin).toBe(browser.sandbox.url);
    expect(response.status()).toBe(403);
    await form.getByText('Administratie 3 bestaat niet').first().waitFor({ state: 'attached' });
  });
});
