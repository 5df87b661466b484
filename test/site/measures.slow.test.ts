import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { useBrowser, type Visit } from '../support/browser.ts';
import { guidePage, homePage, operationPage } from './pages.ts';

const browser = useBrowser();

/** Milliseconds of each visit, by measure. They are printed only. */
const times: Record<string, number[]> = {};
const kilobytes: Record<string, number> = {};

afterAll(() => {
  for (const [name, measured] of Object.entries(times)) {
    process.stdout.write(
      `${name.padEnd(30)}${median(measured).toFixed(0).padStart(5)} ms   ${kilobytes[name]?.toFixed(0).padStart(4)} kB\n`,
    );
  }
});

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Records the time until something is visible, and the transferred bytes. */
async function measure(name: string, visit: Visit, visible: () => Promise<number>): Promise<number> {
  times[name] = [...(times[name] ?? []), await visible()];
  await visit.page.waitForLoadState('networkidle');
  kilobytes[name] = (await visit.transferred()) / 1000;
  return kilobytes[name];
}

/** The milliseconds from the request until the page is painted and loaded. */
const paintedAndLoaded = `new Promise((resolve) => {
  const check = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (navigation.loadEventEnd > 0 && paint) resolve(Math.max(navigation.loadEventEnd, paint.startTime));
    else setTimeout(check, 5);
  };
  check();
})`;

/** The milliseconds from the press of the first button that runs a command until its response is shown. */
const pressedAndResponded = `new Promise((resolve) => {
  const slot = document.querySelector('.run');
  const begun = performance.now();
  const check = () => slot.querySelector('.response') && resolve(performance.now() - begun);
  new MutationObserver(check).observe(slot, { childList: true, subtree: true });
  slot.querySelector('button').click();
})`;

/** 1.6 Mbit/s, in bytes per second. */
const slowNetwork = { downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function slowDown({ page }: Visit): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...slowNetwork });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

it.each([
  ['', 5],
  ['slow phone, ', 1],
])('the sandbox in the page %sresponds to the first press of a button', async (name, rounds) => {
  for (let round = 0; round < rounds; round += 1) {
    const visit = await browser.open({ phone: name !== '' });
    await visit.goto('/docs/try/');
    await visit.page.waitForLoadState('networkidle');
    if (name !== '') await slowDown(visit);
    await measure(`${name}first response`, visit, () => visit.page.evaluate<number>(pressedAndResponded));
    expect(await visit.page.locator('.response').first().textContent()).toContain('"totalCount": 32');
  }
});

describe('the transferred size', () => {
  it('of the home page is less than 60 kB', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visit = await browser.visit(homePage.path);
      const size = await measure('home page, usable', visit, () => visit.page.evaluate<number>(paintedAndLoaded));
      expect(size).toBeGreaterThan(1);
      expect(size).toBeLessThan(60);
    }
  });

  // The times of a slow phone are printed too; a busy machine makes them longer.
  it.each([homePage, guidePage, operationPage])('on a slow phone: $name', async (shown) => {
    const visit = await browser.open({ phone: true, ...shown });
    await slowDown(visit);
    const size = await measure(`slow phone, ${shown.name}`, visit, async () => {
      const begun = performance.now();
      await visit.page.goto(`${browser.sandbox.url}${shown.path}`, { waitUntil: 'commit' });
      await visit.page.locator(shown.readable).first().waitFor();
      return performance.now() - begun;
    });
    expect(size).toBeGreaterThan(1);
  });

  it.each([guidePage, operationPage])('of the page $name is less than 200 kB', async ({ name, path }) => {
    const visit = await browser.visit(path);
    const size = await measure(name, visit, () => visit.page.evaluate<number>(paintedAndLoaded));
    expect(size).toBeGreaterThan(1);
    expect(size).toBeLessThan(200);
  });
});

describe('the site', () => {
  const site = join(repository, 'generated', 'site');
  const files = globSync('**/*', { cwd: site }).filter((name) => statSync(join(site, name)).isFile());

  it('takes at most 40 MB in 1,500 files', () => {
    const megabytes = files.reduce((sum, name) => sum + statSync(join(site, name)).size, 0) / 1e6;
    process.stdout.write(`the site: ${megabytes.toFixed(1)} MB in ${files.length} files\n`);
    expect(files.length).toBeLessThan(1500);
    expect(megabytes).toBeLessThanOrEqual(40);
  });

  it('has no page with more than 4,000 elements', () => {
    const pages = files.filter((name) => name.endsWith('index.html'));
    const large = pages.filter((name) => (readFileSync(join(site, name), 'utf8').match(/<[a-z]/g)?.length ?? 0) > 4000);
    expect(pages.length).toBeGreaterThan(250);
    expect(large).toEqual([]);
  });
});
