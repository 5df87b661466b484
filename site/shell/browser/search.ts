import { create } from '../../../mocks/insight/pages/inspector/browser/dom.js';
import { getFirstSentence } from '../../content/markdown.ts';
import type { Entry, SearchIndex } from '../../search/search.ts';
import { attempt, enable, root } from './shared.ts';

const MAX_RESULTS = 12;

async function loadSearch(): Promise<HTMLDialogElement> {
  const [{ createSearch }, index] = await Promise.all([
    import('../../search/search.ts'),
    fetch(new URL('search-index.json', root)).then((response) => response.json() as Promise<SearchIndex>),
  ]);
  const find = createSearch(index);
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
  input.addEventListener('input', () => {
    // A page once, at its best section.
    const pages = Map.groupBy(find(input.value), ({ id }) => id.replace(/#.*/, ''));
    const best = [...pages.values()].slice(0, MAX_RESULTS).flatMap(([entry]) => entry ?? []);
    list.replaceChildren(...best.map(createResult));
    status.textContent = describe(input.value, best.length);
  });
  dialog.addEventListener('keydown', (event) => move(event, [input, ...list.querySelectorAll('a')]));
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  return dialog;
}

const HINT = 'A field, a status, a word in English or Dutch, or what you want to do';

const describe = (text: string, count: number): string => {
  if (text.trim() === '') return HINT;
  return count === 1 ? '1 result' : `${count} results`;
};

function createResult({ id, title, kind, text }: Entry): HTMLElement {
  const [page = '', section] = id.split('#');
  const href = `${new URL(page === 'index' ? '' : `${page}/`, root).pathname}${section === undefined ? '' : `#${section}`}`;
  const about = create('p', {}, getFirstSentence(text).replaceAll('`', ''));
  return create('a', { href }, create('b', {}, title), ' ', create('small', {}, kind), about);
}

/** Moves between the input and the results with the arrows, opens the first result with Enter, and closes with Escape. */
function move(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const index = stops.indexOf(document.activeElement as HTMLElement);
  if (event.key === 'Enter' && index === 0) stops[1]?.click();
  // A browser would clear the input first.
  if (event.key === 'Escape') stops[0]?.closest('dialog')?.close();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  stops[index + step]?.focus();
}

let search: Promise<HTMLDialogElement> | undefined;

const openSearch = (): Promise<void> =>
  attempt(document.querySelector('header') as HTMLElement, async () => {
    search ??= loadSearch().catch((error: unknown) => {
      search = undefined;
      throw error;
    });
    (await search).showModal();
  });

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
