import type { CliContext } from './options.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The process as the context of a command. */
export const processContext: CliContext = {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  onInterrupt(interrupt) {
    const handleSignal = createSignalHandler(interrupt);
    for (const signal of SIGNALS) process.on(signal, handleSignal);
  },
  exit: (code) => process.exit(code),
};

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
