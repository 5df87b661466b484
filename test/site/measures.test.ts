import { afterAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from '../support/browser.ts';
import { referencePage, startPage } from './pages.ts';

const browser = useBrowser();

/** Milliseconds, one a visit, by what was measured. No test depends on them; they are printed. */
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

/** Notes how long it takes until something is there, and what came over the network for it. */
async function measure(name: string, visit: Visit, visible: () => Promise<number>): Promise<number> {
  times[name] = [...(times[name] ?? []), await visible()];
  await visit.page.waitForLoadState('networkidle');
  kilobytes[name] = visit.transferred() / 1000;
  return kilobytes[name];
}

/** When the browser had painted the page and loaded all of it, in milliseconds since it was asked for. */
const paintedAndLoaded = `new Promise((done) => {
  const look = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (navigation.loadEventEnd > 0 && paint) done(Math.max(navigation.loadEventEnd, paint.startTime));
    else setTimeout(look, 5);
  };
  look();
})`;

describe('what comes over the network', () => {
  it('is less than 60 kB for the start page', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visit = await browser.visit(startPage.path);
      const size = await measure('start page, usable', visit, () => visit.page.evaluate<number>(paintedAndLoaded));
      expect(size).toBeGreaterThan(1);
      expect(size).toBeLessThan(60);
    }
  });

  it('is less than 1.2 MB for the reference, compressed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const visit = await browser.open();
      const size = await measure('reference, operation readable', visit, async () => {
        const begun = performance.now();
        await visit.goto(referencePage.path);
        await visit.page.locator(referencePage.readable).first().waitFor();
        return performance.now() - begun;
      });
      expect(size).toBeGreaterThan(100);
      expect(size).toBeLessThan(1200);
    }
  });
});
