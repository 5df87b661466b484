import { describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from '../support/browser.ts';
import { consolePage } from './pages.ts';

const browser = useBrowser();

const createDebtor = `${consolePage.path}#tag/debtors/POST/v1/debtors`;

/** Opens the form in which a request is written and sent. */
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
    const answered = page.waitForResponse((response) => response.url().endsWith('/v1/debtors'));
    await form.getByRole('button', { name: /^Send post request/ }).click();
    const answer = await answered;
    return { request: answer.request(), answer };
  }
  return { form, setHeader, send };
}

describe('the console', () => {
  it('signs a user in, and creates a debtor that another application can read', async () => {
    const visit = await browser.visit(createDebtor);
    const { page } = visit;
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Authorize via oauth2' }).first().click();
    const window = await opened;
    const closed = window.waitForEvent('close');
    await window.getByRole('button', { name: 'Demo user' }).click();
    await closed;

    const { form, send } = await openRequest(visit);
    const { request, answer } = await send();
    expect(answer.status()).toBe(201);
    await form.getByText('201 Created').first().waitFor();

    const token = /^Bearer (.+)$/.exec((await request.allHeaders()).authorization ?? '')?.[1];
    expect(token).not.toBe('sandbox-demo-token');
    const { id } = await answer.json();
    const { status, body } = await browser.sandbox.call(`/v1/debtors/${id}`);
    expect(status).toBe(200);
    expect(body.name).toBe('Bakkerij Zonnestraal');
  });

  it('calls the sandbox that serves the page, for the administration and in the language that were chosen', async () => {
    // The browser writes a refusal on the console.
    const visit = await browser.visit(createDebtor, { expected: /status of 403/ });
    const { form, setHeader, send } = await openRequest(visit);
    await setHeader('X-Tenant-Id', '3');
    await setHeader('Accept-Language', 'nl');
    const { request, answer } = await send();
    expect(new URL(request.url()).origin).toBe(browser.sandbox.url);
    expect(answer.status()).toBe(403);
    await form.getByText('Administratie 3 bestaat niet').first().waitFor();
  });
});
