/** The data of a visit, as the browser stores it from one page to the next. */
interface SavedState {
  readonly visit: string;
  /** The database. */
  readonly image: Uint8Array;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** A visit that has not written for so long, in milliseconds, is over. */
const MAX_AGE = 24 * 60 * 60 * 1000;

const STORE = 'visits';

/** Loads the database of a visit, and removes those of visits that are over. */
export async function loadImage(visit: string): Promise<Uint8Array | undefined> {
  const states = await withStore('readonly', (store) => store.getAll() as IDBRequest<SavedState[]>);
  const isOver = (state: SavedState): boolean => state.visit !== visit && Date.now() - state.savedAt > MAX_AGE;
  for (const state of states.filter(isOver)) await removeImage(state.visit);
  return states.find((state) => state.visit === visit)?.image;
}

export const saveImage = (visit: string, image: Uint8Array): Promise<unknown> =>
  withStore('readwrite', (store) => store.put({ visit, image, savedAt: Date.now() } satisfies SavedState));

const removeImage = (visit: string): Promise<unknown> => withStore('readwrite', (store) => store.delete(visit));

async function withStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await toPromise(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('sandbox-in-page', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'visit' });
  return toPromise(request);
}

const toPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
