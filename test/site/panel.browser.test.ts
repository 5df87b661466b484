import { describe, expect, it } from 'vitest';
import { parseRequests } from '../../site/run/curl.ts';
import { useBrowser, type View } from '../support/browser.ts';
import { panelPage } from './pages.ts';

const browser = useBrowser();

async function open(path: string = panelPage.path, view: View = {}) {
  const visit = await browser.visit(path, view);
  const panel = visit.page.getByRole('region', { name: 'Request', exact: true });
  const response = panel.locator('.response');
  return {
    ...visit,
    panel,
    response,
    code: (language: string) => panel.locator(`pre[data-view="${language}"]`),
    body: panel.getByRole('textbox', { name: 'Body', exact: false }),
    edit: () => panel.getByRole('radio', { name: 'Edit' }).check(),
    run: async () => {
      await panel.getByRole('button', { name: 'Run' }).click();
      await response.waitFor();
    },
    /** Sends requests to the sandbox that serves the page. */
    chooseServer: () => panel.getByLabel('Run in').selectOption('server'),
  };
}

describe('the panel of an operation', () => {
  it('is right of the text on a wide screen, and stays there; on a phone it is below the introduction', async () => {
    const boxes = async (view: View) => {
      const { page, panel } = await open(panelPage.path, view);
      const text = page.getByRole('heading', { name: 'Request body' });
      const intro = page.getByText('Requires an access token');
      return Promise.all([panel, text, intro].map((part) => part.boundingBox()));
    };
    const [panel, text] = await boxes({});
    expect(panel?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0) - 1);
    expect(panel?.y).toBeLessThan(120);
    const { page, panel: scrolled } = await open();
    await page.evaluate('scrollTo(0, 2000)');
    expect((await scrolled.boundingBox())?.y).toBeLessThan(120);
    const [below, after, intro] = await boxes({ phone: true });
    expect(below?.y).toBeGreaterThan(intro?.y ?? 0);
    expect(below?.y).toBeLessThan(after?.y ?? 0);
  });

  it('shows the request in every language as it will be sent, also after a change', async () => {
    const { code, edit, panel } = await open('/docs/operations/listDebtors/');
    await edit();
    await panel.getByLabel('iban').fill('NL91ABNA0417164300');
    await panel.getByText('For every request').click();
    await panel.getByLabel('pageSize').fill('7');
    await panel.getByLabel('X-Tenant-Id').fill('2');
    for (const language of ['curl', 'Python', 'C#']) {
      expect(await code(language).textContent()).toMatch(/iban=NL91ABNA0417164300&pageSize=7/);
      expect(await code(language).textContent()).toMatch(/X-Tenant-Id/);
    }
    expect(await code('PHP').textContent()).toMatch(/tenant: 2\)[\s\S]*iban: 'NL91ABNA0417164300', pageSize: 7/);
    expect(await code('TypeScript').textContent()).toMatch(
      /tenant: 2\b[\s\S]*iban: \[\s*"NL91ABNA0417164300"\s*\][\s\S]*pageSize: 7/,
    );
  });

  it('sends the changed body, and shows the response with the address of the chosen server', async () => {
    const { page, body, edit, run, code, response } = await open();
    await page.getByLabel('Server of the examples').locator('visible=true').selectOption('Partner sandbox');
    await edit();
    await body.fill('{ "name": "Kaasboerderij Drie Linden", "debtorKindId": 1 }');
    await run();
    expect(await response.getByLabel('Body').textContent()).toContain('"name": "Kaasboerderij Drie Linden"');
    expect(await code('Python').textContent()).toContain('"Kaasboerderij Drie Linden"');
    await response.getByText('Headers').click();
    const address = 'https://sandbox-api.accounting-platform.example/v1/debtors';
    expect(await response.getByLabel('Headers').textContent()).toContain(`location: ${address}/50`);
    expect(await code('curl').textContent()).toContain(address);
  });

  it('shows the postings that a request made before its body', async () => {
    const { run, response } = await open('/docs/sandbox-controls/finalizeDraft/');
    await run();
    expect(await response.locator('.posting tfoot').textContent()).toBe('Total, in balance71.9771.97');
    const [postings, body] = await Promise.all(
      [response.locator('.posting'), response.getByLabel('Body')].map((part) => part.boundingBox()),
    );
    expect(postings?.y).toBeLessThan(body?.y ?? 0);
  });

  it('names the fields that a response is about, below the body and among the parameters', async () => {
    const { page, panel, body, edit, run, response } = await open('/docs/operations/updateDebtor/');
    await edit();
    await body.fill('{ "address": { "countryId": 999 } }');
    await panel.getByRole('radio', { name: 'curl' }).check();
    await run();
    await expect.poll(() => panel.locator('.form > .fields ul.error').textContent()).toContain('address.countryId');
    expect(await panel.locator('.editor mark').allTextContents()).toEqual(['"countryId"']);
    expect(await response.locator('ul.error').textContent()).toContain('address.countryId');
    await panel.getByRole('button', { name: 'address.countryId' }).click();
    expect(await body.evaluate((area) => (area as unknown as { selectionStart: number }).selectionStart)).toBe(15);
    await body.fill('{ "address": { "countryId": 1 } }');
    await panel.getByRole('button', { name: 'Run' }).click();
    await expect.poll(() => panel.locator('.form > .fields ul.error').textContent()).toBe('');

    const id = panel.getByLabel('id', { exact: false }).first();
    await id.fill('0');
    await run();
    await expect.poll(() => id.getAttribute('aria-invalid')).toBe('true');
    const message = await id.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${message}"]`).textContent()).not.toBe('');
  });

  it('shows a fault where a reader looks on a phone: below the status, and on the line of a list that is wrong', async () => {
    const { page, panel, body, edit, run, response } = await open(
      '/docs/operations/createDraftSalesInvoiceWithLines/',
      { phone: true },
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await edit();
    await body.fill(
      '{\n "debtorId": 1,\n "lines": [\n  {\n   "bookingType": "V", "salesTypeId": 3 },\n  { "bookingType": "V" }\n ]\n}',
    );
    await run();
    const [status, fault] = await Promise.all(
      [response.locator('.status'), response.locator('ul.error li').first()].map((part) => part.boundingBox()),
    );
    expect(await response.locator('ul.error').textContent()).toContain('lines[1].salesTypeId');
    expect((fault?.y ?? 0) - (status?.y ?? 0)).toBeLessThan(50);
    expect(fault?.y).toBeGreaterThan(60);
    expect((fault?.y ?? 0) + (fault?.height ?? 0)).toBeLessThan(844);
    expect(await panel.locator('.editor .wrong').allTextContents()).toEqual(['  { "bookingType": "V" }\n']);
  });

  it('sends to the sandbox that serves it, with its token, after the reader has chosen it', async () => {
    const { page, run, chooseServer } = await open();
    await chooseServer();
    const sent = page.waitForRequest((request) => request.url().endsWith('/v1/debtors') && request.method() === 'POST');
    await run();
    expect((await (await sent).allHeaders()).authorization).toBe('Bearer sandbox-demo-token');
    const { body } = await browser.sandbox.call('/v1/debtors?orderby=-id&pageSize=1');
    expect(body._data[0].name).toBe('Bakkerij Zonnestraal');
  });

  it('sends the token that a reader pastes, and keeps it nowhere', async () => {
    const { page, panel, run, chooseServer } = await open();
    await chooseServer();
    const { body } = await browser.sandbox.call('/_sandbox/tokens', {
      method: 'POST',
      body: '{ "user": "demo" }',
      headers: { 'content-type': 'application/json' },
    });
    await panel.getByLabel('Access token').fill(body.access_token);
    const sent = page.waitForRequest((request) => request.url().endsWith('/v1/debtors') && request.method() === 'POST');
    await run();
    expect((await (await sent).allHeaders()).authorization).toBe(`Bearer ${body.access_token}`);
    const stored = await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
    expect(stored).not.toContain(body.access_token);
  });

  it.each([900, 700])(
    'has Run in sight beside request and response, each with one scroll area, at %i px',
    async (height) => {
      const { page, panel, edit, run } = await open('/docs/operations/createSalesInvoiceWithLines/');
      await page.setViewportSize({ width: 1440, height });
      const expectInSight = async (): Promise<void> => {
        const button = await panel.getByRole('button', { name: 'Run' }).boundingBox();
        expect(button?.height).toBeGreaterThan(24);
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(height);
        const { bottom, scrolling } = await page.evaluate<{ bottom: number; scrolling: number }>(`(() => {
        const panel = document.querySelector('.request');
        const parts = [panel, ...panel.querySelectorAll('*')].filter((part) => part.checkVisibility());
        const scrolls = (part) =>
          part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY);
        return { bottom: panel.getBoundingClientRect().bottom, scrolling: parts.filter(scrolls).length };
      })()`);
        expect(bottom).toBeLessThanOrEqual(height);
        expect(scrolling).toBeLessThanOrEqual(2);
      };
      await expectInSight();
      await edit();
      await run();
      await panel.locator('.posting').waitFor();
      await expectInSight();
    },
  );

  it.each([
    ['createSalesInvoiceWithLines', 1440, 900],
    ['listDebtors', 1440, 700],
    ['createDebtor', 1600, 1010],
    ['createDebtor', 390, 844],
  ])(
    'cuts no line of code, marks each that wraps, and heads it with its request: %s, %i px',
    async (id, width, height) => {
      const { page, panel } = await open(`/docs/operations/${id}/`);
      await page.setViewportSize({ width, height });
      const lines = await page.evaluate<{ cut: string[]; unmarked: string[]; count: number }>(`(() => {
      const lines = [...document.querySelectorAll('.request .line')].filter((line) => line.checkVisibility());
      const isCut = (line) => {
        const view = line.closest('.view');
        const { top } = view.getBoundingClientRect();
        const end = top + view.clientTop + view.clientHeight;
        const box = line.getBoundingClientRect();
        return box.top < end - 1 && box.top + parseFloat(getComputedStyle(line).lineHeight) > end + 1;
      };
      const isUnmarked = (line) =>
        Math.abs(parseFloat(getComputedStyle(line, '::before').height) + parseFloat(getComputedStyle(line).lineHeight) - line.offsetHeight) > 1;
      const print = (lines) => lines.map(({ textContent }) => textContent);
      return { cut: print(lines.filter(isCut)), unmarked: print(lines.filter(isUnmarked)), count: lines.length };
    })()`);
      expect(lines).toEqual({ cut: [], unmarked: [], count: lines.count });
      expect(lines.count).toBeGreaterThan(10);
      expect(await panel.locator('.endpoint').textContent()).toMatch(/^(?:GET|POST)\/v1\/\w+$/);
    },
  );

  it.each(['createDebtor', 'listDebtors', 'deleteDebtor', 'finalizeDraft'])(
    'copies a command that runs as it is: %s',
    async (id) => {
      const folder = id === 'finalizeDraft' ? 'sandbox-controls' : 'operations';
      const { page, code } = await open(`/docs/${folder}/${id}/`);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await expect.poll(() => code('curl').textContent()).toContain(browser.sandbox.url);
      await code('curl').getByRole('button', { name: 'Copy' }).click();
      await code('curl').getByRole('button', { name: 'Copied' }).waitFor();
      const [request] = parseRequests(await page.evaluate<string>('navigator.clipboard.readText()')) ?? [];
      const { url = '', method = '', headers = {}, body = null } = request ?? {};
      expect((await fetch(url, { method, headers, body })).status).toBeLessThan(300);
    },
  );

  it('shows JSON in colors that can be copied', async () => {
    const { page, run, response } = await open();
    await run();
    expect(await response.getByLabel('Body').locator('span[class]').count()).toBeGreaterThan(10);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await response.getByRole('button', { name: 'Copy' }).click();
    await response.getByRole('button', { name: 'Copied' }).waitFor();
    expect(JSON.parse(await page.evaluate<string>('navigator.clipboard.readText()')).name).toBe('Bakkerij Zonnestraal');
  });

  it('sends the chosen administration and language', async () => {
    const { panel, edit, run, response } = await open('/docs/operations/listDebtors/');
    await edit();
    await panel.getByText('For every request').click();
    await panel.getByLabel('X-Tenant-Id').fill('3');
    await panel.getByLabel('Accept-Language').fill('nl');
    await run();
    expect(await response.locator('.status').textContent()).toBe('403');
    expect(await response.getByLabel('Body').textContent()).toContain('Administratie 3 bestaat niet');
  });

  it('asks before it writes to production', async () => {
    const { page, panel, run, chooseServer, response } = await open(panelPage.path, {
      expected: /requests https:\/\/api\./,
    });
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    };
    await page.route('https://api.accounting-platform.example/**', (route) =>
      route.fulfill({ status: 201, contentType: 'application/json', headers, body: '{ "id": 1 }' }),
    );
    await page.getByLabel('Server of the examples').locator('visible=true').selectOption('Production');
    await chooseServer();
    await panel.getByLabel('Access token').fill('a-token');
    const questions: string[] = [];
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await panel.getByRole('button', { name: 'Run' }).click();
    await expect.poll(() => questions).toEqual([expect.stringContaining('Production')]);
    expect(await response.count()).toBe(0);
    page.once('dialog', (dialog) => void dialog.accept());
    await run();
    expect(await response.getByLabel('Body').textContent()).toContain('"id": 1');
    await page.reload();
    expect(await panel.getByLabel('Access token').inputValue()).toBe('');
  });

  it('says why a server did not respond', async () => {
    const { page, panel, chooseServer } = await open('/docs/operations/listDebtors/', {
      expected: /requests https:|ERR_/,
    });
    await page.getByLabel('Server of the examples').locator('visible=true').selectOption('Production');
    await chooseServer();
    await panel.getByRole('button', { name: 'Run' }).click();
    await panel
      .getByText('https://api.accounting-platform.example did not respond, or does not allow this site')
      .waitFor();
  });

  it('works by keyboard alone', async () => {
    const { page, panel, response } = await open();
    await panel.getByRole('radio', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowLeft');
    await panel.locator('textarea').waitFor();
    const isAt = (selector: string) => page.evaluate<boolean>(`document.activeElement.matches('${selector}')`);
    const tabTo = async (selector: string) => {
      for (let step = 0; step < 10 && !(await isAt(selector)); step += 1) await page.keyboard.press('Tab');
    };
    await tabTo('textarea');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.insertText(',\n  "phone": "020 123 45 67"');
    await tabTo('.run-request');
    await page.keyboard.press('Enter');
    await response.waitFor();
    expect(await response.getByLabel('Body').textContent()).toContain('020 123 45 67');
  });

  it('is printed as code and response, without anything to press', async () => {
    const { page, panel, code, run } = await open();
    await run();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(':is(button, select, input, textarea):visible').count()).toBe(0);
    expect(await code('curl').isVisible()).toBe(true);
    expect(await panel.locator('.response').isVisible()).toBe(true);
  });

  it('uploads a chosen file, and saves the file of a response', async () => {
    const { panel, edit, run, response } = await open('/docs/operations/uploadInboxFile/');
    await edit();
    await run();
    expect(await response.locator('.status').textContent()).toBe('201');
    await panel
      .locator('input[type="file"]')
      .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') });
    await run();
    await expect.poll(() => response.locator('.status').textContent()).toBe('400');
    const download = await open('/docs/operations/downloadFile/');
    await download.run();
    await download.panel.getByRole('link', { name: 'Save document.pdf' }).waitFor();
  });
});
