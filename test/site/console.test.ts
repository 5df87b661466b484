import { describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from '../support/browser.ts';
import { consolePage } from './pages.ts';

const browser = useBrowser();

const createDebtor = `${consolePage.path}#tag/debtors/POST/v1/debtors`;

/** Opens the form for a request. */
async function openRequest({ page }: Visit) {
  await page.getByRole('button', { name: /Test Request.*post \/v1\/debtors\)/i }).click();
  const form = page.getByRole('dialog', { name: 'API Client' });
  const setHeader = async (name: string, value: string): Promise<void> => {
    await form
      .getByRole('row', { name: `Include ${name} in request` })
      .getByRole('combobox', { name: 'Value' })
      .fill(value);
  };
  async function send() {
    const responsePromise = page.waitForResponse((candidate) => candidate.url().endsWith('/v1/debtors'));
    await form.getByRole('button', { name: /^Send post request/ }).click();
    const response = await responsePromise;
    return { request: response.request(), response };
  }
  return { form, setHeader, send };
}

describe('the console', () => {
  it('signs a user in, and creates a debtor that another application can read', async () => {
    const visit = await browser.visit(createDebtor);
    const { page } = visit;
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Authorize via oauth2' }).first().click(),
    ]);
    const closed = window.waitForEvent('close');
    await window.getByRole('button', { name: 'Demo user' }).click();
    await closed;

    const { form, send } = await openRequest(visit);
    const { request, response } = await send();
    expect(response.status()).toBe(201);
    await form.getByText('201 Created').first().waitFor();

    const token = /^Bearer (.+)$/.exec((await request.allHeaders()).authorization ?? '')?.[1];
    expect(token).not.toBe('sandbox-demo-token');
    const { id } = await response.json();
    const { status, body } = await browser.sandbox.call(`/v1/debtors/${id}`);
    expect(status).toBe(200);
    expect(body.name).toBe('Bakkerij Zonnestraal');
  });

  it('calls the sandbox that serves the page, with the chosen administration and language', async () => {
    // The browser logs an error response.
    const visit = await browser.visit(createDebtor, { expected: /status of 403/ });
    const { form, setHeader, send } = await openRequest(visit);
    await setHeader('X-Tenant-Id', '3');
    await setHeader('Accept-Language', 'nl');
    const { request, response } = await send();
    expect(new URL(request.url()).origin).toBe(browser.sandbox.url);
    expect(response.status()).toBe(403);
    await form.getByText('Administratie 3 bestaat niet').first().waitFor();
  });
});
