import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll } from './bench/child.ts';
import { isMet, type Outcome } from './bench/figures.ts';
import { measureCall } from './bench/measures/call.ts';
import { measureMemory } from './bench/measures/memory.ts';
import { measureScale } from './bench/measures/scale.ts';
import { measureStart } from './bench/measures/start.ts';
import { measureSync } from './bench/measures/sync.ts';
import { measureList, measurePost } from './bench/measures/throughput.ts';
import { type BenchOptions, help, type MeasureName, parseOptions } from './bench/options.ts';
import { record } from './bench/recording.ts';
import { asJson, asText, type Circumstances, unsteadiness } from './bench/report.ts';
import { serversOf } from './bench/servers.ts';
import type { Bench } from './bench/turns.ts';
import { runCommand } from './lib/command-line.ts';

/** `npm run bench`: how fast and how small the sandbox is, beside plain Prism and a bare server. */
const measures: Readonly<Record<MeasureName, (bench: Bench) => Promise<Outcome>>> = {
  list: measureList,
  post: measurePost,
  start: measureStart,
  memory: measureMemory,
  scale: measureScale,
  call: measureCall,
  sync: measureSync,
};

async function bench(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  const outcome = await measured(options);
  process.stdout.write((options.json ? asJson : asText)(circumstancesOf(options), outcome));
  if (options.strict && outcome.judgements.some((judgement) => isMet(judgement) === false)) process.exitCode = 1;
}

async function measured(options: BenchOptions): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const recording = join(folder, 'recording.json');
  const servers = serversOf(options.package, recording);
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  await record(servers.sandbox, recording);
  const outcomes: Outcome[] = [];
  for (const name of options.only) outcomes.push(await measures[name]({ options, servers, say }));
  const figures = outcomes.flatMap((outcome) => outcome.figures);
  return {
    figures,
    judgements: outcomes.flatMap(({ judgements }) => judgements),
    notes: [...outcomes.flatMap(({ notes }) => notes), ...unsteadiness(figures)],
  };
}

function circumstancesOf({ rounds, seconds }: BenchOptions): Circumstances {
  const { version, platform, arch } = process;
  return {
    node: version.slice(1),
    platform: `${platform} ${arch}`,
    processors: availableParallelism(),
    rounds,
    seconds,
  };
}

runCommand(bench, endAll);
