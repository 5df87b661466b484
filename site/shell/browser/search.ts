import { create } from '../../../mocks/insight/pages/inspector/browser/dom.js';
import { normalizeQuery, type SearchIndex } from '../../run/search-query.ts';
import { attempt, enable, FORBIDS_WASM, Refusal, root } from './shared.ts';

/** The search, https://pagefind.app, which is loaded when a reader first uses it. */
interface Pagefind {
  readonly options: (options: object) => Promise<void>;
  readonly init: () => Promise<void>;
  /** Returns null when another search has followed. */
  readonly debouncedSearch: (text: string, options: object, delayMs: number) => Promise<{ results: Match[] } | null>;
}

interface Match {
  readonly score: number;
  readonly data: () => Promise<Page>;
}

interface Page {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
}

const folder = new URL(import.meta.url.replace(/_astro\/.*/, 'pagefind/'));

/**
 * Frequent words and long pages count little: the page about a word is more useful than those that repeat it. The words are
 * those of `site/content/search-words.ts`.
 */
const RANKING = {
  pageLength: 0.1,
  termFrequency: 0.1,
  termSaturation: 2,
  termSimilarity: 9,
  metaWeights: { title: 12, words: 4 },
};

/** The lowest score of a result. */
const MIN_SCORE = 0.03;

const MAX_RESULTS = 12;
const DELAY_MS = 120;

async function loadSearch(): Promise<HTMLDialogElement> {
  const [pagefind, index] = await Promise.all([
    import(/* @vite-ignore */ new URL('pagefind.js', folder).href) as Promise<Pagefind>,
    fetch(new URL('search-index.json', root)).then((response) => response.json() as Promise<SearchIndex>),
  ]);
  await pagefind.options({ bundlePath: folder.pathname, ranking: RANKING });
  await pagefind.init();
  const input = create('input', { type: 'search', 'aria-label': 'Search', placeholder: 'Search' }) as HTMLInputElement;
  const status = create('p', { role: 'status' }, HINT);
  const list = create('div');
  const dialog = create(
    'dialog',
    { class: 'search-window', 'aria-label': 'Search' },
    input,
    status,
    list,
  ) as HTMLDialogElement;
  input.addEventListener('input', async () => {
    const text = input.value;
    const found = await pagefind.debouncedSearch(text, {}, DELAY_MS).catch(() => undefined);
    if (found === null) return;
    const first = listFirst(index, text);
    const others = await listOthers(found?.results ?? [], text);
    const urls = new Set(first.map(({ url }) => url));
    const pages = [...first, ...others.filter(({ url }) => !urls.has(url))].slice(0, MAX_RESULTS);
    list.replaceChildren(...pages.map(createResult));
    status.textContent = describe(text, pages.length, found !== undefined);
  });
  dialog.addEventListener('keydown', (event) => move(event, [input, ...list.querySelectorAll('a')]));
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  return dialog;
}

/** A page as a result, with a sentence about it or with the words around what was found, as HTML. */
type Result = Omit<SearchIndex['pages'][number], 'text'> & { readonly text?: string; readonly excerpt?: string };

/** Lists the pages that are about what a reader types, word for word. */
const listFirst = ({ pages, words }: SearchIndex, text: string): readonly Result[] =>
  (words[normalizeQuery(text)] ?? []).flatMap((index) => {
    const page = pages[index];
    return page ? [{ ...page, url: new URL(page.url, root).pathname }] : [];
  });

/** Lists the pages with the words, of which Pagefind also finds parts: `pay` for `payroll`. */
async function listOthers(matches: readonly Match[], text: string): Promise<readonly Result[]> {
  const good = matches.filter(({ score }) => score >= MIN_SCORE).slice(0, MAX_RESULTS);
  const pages = await Promise.all(good.map((match) => match.data()));
  const starts = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.slice(0, MIN_COMMON));
  return pages
    .filter(({ excerpt }) => {
      const marked = excerpt.toLowerCase().match(/(?<=<mark>)[^<]+/g) ?? [];
      return marked.some((word) => starts.some((start) => word.includes(start)));
    })
    .map(({ url, excerpt, meta: { title = '', kind = '' } }) => ({ url, title, kind, excerpt: `… ${excerpt} …` }));
}

/** The letters that a word of a page has in common with one that a reader types. */
const MIN_COMMON = 5;

const HINT = 'A field, a status, a word in English or Dutch, or what you want to do';

const describe = (text: string, count: number, isLoaded: boolean): string => {
  if (!isLoaded) return 'A file of the search did not load. Check your connection, and type again.';
  if (text.trim() === '') return HINT;
  return count === 1 ? '1 result' : `${count} results`;
};

function createResult({ url, title, kind, text = '', excerpt }: Result): HTMLElement {
  const about = create('p', {}, text);
  // Pagefind escapes the text, and marks the words that were found.
  if (excerpt) about.innerHTML = excerpt;
  return create('a', { href: url }, create('b', {}, title), ' ', create('small', {}, kind), about);
}

/** Moves between the input and the results with the arrows; Enter in the input opens the first result. */
function move(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const index = stops.indexOf(document.activeElement as HTMLElement);
  if (event.key === 'Enter' && index === 0) stops[1]?.click();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  stops[index + step]?.focus();
}

let search: Promise<HTMLDialogElement> | undefined;

const openSearch = (): Promise<void> =>
  attempt(document.querySelector('header') as HTMLElement, async () => {
    search ??= checkPolicy()
      .then(loadSearch)
      .catch((error: unknown) => {
        search = undefined;
        throw error;
      });
    (await search).showModal();
  });

/**
 * Compiles the smallest module. Where that is forbidden, the search would wait for ever.
 *
 * @throws Refusal
 */
async function checkPolicy(): Promise<void> {
  await WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).catch(() => {
    throw new Refusal(`The search needs WebAssembly, which ${FORBIDS_WASM}`);
  });
}

document.querySelector('button.search')?.addEventListener('click', openSearch);
window.addEventListener('keydown', (event) => {
  const isShortcut = (event.ctrlKey || event.metaKey) && event.key === 'k';
  const isSlash =
    event.key === '/' && !(event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
  if (!isShortcut && !isSlash) return;
  event.preventDefault();
  void openSearch();
});

enable('search');
