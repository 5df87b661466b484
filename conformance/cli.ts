import { contractCommand } from './command.ts';

/** `npm run conformance`: checks a server against the contract. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds in which nobody presses Ctrl+C twice: a terminal and npm both tell the process of one. */
const onePress = 300;

function onInterrupt(end: () => void): void {
  let last = Number.NEGATIVE_INFINITY;
  const pressed = (): void => {
    const now = performance.now();
    if (now - last > onePress) end();
    last = now;
  };
  for (const signal of signals) process.on(signal, pressed);
}

process.exitCode = await contractCommand(process.argv.slice(2), {
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  onInterrupt,
  exit: (code) => process.exit(code),
});
