import { parseArgs } from 'node:util';
import type { Finding } from './fuzz/findings.ts';
import { fuzz, type Summary } from './fuzz/run.ts';

/** `npm run fuzz`: random requests to a sandbox of its own; every answer must keep to the contract. */

const help = `Usage: npm run fuzz -- [--requests N] [--seed N]

Sends random requests, valid and invalid, to every operation of a sandbox of its own, and checks each answer against
the contract. An answer that breaks it is shown with the smallest request that gets it, and ends with exit code 1.

  --requests N  how many requests; 50000 when left out, which takes some minutes
  --seed N      the number from which the requests are made; the same makes the same requests, and any one is taken when
                left out
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function shown({ number, operation, what, fault, curl, before }: Finding): string {
  const head = `\nRequest ${number}, ${operation} (${fault}): ${what}`;
  if (before === undefined) return `${head}\n  ${curl}\n  It did not happen again. The same seed leads to it.\n`;
  return `${[head, ...before, curl].join('\n  ')}\n`;
}

function summary(requests: number, { findings, classes, neverReached, seconds }: Summary): string {
  const counts = [...classes].sort().map(([name, count]) => `${name} ${count}`);
  return [
    `${requests} requests in ${seconds.toFixed(1)} s: ${Math.round(requests / seconds)} requests/s`,
    `Answers: ${counts.join(', ')}`,
    `Operations without any success: ${neverReached.join(', ') || 'none'}`,
    `Findings: ${findings.length || 'none'}`,
    ...findings.map(({ operation, what, times }) => `  ${operation}: ${what.split('\n')[0]} (${times} times)`),
  ].join('\n');
}

const anySeed = (): number => Math.floor(Math.random() * 2 ** 31);

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { requests: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return say(help);
  const requests = Number(values.requests ?? 50_000);
  const seed = Number(values.seed ?? anySeed());
  if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
    process.stderr.write(`--requests and --seed want whole numbers.\n\n${help}`);
    process.exitCode = 2;
    return;
  }
  const again = `Seed ${seed}; again: npm run fuzz -- --requests ${requests} --seed ${seed}`;
  say(again);
  const onProgress = (count: number) => say(`${count} of ${requests}`);
  const outcome = await fuzz({ requests, seed, onProgress, onFinding: (finding) => say(shown(finding)) });
  say(summary(requests, outcome));
  say(again);
  if (outcome.findings.length > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
