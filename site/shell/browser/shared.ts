/** The folder of the site, whatever its path on the host. */
export const root = new URL(import.meta.url.replace(/_astro\/.*/, ''));

/** Shows the controls of a script, by its name. They are hidden until it has run. */
export function enable(script: string): void {
  for (const control of document.querySelectorAll(`[data-needs="${script}"]`)) control.removeAttribute('data-needs');
}

/** Creates the button that copies the block of code around it, see `copy.ts`. Its label is no text of the block. */
export const createCopyButton = (): HTMLElement =>
  Object.assign(document.createElement('button'), { type: 'button', className: 'copy-code', ariaLabel: 'Copy' });

/** Does what a control is for. When that fails, a sentence in the slot says why. */
export async function attempt(slot: Element, work: () => Promise<unknown>): Promise<void> {
  slot.querySelector(':scope > .failure')?.remove();
  await work().catch((error: unknown) => {
    reportError(error);
    const failure = { className: 'failure', role: 'alert', textContent: NOT_LOADED };
    slot.append(Object.assign(document.createElement('p'), failure));
  });
}

export const FORBIDS_WASM =
  "the policy of this host forbids (Content-Security-Policy: script-src without 'wasm-unsafe-eval').";

export const NOT_LOADED = 'A file of this site did not load. Check your connection, and reload the page.';

/** Where the pages of a visit remember what it has sent to the sandbox. */
export const VISIT = 'sandbox-recorded';

/** Texts by name. */
export interface Store {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
  /** True when the browser stores nothing: the texts live as long as the page. */
  readonly isBlocked: boolean;
}

/** Creates a store of the browser; one in memory where the visitor has blocked it. */
function createStore(open: () => Storage): Store {
  const texts = new Map<string, string>();
  let storage: Storage | undefined;
  try {
    storage = open();
  } catch {
    // Reading the property throws already.
  }
  return {
    get: (name) => (storage ? storage.getItem(name) : (texts.get(name) ?? null)),
    set: (name, text) => (storage ? storage.setItem(name, text) : void texts.set(name, text)),
    remove: (name) => (storage ? storage.removeItem(name) : void texts.delete(name)),
    isBlocked: storage === undefined,
  };
}

/** Choices of a visitor. */
export const settings = createStore(() => localStorage);

/** Data of a single tab. */
export const session = createStore(() => sessionStorage);
