import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { signInPage } from './pages.ts';

const browser = useBrowser();

function getSignInPath(): string {
  const path = new URL(signInPage.path, browser.sandbox.url);
  path.searchParams.set('redirect_uri', `${browser.sandbox.url}/docs/`);
  path.searchParams.set('state', 'state of the application');
  return `${path.pathname}${path.search}`;
}

it('the sign-in page lets a user sign in with the keyboard and without scripts, and gives the application a valid code', async () => {
  const { page } = await browser.visit(getSignInPath(), { scripts: false });
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toContain('Demo user');
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?&]code=/);
  const callback = new URL(page.url());
  expect(callback.searchParams.get('state')).toBe('state of the application');

  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: `${browser.sandbox.url}/docs/`,
    client_id: 'sandbox-client',
    client_secret: 'sandbox-secret',
  });
  const { body: tokens } = await browser.sandbox.call('/connect/token', {
    method: 'POST',
    body: String(form),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    token: null,
  });
  const { body } = await browser.sandbox.call('/v1/administrations', { token: tokens.access_token });
  expect(body._meta.profileName).toBe('Demo user');
});
