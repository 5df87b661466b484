import { attempt, enable, FORBIDS_WASM, Refusal } from './shared.ts';

/** Opens the search, https://pagefind.app, which is loaded when a reader first uses it. */

interface SearchDialog extends HTMLElement {
  readonly open: () => void;
}

declare global {
  interface Window {
    readonly PagefindComponents: { readonly configureInstance: (name: string, options: object) => void };
  }
}

const folder = new URL(import.meta.url.replace(/_astro\/.*/, 'pagefind/'));

/**
 * Frequent words and long pages count little: the page about a word is more useful than those that repeat it. The words are
 * those of `site/content/search-words.ts`.
 */
const ranking = {
  pageLength: 0.1,
  termFrequency: 0.1,
  termSaturation: 2,
  termSimilarity: 9,
  metaWeights: { title: 12, words: 4 },
};

async function loadSearch(): Promise<SearchDialog> {
  await Promise.all([
    addElement('link', { rel: 'stylesheet', href: new URL('pagefind-component-ui.css', folder).href }),
    addElement('script', { src: new URL('pagefind-component-ui.js', folder).href }),
  ]);
  window.PagefindComponents.configureInstance('default', { bundlePath: folder.pathname, ranking });
  const dialog = document.createElement('pagefind-modal') as SearchDialog;
  document.body.append(dialog);
  return dialog;
}

/** Adds an element to the head, and waits until its file is loaded. */
const addElement = (name: string, attributes: object): Promise<unknown> =>
  new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement(name), attributes, { onload, onerror }));
  });

let search: Promise<SearchDialog> | undefined;

const openSearch = (): Promise<void> =>
  attempt(document.querySelector('header') as HTMLElement, async () => {
    search ??= checkPolicy()
      .then(loadSearch)
      .catch((error: unknown) => {
        search = undefined;
        throw error;
      });
    (await search).open();
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
