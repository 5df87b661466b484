import { runCli } from './program.ts';

/** `npm run conformance`, `npm run fuzz` and `npm run workflows`. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The terminal and npm both send a signal for one Ctrl+C; those within so many milliseconds are one. */
const DOUBLE_SIGNAL_WINDOW = 300;

function onInterrupt(interrupt: () => void): void {
  let last = Number.NEGATIVE_INFINITY;
  const handleSignal = (): void => {
    const now = performance.now();
    if (now - last > DOUBLE_SIGNAL_WINDOW) interrupt();
    last = now;
  };
  for (const signal of SIGNALS) process.on(signal, handleSignal);
}

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  onInterrupt,
  exit: (code) => process.exit(code),
});
