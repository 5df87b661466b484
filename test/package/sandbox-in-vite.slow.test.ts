import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, createServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { packSandbox } from '../../mocks/package/sandbox-package.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useChromium } from '../support/chromium.ts';
import { installIntoEmptyProject, type Project } from '../support/consumer-project.ts';
import { useFolder } from '../support/folders.ts';

/** A front end whose tests need a platform, as a partner builds it: Vite, Mock Service Worker, and the packed sandbox. */

const ORIGIN = 'https://api.accounting-platform.example';

/** Writes the name of the first debtor into the page. */
const showDebtor = `
const response = await get('${ORIGIN}/v1/debtors?pageSize=1', { headers: { authorization: 'Bearer sandbox-demo-token' } });
const { _data } = await response.json();
document.querySelector('h1').textContent = _data[0].name;
`;

const programs: Readonly<Record<string, string>> = {
  'in the page, with Mock Service Worker': `
import { createBrowserSandbox } from '@accounting-platform/sandbox/browser';
import { createSandboxHandlers } from '@accounting-platform/sandbox/msw';
import { setupWorker } from 'msw/browser';

const sandbox = await createBrowserSandbox({ origin: '${ORIGIN}' });
await setupWorker(...createSandboxHandlers(sandbox)).start({ onUnhandledRequest: 'bypass', quiet: true });
const get = fetch;
${showDebtor}`,
  'in a worker': `
import { startWorkerSandbox } from '@accounting-platform/sandbox/browser';

const sandbox = await startWorkerSandbox({ origin: '${ORIGIN}' });
const get = sandbox.fetch;
${showDebtor}`,
};

const browser = await useChromium();
const work = useFolder();
let project: Project;

beforeAll(async () => {
  await packSandbox(join(work, 'sandbox'));
  const msw = join(repository, 'node_modules', 'msw');
  project = await installIntoEmptyProject(join(work, 'sandbox'), [msw]);
  await mkdir(join(project.folder, 'public'));
  const serviceWorker = 'mockServiceWorker.js';
  await cp(join(msw, 'lib', serviceWorker), join(project.folder, 'public', serviceWorker));
});
afterAll(async () => {
  await project?.remove();
});

/** Opens the page, and returns its heading once the program has set it. */
async function readHeading(url: string): Promise<string> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('response', (response) => {
    if (!response.ok()) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(url);
  const heading = page.locator('h1:not(:empty)');
  await expect.poll(async () => (await heading.count()) + problems.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  return String(await heading.textContent());
}

describe.each(Object.entries(programs))('the packed sandbox %s', (_name, program) => {
  const configure = () => ({ root: project.folder, configFile: false, logLevel: 'warn' }) as const;

  beforeAll(async () => {
    await writeFile(join(project.folder, 'index.html'), '<h1></h1><script type="module" src="main.js"></script>');
    await writeFile(join(project.folder, 'main.js'), program);
  });

  it('works in the development server of Vite', async () => {
    const server = await createServer({ ...configure(), server: { port: 0 } });
    onTestFinished(() => server.close());
    await server.listen();
    expect(await readHeading(server.resolvedUrls?.local[0] ?? '')).toBe('Bakkerij Zonnestraal');
  });

  it('works in what Vite builds', async () => {
    await build({ ...configure(), base: './' });
    const server = await preview({ ...configure(), preview: { port: 0 } });
    onTestFinished(() => server.close());
    expect(await readHeading(server.resolvedUrls?.local[0] ?? '')).toBe('Bakkerij Zonnestraal');
  });
});
