import type { CliContext } from './options.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Context of a command: the process. */
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

/** Milliseconds in which two signals are one Ctrl+C: the terminal and npm both send one. */
const DOUBLE_SIGNAL_WINDOW = 300;

/**
 * Creates a handler of signals, which treats the two of one Ctrl+C as one.
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
