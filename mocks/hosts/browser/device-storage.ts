/** The database of a sandbox on the device of the visitor. */
export interface DeviceStorage {
  /** Returns the bytes of the last save; undefined before the first. */
  readonly load: () => Uint8Array | undefined;
  readonly save: (image: Uint8Array) => void;
  readonly clear: () => void;
  /** Closes the files, and lets other tabs have them. */
  readonly close: () => void;
}

/** A file that is open for this worker only. */
interface FileHandle {
  readonly getSize: () => number;
  readonly read: (bytes: Uint8Array, options: { readonly at: number }) => number;
  readonly write: (bytes: Uint8Array, options: { readonly at: number }) => number;
  readonly truncate: (size: number) => void;
  readonly flush: () => void;
  readonly close: () => void;
}

interface Directory {
  readonly getDirectoryHandle: (name: string, options: { readonly create: true }) => Promise<Directory>;
  readonly getFileHandle: (
    name: string,
    options: { readonly create: true },
  ) => Promise<{ readonly createSyncAccessHandle: () => Promise<FileHandle> }>;
}

interface Device {
  readonly storage: { readonly getDirectory: () => Promise<Directory> };
  readonly locks: {
    readonly request: (
      name: string,
      options: { readonly signal: AbortSignal },
      work: () => Promise<unknown>,
    ) => Promise<unknown>;
  };
}

/** The folder with the stored database. */
export const DEVICE_FOLDER = 'accounting-sandbox';

/** How long a page that was just left may still have the lock. */
const LOCK_TIMEOUT_MS = 1000;

/** Bytes before the image: its number and its length. */
const HEADER_LENGTH = 16;

/**
 * Opens the storage of this device (OPFS). Only one tab at a time has it.
 *
 * @returns undefined when another tab has it.
 */
export async function openDeviceStorage(): Promise<DeviceStorage | undefined> {
  const { storage, locks } = (globalThis as unknown as { readonly navigator: Device }).navigator;
  const release = await acquireLock(locks);
  if (!release) return undefined;
  const folder = await (await storage.getDirectory()).getDirectoryHandle(DEVICE_FOLDER, { create: true });
  const open = async (name: string) => (await folder.getFileHandle(name, { create: true })).createSyncAccessHandle();
  const files = createAlternatingFiles(await open('a.sqlite'), await open('b.sqlite'));
  return {
    ...files,
    close() {
      files.close();
      release();
    },
  };
}

/** Takes the lock until the worker ends. Resolves with a function that releases it earlier; undefined when another has it. */
function acquireLock(locks: Device['locks']): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
    locks.request(DEVICE_FOLDER, { signal }, hold).catch(() => resolve(undefined));
  });
}

/**
 * Stores images in two files in turn. An image counts once its header is written, which comes last, so a crash while one is
 * saved leaves the one before it.
 */
function createAlternatingFiles(...files: readonly [FileHandle, FileHandle]): DeviceStorage {
  const slots = files.map((file) => ({ file, header: readHeader(file) }));

  /** The newest image first. */
  const sort = () => slots.sort((a, b) => b.header.number - a.header.number);

  function write(slot: (typeof slots)[number], header: Header): void {
    writeHeader(slot.file, header);
    slot.header = header;
  }

  return {
    load() {
      const [newest] = sort();
      if (!newest || newest.header.number === 0) return undefined;
      const image = new Uint8Array(newest.header.length);
      newest.file.read(image, { at: HEADER_LENGTH });
      return image;
    },
    save(image) {
      const [newest, oldest] = sort();
      if (!newest || !oldest) return;
      write(oldest, NO_IMAGE);
      oldest.file.write(image, { at: HEADER_LENGTH });
      oldest.file.truncate(HEADER_LENGTH + image.length);
      oldest.file.flush();
      write(oldest, { number: newest.header.number + 1, length: image.length });
    },
    clear() {
      for (const slot of slots) write(slot, NO_IMAGE);
    },
    close() {
      for (const { file } of slots) file.close();
    },
  };
}

interface Header {
  /** Increases with each image; 0 for none. */
  readonly number: number;
  readonly length: number;
}

const NO_IMAGE: Header = { number: 0, length: 0 };

function readHeader(file: FileHandle): Header {
  const view = new DataView(new ArrayBuffer(HEADER_LENGTH));
  if (file.getSize() < HEADER_LENGTH) return NO_IMAGE;
  file.read(new Uint8Array(view.buffer), { at: 0 });
  return { number: view.getFloat64(0), length: view.getFloat64(8) };
}

function writeHeader(file: FileHandle, { number, length }: Header): void {
  const view = new DataView(new ArrayBuffer(HEADER_LENGTH));
  view.setFloat64(0, number);
  view.setFloat64(8, length);
  file.write(new Uint8Array(view.buffer), { at: 0 });
  file.flush();
}
