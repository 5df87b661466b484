import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const browser = useBrowser();

const PAGES = [
  '',
  'guides/getting-started/',
  'operations/createDraftSalesInvoiceWithLines/',
  'operations/listDebtors/',
];
const visit = async (path: string): Promise<Page> => (await browser.visit(`/docs/${path}`)).page;

/** Describes the focused element: its name, and if a reader sees it and its focus. */
const FOCUSED = `(() => {
  const element = document.activeElement;
  const shown = element.matches('input[type="radio"]') ? element.closest('label') ?? element : element;
  const isMarked = [element, shown].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  const { width, height } = shown.getBoundingClientRect();
  return { name: element.outerHTML.slice(0, 120), isMarked: element === document.body || (isMarked && width > 0 && height > 0) };
})()`;

interface Focused {
  readonly name: string;
  readonly isMarked: boolean;
}

describe('the keyboard', () => {
  it.each(PAGES)('reaches the end of the page /%s, and marks what it is on', async (path) => {
    const page = await visit(path);
    const links = await page.locator('.site-links a').count();
    const unmarked: string[] = [];
    let last = '';
    for (let count = 0; count < 300 && !last.includes('Terms'); count += 1) {
      await page.keyboard.press('Tab');
      const { name, isMarked } = await page.evaluate<Focused>(FOCUSED);
      if (!isMarked) unmarked.push(name);
      last = name;
    }
    expect(links).toBeGreaterThan(2);
    expect(last).toContain('Terms');
    expect(unmarked).toEqual([]);
  });

  it('skips the menu with the first press, and runs a request', async () => {
    const page = await visit('operations/listDebtors/');
    await page.keyboard.press('Tab');
    expect((await page.evaluate<Focused>(FOCUSED)).name).toContain('Skip to content');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Run', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.response .status').waitFor();
    expect(await page.locator('.response .status').textContent()).toBe('200');
  });

  it('opens the search, and returns to where it was when the search closes', async () => {
    const page = await visit('operations/listDebtors/');
    const run = page.getByRole('button', { name: 'Run', exact: true });
    await run.focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill('vat');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(
      await run.evaluate((element: unknown) => (element as { matches: (by: string) => boolean }).matches(':focus')),
    ).toBe(true);
  });
});

/** Visible controls that are in part beyond the right of the screen, and the part of it that the header covers. */
const OVERFLOW = `(() => {
  const controls = [...document.querySelectorAll('header *, main button, main select, main input, main summary, .tabs > label')];
  const outside = controls.filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1);
  return {
    outside: outside.map((element) => element.outerHTML.slice(0, 100)),
    width: document.documentElement.scrollWidth,
    covered: document.querySelector('header').getBoundingClientRect().height / innerHeight,
  };
})()`;

it.each(PAGES)(
  'the page /%s at four times its size has every control on the screen, and most of it for the text',
  async (path) => {
    const page = await visit(path);
    // A window of 1,280 by 1,024.
    await page.setViewportSize({ width: 320, height: 256 });
    const { outside, width, covered } = await page.evaluate<{ outside: string[]; width: number; covered: number }>(
      OVERFLOW,
    );
    expect(outside).toEqual([]);
    expect(width).toBeLessThanOrEqual(320);
    expect(covered).toBeLessThan(0.3);
  },
);

/** Moving parts of a page: elements with an animation or a transition that takes time, and slow jumps to an anchor. */
const MOVING = `[
  ...[...document.querySelectorAll('*')].filter((element) => {
    const { animationDuration, animationTimingFunction, animationName, transitionDuration, transitionProperty } = getComputedStyle(element);
    const isStep = animationTimingFunction.startsWith('steps') || animationName === 'none';
    const isColor = /^(?:none|color|background-color|opacity)$/.test(transitionProperty);
    return (!isStep && parseFloat(animationDuration) > 0) || (!isColor && parseFloat(transitionDuration) > 0);
  }).map((element) => element.outerHTML.slice(0, 100)),
  ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['scrolling'] : []),
]`;

it.each(PAGES)('nothing moves on the page /%s for a reader who wants less motion', async (path) => {
  const page = await visit(path);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate<string[]>(MOVING)).toEqual([]);
});

const style = (page: Page, selector: string, property: string): Promise<string> =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}'))['${property}']`);

it('forced colors show what is chosen, where the reader is, and what is a button', async () => {
  const page = await visit('operations/listDebtors/');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await style(page, '.tabs > label:has(:checked)', 'textDecorationLine')).toBe('underline');
  expect(await style(page, '.tabs > label:not(:has(:checked))', 'textDecorationLine')).toBe('none');
  const current = 'nav[aria-label="Main"] li a[aria-current="page"]';
  expect(await style(page, current, 'outlineStyle')).toBe('solid');
  expect(await style(page, current, 'outlineColor')).not.toMatch(/, 0\)$/);
  expect(await style(page, 'nav[aria-label="Main"] li a:not([aria-current])', 'outlineStyle')).toBe('none');
  for (const button of ['.run-request', 'button.search']) {
    expect(await style(page, button, 'borderTopStyle'), button).toBe('solid');
    expect(await style(page, button, 'borderTopColor'), button).not.toBe(await style(page, button, 'backgroundColor'));
  }
});

/** What can be pressed, and blocks of which a part is not printed. */
const PRINTED = `(() => {
  const visible = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
  const isCut = (element) => /auto|scroll|hidden/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
  return {
    pressed: visible.filter((element) => element.matches('button, select, input')).map((element) => element.outerHTML.slice(0, 100)),
    cut: visible.filter((element) => isCut(element) && !element.matches('.sr-only')).map((element) => element.outerHTML.slice(0, 100)),
    text: document.querySelector('main').innerText.length,
  };
})()`;

it.each(PAGES)('the page /%s on paper has all of its code, and nothing to press', async (path) => {
  const page = await visit(path);
  await page.emulateMedia({ media: 'print' });
  const { pressed, cut, text } = await page.evaluate<{ pressed: string[]; cut: string[]; text: number }>(PRINTED);
  expect(pressed).toEqual([]);
  expect(cut).toEqual([]);
  expect(text).toBeGreaterThan(300);
});
