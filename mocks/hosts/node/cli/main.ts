#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { checkNodeVersion } from '../node-version.ts';
import type { CommandLine } from './command-line.ts';

// Caching compiled code halves the time to the first response.
module.enableCompileCache?.();

type StartCommand = Extract<CommandLine, { readonly verbose: boolean }>;

async function main(): Promise<void> {
  const { StartupError } = await import('../../../messages/startup-error.ts');
  try {
    const { HELP, parseCommandLine } = await import('./command-line.ts');
    const commandLine = parseCommandLine(process.argv.slice(2));
    if ('help' in commandLine) process.stdout.write(HELP);
    else if ('version' in commandLine) await printVersion();
    else await start(commandLine);
  } catch (error) {
    const { message, stack } = error as Error;
    process.stderr.write(`${error instanceof StartupError ? message : stack}\n`);
    process.exitCode = 1;
  }
}

async function printVersion(): Promise<void> {
  const { readContract } = await import('../read-contract.ts');
  // The package has this file in the folder `dist`.
  const path = import.meta.url.endsWith('.ts') ? '../../../../package.json' : '../package.json';
  const manifest = readFileSync(new URL(path, import.meta.url), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  process.stdout.write(`${version} (contract ${readContract().document.info.version})\n`);
}

async function start({ options, verbose }: StartCommand): Promise<void> {
  checkNodeVersion();
  const { startSandbox } = await import('../start-sandbox.ts');
  const { formatBanner } = await import('./banner.ts');
  // Requests have standard error to themselves, one per line.
  const requestLog = verbose ? (entry: string) => void process.stderr.write(`${entry}\n`) : undefined;
  const sandbox = await startSandbox({ ...options, requestLog, onContractViolation: 'log' });
  process.stdout.write(formatBanner({ ...options, ...sandbox }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
  if (process.env.npm_lifecycle_event) closeWithParent(() => void sandbox.close());
}

/** Closes the sandbox when its parent ends: npm's shell does not pass signals on. */
function closeWithParent(close: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    close();
  }, 500).unref();
}

// A reader of the output, such as `head`, may end first.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
await main();
