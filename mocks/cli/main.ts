#!/usr/bin/env node
import module from 'node:module';
import { explainOldNode } from '../server/node-version.ts';
import type { CommandLine } from './command-line.ts';

// Compiled code is kept between runs, which halves the time to the first answer.
module.enableCompileCache?.();

type Started = Extract<CommandLine, { readonly verbose: boolean }>;

async function main(): Promise<void> {
  const problem = explainOldNode();
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
    return;
  }
  const { SandboxError } = await import('../sandbox-error.ts');
  try {
    const { help, readCommandLine } = await import('./command-line.ts');
    const line = readCommandLine(process.argv.slice(2));
    if ('help' in line) process.stdout.write(help);
    else if ('version' in line) await showVersion();
    else await start(line);
  } catch (error) {
    const { message, stack } = error as Error;
    process.stderr.write(`${error instanceof SandboxError ? message : stack}\n`);
    process.exitCode = 1;
  }
}

async function showVersion(): Promise<void> {
  const { readContract } = await import('../server/read-contract.ts');
  process.stdout.write(`${readContract().document.info.version}\n`);
}

async function start({ options, verbose }: Started): Promise<void> {
  const { startSandbox } = await import('../server/start-sandbox.ts');
  const { banner } = await import('./banner.ts');
  // To standard error, so that what is written there is requests and nothing else.
  const requestLog = verbose ? (entry: string) => void process.stderr.write(`${entry}\n`) : undefined;
  const sandbox = await startSandbox({ ...options, requestLog, onViolation: 'log' });
  const { data, seed, controlKey } = options;
  process.stdout.write(banner({ ...sandbox, data, seed, controlKey, verbose }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
  if (process.env.npm_lifecycle_event) closeWithParent(() => void sandbox.close());
}

/** npm passes a signal on to its shell only, which ends without telling us; then we have another parent. */
function closeWithParent(close: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    close();
  }, 500).unref();
}

await main();
