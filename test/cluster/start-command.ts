import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('cli.ts', import.meta.url));

export interface RunningCommand {
  readonly urls: readonly string[];
  readonly controlKey: string;
  /** Its output. */
  readonly output: string;
  /** Sends a signal, and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts `npm run cluster` without its build, in a process of its own with the bucket.
 *
 * @param folder for its temporary files.
 */
export async function startCommand(folder: string, ...options: readonly string[]): Promise<RunningCommand> {
  const child = spawn(process.execPath, [program, '--port', '0', ...options], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += text;
    if (output.includes('Ctrl+C')) break;
  }
  return {
    urls: [...output.matchAll(/Instance \d+ +(\S+)/g)].map(([, url = '']) => url),
    controlKey: /Operator key +(\S+)/.exec(output)?.[1] ?? '',
    output,
    async stop(signal = 'SIGINT') {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
