import module from 'node:module';
import { StartupError } from '../mocks/messages/startup-error.ts';
import { CliError, runCommand } from '../scripts/lib/command.ts';
import { createMcpCommand } from './command-line.ts';
import type { Settings } from './settings.ts';

// Caches compiled code, which halves the time until it serves.
module.enableCompileCache?.();

const log = (line: string): void => void process.stderr.write(`${line}\n`);

/** Serves until the client closes the standard input, or the process is stopped. */
async function serve(settings: Settings): Promise<void> {
  // Loaded once the options are right, so that wrong ones are reported at once.
  const [{ serveStdio }, { createServer }, { startSession }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('./server.ts'),
    import('./session.ts'),
  ]);
  const session = await startSession(settings).catch((error: Error) => {
    throw error instanceof StartupError ? new CliError(error.message) : error;
  });
  const handle = serveStdio(() => createServer(session, log), {
    onerror: ({ message }) => log(session.redact(message)),
  });
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await handle.close();
    await session.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  process.stdin.once('end', stop);
}

/** `npm run mcp`: exit code 2 for wrong usage. */
await runCommand(createMcpCommand(process.env, serve));
