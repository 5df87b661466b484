import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { repository } from './lib/run.ts';

/**
 * `npm run measure:start`: how long after its command the sandbox answers its first request, and plain Prism on the
 * same bundle beside it. The two take turns, so that what else the machine does hits both.
 */
const rounds = 5;
const path = '/v1/debtors?pageSize=1';
const headers = { authorization: 'Bearer sandbox-demo-token' };

const candidates = [
  { name: 'npm start', command: ['start', '--', '--port', '4110'], url: `http://127.0.0.1:4110${path}` },
  {
    name: 'npm run mock (plain Prism)',
    command: ['run', 'mock', '--', '--port', '4111'],
    url: `http://127.0.0.1:4111${path}`,
  },
];

async function timeToFirstAnswer({ command, url }: (typeof candidates)[number]): Promise<number> {
  const begun = performance.now();
  const child = spawn('npm', command, { cwd: repository, stdio: 'ignore', detached: true });
  try {
    while ((await statusOf(url)) !== 200) {
      if (child.exitCode !== null) throw new Error(`npm ${command.join(' ')} ended with code ${child.exitCode}`);
      await wait(5);
    }
    return performance.now() - begun;
  } finally {
    await end(child);
  }
}

async function statusOf(url: string): Promise<number | undefined> {
  return fetch(url, { headers }).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => undefined,
  );
}

/** Ends npm and what it started. */
async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('close', done));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const times = candidates.map((): number[] => []);
for (let round = -1; round < rounds; round += 1) {
  for (const [index, candidate] of candidates.entries()) {
    const time = await timeToFirstAnswer(candidate);
    // The first round warms the caches of the file system.
    if (round >= 0) times[index]?.push(time);
  }
}
const medians = times.map(median);
for (const [index, { name }] of candidates.entries()) {
  process.stdout.write(
    `${name.padEnd(28)} ${((medians[index] ?? 0) / 1000).toFixed(2)} s to the first answer (median of ${rounds})\n`,
  );
}
process.stdout.write(`plain Prism takes ${((medians[1] ?? 0) / (medians[0] ?? 1)).toFixed(1)} times as long\n`);
