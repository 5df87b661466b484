#!/usr/bin/env node
import { appendFileSync, writeSync } from 'node:fs';
import module from 'node:module';
import { StartupError } from '../mocks/messages/startup-error.ts';
import { runCommand } from '../programs/command.ts';
import { CliError } from '../programs/errors.ts';
import { createMcpCommand } from './command-line.ts';
import type { Log } from './server.ts';
import type { Settings } from './settings.ts';

// Caching compiled code halves the time until it serves.
module.enableCompileCache?.();

const write: Log = (line) => void process.stderr.write(`${line}\n`);

/** @throws CliError when the file cannot be written. */
function openLog(file: string | undefined): Log {
  if (file === undefined) return write;
  const append: Log = (line) => appendFileSync(file, line && `${line}\n`, { mode: 0o600 });
  try {
    append('');
  } catch (error) {
    throw new CliError(`The log cannot be written: ${(error as Error).message}`);
  }
  return append;
}

/** Milliseconds between checks of the output. */
const OUTPUT_CHECK_INTERVAL = 1000;

/**
 * Calls back when the reader of standard output is gone. A pipe shows it at the next message; a socket, which Node gives its
 * children, also without one.
 */
function watchOutput(stop: () => void): void {
  process.stdout.once('error', stop);
  const check = setInterval(() => {
    try {
      writeSync(process.stdout.fd, '');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPIPE') return;
      clearInterval(check);
      stop();
    }
  }, OUTPUT_CHECK_INTERVAL).unref();
}

/** Serves until the client closes the standard input or output, or the process is stopped. */
async function serve(settings: Settings): Promise<void> {
  const log = openLog(settings.log);
  // Loaded after the options, so that wrong ones are reported at once.
  const [{ serveStdio }, { createServerFactory }, { startSession }, { serveHttp }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('./server.ts'),
    import('./session.ts'),
    import('./http.ts'),
  ]);
  const session = await startSession(settings).catch((error: Error) => {
    throw error instanceof StartupError ? new CliError(error.message) : error;
  });
  const createServer = createServerFactory(session, log);
  const onError = ({ message }: Error) => log(session.redact(message));
  const { http } = settings;
  const handle = http
    ? await serveHttp(createServer, http, onError).catch(async ({ message }: Error) => {
        await session.close();
        throw new CliError(message);
      })
    : serveStdio(createServer, { onerror: onError });
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await handle.close();
    await session.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  if ('url' in handle) write(`Listening on ${handle.url}`);
  else {
    process.stdin.once('end', stop);
    watchOutput(stop);
  }
}

await runCommand(createMcpCommand(process.env, serve));
