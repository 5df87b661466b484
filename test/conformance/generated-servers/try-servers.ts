import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { runCli } from '../../../conformance/cli/program.ts';
import type { Report } from '../../../conformance/report/build-report.ts';
import { type Decisions, decisions, formatDecisions, plainDecisions } from './decisions.ts';
import { startGeneratedServer, TOKEN } from './server.ts';

/** How a server is tried: by reads, by reads and writes, or by both through the proxy. */
const MODES = ['check', 'check --write', 'proxy'] as const;

type Mode = (typeof MODES)[number];

/** Servers that are tried at the same time, because they wait for rate limits. */
const CONCURRENCY = 4;

/** Failures that are printed, with as few decisions as possible; others are counted. */
const MAX_FAILURES = 3;

type Trial = readonly [decided: Decisions, mode: Mode];

/**
 * Tries servers that conform.
 *
 * @returns the operations and statuses with which requests succeeded: `listDebtors 200`.
 * @throws Error with the decisions that mislead the suite, as few as possible.
 */
export async function tryServers(options: {
  readonly numRuns: number;
  readonly seed: number;
}): Promise<ReadonlySet<string>> {
  const successes = new Set<string>();
  const failures: Trial[] = [];
  const trials = fc.sample(fc.tuple(decisions, fc.constantFrom(...MODES)), options).values();
  const tryNext = async (): Promise<void> => {
    for (const trial of trials) {
      const result = await tryServer(...trial);
      for (const success of result.successes) successes.add(success);
      if (result.findings.length > 0) failures.push(trial);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, tryNext));
  if (failures.length === 0) return successes;
  const messages: string[] = [];
  for (const failure of failures.slice(0, MAX_FAILURES)) messages.push(await explainFailure(failure));
  throw new Error(
    `${failures.length} servers of ${options.numRuns} conform, and the suite says that they do not.\n${messages.join('\n')}`,
  );
}

/** Tries a server again with the plain answer to one question after the other, and keeps those that do not matter. */
async function explainFailure([first, mode]: Trial): Promise<string> {
  let decided = first;
  let { findings } = await tryServer(decided, mode);
  for (const simpler of simplify(first)) {
    const candidate = { ...decided, ...simpler };
    const result = await tryServer(candidate, mode);
    if (result.findings.length > 0) [decided, findings] = [candidate, result.findings];
  }
  return `${mode}: ${formatDecisions(decided)}\n${findings.slice(0, 12).join('\n')}`;
}

/** Each odd answer, made plain. */
function* simplify(decided: Decisions): Generator<Partial<Decisions>> {
  const questions = Object.keys(plainDecisions) as (keyof typeof plainDecisions)[];
  for (const question of questions.filter((name) => decided[name] !== plainDecisions[name])) {
    yield { [question]: plainDecisions[question] };
  }
}

interface Result {
  /** Faults of the result; none for a server that passes. */
  readonly findings: readonly string[];
  readonly successes: readonly string[];
}

/** Tries a server that conforms. */
async function tryServer(decided: Decisions, mode: Mode): Promise<Result> {
  const server = await startGeneratedServer(decided);
  const folder = await mkdtemp(join(tmpdir(), 'generated-server-'));
  try {
    const run = (name: string, ...args: readonly string[]) => startCommand(join(folder, name), args);
    const proxy = mode === 'proxy' ? run('proxy', 'proxy', '--upstream', server.url, '--port', '0') : undefined;
    const url = proxy ? await proxy.getUrl() : server.url;
    const check = await run('check', '--url', url, ...(mode === 'check' ? [] : ['--write'])).end();
    const observed = await proxy?.end(true);
    const leftovers = server.findLeftovers().map((name) => `left behind: ${name}`);
    return {
      findings: [...check.findings, ...(observed?.findings ?? []), ...leftovers],
      successes: check.successes,
    };
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** Runs a command that writes a report to a folder. */
function startCommand(folder: string, args: readonly string[]) {
  let output = '';
  let interrupt = (): void => {};
  const url = Promise.withResolvers<string>();
  const write = (text: string): void => {
    output += text;
    const [found] = /^http:\S+(?= passes requests)/m.exec(output) ?? [];
    if (found) url.resolve(found);
  };
  const code = runCli([...args, '--fail-on', 'documented', '--report', folder], {
    environment: { ACCOUNTING_TOKEN: TOKEN, XDG_STATE_HOME: join(folder, '..') },
    stdout: { write },
    stderr: { write },
    onInterrupt: (stop) => {
      interrupt = stop;
    },
    exit: () => {},
  });
  return {
    /** The URL of a proxy, or what a proxy says that does not start. */
    getUrl: (): Promise<string> => Promise.race([url.promise, code.then(() => output)]),
    async end(isInterrupted = false): Promise<Result> {
      if (isInterrupted) interrupt();
      const exitCode = await code;
      const text = await readFile(join(folder, 'report.json'), 'utf8').catch(() => undefined);
      const failure = exitCode === 0 ? [] : [`exit code ${exitCode}: ${output}`];
      if (text === undefined) return { findings: [...failure, `There is no report: ${output}`], successes: [] };
      const report = JSON.parse(text) as Report;
      return {
        findings: [...findFalse(report), ...findLongScreen(output), ...failure],
        successes: findSuccesses(report),
      };
    },
  };
}

/** Lines of a report without violations, on a screen of 25 that begins with what is about to be done. */
const MAX_LINES = 17;

function findLongScreen(output: string): readonly string[] {
  const lines = output
    .slice(Math.max(0, output.indexOf('✓ Passes')))
    .trimEnd()
    .split('\n');
  return lines.length > MAX_LINES ? [`The report of a server that conforms has ${lines.length} lines.`] : [];
}

const findFalse = ({ causes }: Report): readonly string[] =>
  causes
    .filter(({ basis }) => basis !== 'decided')
    .flatMap(({ rule, basis, violations }) =>
      violations.flatMap(({ operation, status, details }) =>
        details.map(
          ({ message, provenance }) => `${basis} ${rule} (${provenance}): ${operation} ${status}: ${message}`,
        ),
      ),
    );

const findSuccesses = ({ operations }: Report): readonly string[] =>
  operations.flatMap(({ id, cells }) =>
    Object.entries(cells)
      .filter(([status, { state }]) => status.startsWith('2') && state !== 'skipped')
      .map(([status]) => `${id} ${status}`),
  );
