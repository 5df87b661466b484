import { parseArgs } from 'node:util';
import type { Finding } from './fuzz/findings.ts';
import { fuzz, type Outcome } from './fuzz/run.ts';

/** `npm run fuzz`: random requests to a sandbox of its own; every answer must keep to the contract. */

const help = `Usage: npm run fuzz -- [--requests N] [--seed N]

Sends random requests, valid and invalid, to every operation of a sandbox of its own, and checks each answer against
the contract. Ends with exit code 1 when an answer breaks it, and prints how to make that request again.

  --requests N  how many requests; 20000 when left out
  --seed N      makes other requests; the same number makes the same requests
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const shown = ({ number, operation, what, fault, curl }: Finding): string =>
  `\nRequest ${number}, ${operation} (${fault}): ${what}\n  ${curl}\n`;

function summary(requests: number, { findings, classes, neverReached, seconds }: Outcome): string {
  const counts = [...classes].sort().map(([name, count]) => `${name} ${count}`);
  return [
    `${requests} requests in ${seconds.toFixed(1)} s: ${Math.round(requests / seconds)} requests/s`,
    `Answers: ${counts.join(', ')}`,
    `Operations without any success: ${neverReached.join(', ') || 'none'}`,
    `Findings: ${findings.length || 'none'}`,
    ...findings.map(({ operation, what, times }) => `  ${operation}: ${what.split('\n')[0]} (${times} times)`),
  ].join('\n');
}

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { requests: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return say(help);
  const requests = Number(values.requests ?? 20_000);
  const seed = Number(values.seed ?? 1);
  if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
    process.stderr.write(`--requests and --seed want whole numbers.\n\n${help}`);
    process.exitCode = 2;
    return;
  }
  const onProgress = (count: number) => say(`${count} of ${requests}`);
  const outcome = await fuzz({ requests, seed, onProgress, onFinding: (finding) => say(shown(finding)) });
  say(summary(requests, outcome));
  if (outcome.findings.length > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
