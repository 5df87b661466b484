import type { Reading } from './flatness.ts';
import type { Inspector, Memory } from './inspector.ts';

/** The memory of a process over the time of a load. */
export interface Watched {
  /** After collections. */
  readonly readings: readonly Reading[];
  /** The largest resident memory of all seconds, in megabytes. */
  readonly peak: number;
}

const megabyte = 1_048_576;

/**
 * Reads memory each second until it is told to stop, and now and then what is left after a collection.
 *
 * @param interval seconds from one collection to the next.
 * @param onSecond told of each second that was read: seconds since the beginning, and resident memory in megabytes.
 * @returns stops, and gives what was read.
 */
export function watchMemory(
  inspector: Inspector,
  interval: number,
  onSecond: (at: number, resident: number) => void,
): () => Promise<Watched> {
  const begun = performance.now();
  const now = (): number => (performance.now() - begun) / 1000;
  const readings: Reading[] = [];
  let peak = 0;
  let failure: unknown;
  let reading = Promise.resolve();
  const timer = setInterval(() => {
    reading = reading.then(read).catch((error: unknown) => {
      failure ??= error;
    });
  }, 1000);

  async function read(): Promise<void> {
    const resident = residentOf(await inspector.memory());
    peak = Math.max(peak, resident);
    onSecond(now(), resident);
    // The timer is late or early by some milliseconds.
    if (now() - (readings.at(-1)?.at ?? 0) >= interval - 0.5) await collect();
  }

  async function collect(): Promise<void> {
    const memory = await inspector.memoryInUse();
    const kept = (memory.heapUsed + memory.external) / megabyte;
    readings.push({ at: now(), resident: residentOf(memory), kept });
  }

  return async () => {
    clearInterval(timer);
    await reading;
    if (failure) throw failure;
    return { readings, peak };
  };
}

const residentOf = ({ rss }: Memory): number => rss / megabyte;
