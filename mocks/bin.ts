#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { command } from './command.ts';

// Compiled code is kept between runs, which halves the time to the first answer.
enableCompileCache(fileURLToPath(new URL('../.compile-cache', import.meta.url)));

const help = `The sandbox of the Accounting Platform API.

  ${command} [options]

  --port 8080          listen on another port; 0 takes a free one. 4010 when left out
  --host 0.0.0.0       listen on another address; turns off the demo token and /_sandbox
  --data books.sqlite  keep the data in a file. In memory when left out
  --help               this text
`;

async function main(): Promise<void> {
  const { SandboxError } = await import('./sandbox-error.ts');
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      process.stdout.write(help);
      return;
    }
    const port = portOf(values.port, SandboxError);
    const { startSandbox } = await import('./sandbox.ts');
    const { banner } = await import('./banner.ts');
    const { data, host = '127.0.0.1' } = values;
    const sandbox = await startSandbox({ port, host, data, onViolation: 'log' });
    process.stdout.write(banner({ ...sandbox, data }));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
  } catch (error) {
    const { code, message, stack } = error as NodeJS.ErrnoException;
    const expected = error instanceof SandboxError || code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${expected ? message : stack}\n`);
    process.exitCode = 1;
  }
}

const highestPort = 65_535;

function portOf(text: string | undefined, SandboxError: new (message: string) => Error): number {
  if (text === undefined) return 4010;
  if (/^\d+$/.test(text) && Number(text) <= highestPort) return Number(text);
  throw new SandboxError(`--port takes a number from 0 to ${highestPort}, not "${text}".`);
}

await main();
