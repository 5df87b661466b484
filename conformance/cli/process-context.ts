import type { CliContext } from './options.ts';
import { createSignalHandler } from './signals.ts';

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
