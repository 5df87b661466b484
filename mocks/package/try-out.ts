import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { BuildError, repository } from '../../scripts/lib/run.ts';
import { demoToken } from '../demo-access.ts';

interface Call {
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
}

const authorization = `Bearer ${demoToken}`;

/** A call of each part that is loaded when it is first needed. */
const calls: readonly Call[] = [
  { path: '/v1/debtors?pageSize=1', init: { headers: { authorization } }, status: 200 },
  { path: '/v1/debtors/1', init: { headers: { authorization, prefer: 'code=404' } }, status: 404 },
  {
    path: '/_sandbox/tokens',
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"user":"demo"}' },
    status: 200,
  },
  { path: '/', status: 200 },
];

/**
 * Starts the sandbox that was just built, and calls it. Its compiled code is kept when it ends, so
 * that the first start of a person is as quick as the next one.
 *
 * @throws BuildError when it does not start or gives another answer than it should.
 */
export async function tryOut(): Promise<void> {
  const program = join(repository, 'generated', 'sandbox', 'dist', 'bin.js');
  const env = { ...process.env, NODE_COMPILE_CACHE: join(repository, '.compile-cache') };
  const child = spawn(process.execPath, [program, '--port', '0'], { env });
  const ended = once(child, 'close');
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  try {
    const url = await urlIn(child.stdout);
    if (!url) throw new BuildError(`The built sandbox does not start: ${complaint.trim()}`);
    for (const { path, init, status } of calls) {
      const answer = await fetch(`${url}${path}`, { ...init, redirect: 'manual' });
      const text = await answer.text();
      if (answer.status !== status) {
        throw new BuildError(`The built sandbox answers ${path} with ${answer.status}: ${text}\n${complaint.trim()}`);
      }
    }
  } finally {
    child.kill();
    await ended;
  }
}

/** The address that it prints once it listens; `undefined` when it ends before that. */
async function urlIn(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const [url] = /https?:\/\/[\w.:[\]-]+/.exec(line) ?? [];
    if (url) {
      output.resume();
      return url;
    }
  }
  return undefined;
}
