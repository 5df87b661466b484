/** The folder of the site, whatever its path on the host. */
export const root = new URL(import.meta.url.replace(/_astro\/.*/, ''));

/** Where the pages of a visit remember that it has a sandbox. */
export const VISIT = 'sandbox-visit';

/** Texts by name. */
export interface Store {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
  /** Whether the browser stores nothing, so that the texts are those of this page only. */
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

/** What a visitor has chosen. */
export const settings = createStore(() => localStorage);

/** What belongs to one tab. */
export const session = createStore(() => sessionStorage);
