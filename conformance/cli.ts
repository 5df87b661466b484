import { runCli } from './program.ts';
import { createSignalHandler } from './signals.ts';

/** `npm run conformance`, `npm run fuzz` and `npm run workflows`. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function onInterrupt(interrupt: () => void): void {
  const handleSignal = createSignalHandler(interrupt);
  for (const signal of SIGNALS) process.on(signal, handleSignal);
}

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  onInterrupt,
  exit: (code) => process.exit(code),
});
