/** The terminal and npm both send a signal for one Ctrl+C; those within so many milliseconds are one. */
const DOUBLE_SIGNAL_WINDOW = 300;

/**
 * Creates a handler of signals, which takes the two of one Ctrl+C as one.
 *
 * @param now a clock in milliseconds.
 */
export function createSignalHandler(interrupt: () => void, now: () => number = () => performance.now()): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const time = now();
    if (time - last > DOUBLE_SIGNAL_WINDOW) interrupt();
    last = time;
  };
}
