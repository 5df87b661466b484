import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { staticPages } from './pages.ts';

const browser = useBrowser();

it.each(staticPages)(
  'the page $name on a phone has no horizontal scrolling and a large enough text',
  async ({ path }) => {
    const { page } = await browser.visit(path, { phone: true });
    const [width, screen, size] = await page.evaluate<[number, number, string]>(
      '[document.documentElement.scrollWidth, innerWidth, getComputedStyle(document.body).fontSize]',
    );
    expect(screen).toBe(360);
    expect(width).toBeLessThanOrEqual(screen);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  },
);
