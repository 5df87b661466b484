import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { parseInteger, toUrl } from '../../../scripts/lib/command.ts';
import { formatTable } from '../../../scripts/lib/table.ts';
import type { DecisionEvidence } from '../../observe/evidence.ts';
import { observeHar } from '../../observe/har.ts';
import { Observations } from '../../observe/observation-report.ts';
import { startCheckingProxy } from '../../observe/proxy.ts';
import { readBaseline } from '../../report/baseline.ts';
import { buildReport, getExitCode } from '../../report/build-report.ts';
import { createColorize, formatReport } from '../../report/text.ts';
import { prepareFolder, writeReport } from '../../report/write-report.ts';
import { FAIL_ON, type FailOn } from '../../rules/violations.ts';
import type { CliContext, SetExitCode } from '../options.ts';

interface ReportOptions {
  readonly report?: string;
  readonly failOn: FailOn;
  readonly baseline?: string;
}

interface ProxyCommandOptions extends ReportOptions {
  readonly upstream: string;
  readonly port: number;
  readonly host: string;
}

interface HarCommandOptions extends ReportOptions {
  readonly url?: string;
}

const addReportOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--fail-on <which>', 'violations of what the platform documents, or also of decisions')
        .choices(FAIL_ON)
        .default('documented'),
    )
    .option('--baseline <file>', 'the report.json of an earlier run, whose violations are known')
    .option('--report <folder>', 'write the report and decisions.json to a folder');

/** Adds the commands that judge requests of others, and send none themselves. */
export function addObserveCommands(program: Command, context: CliContext, setExitCode: SetExitCode): void {
  const proxy = program
    .command('proxy')
    .description('Stands between an integration and a server, and judges what passes. Ctrl+C ends it with a report.')
    .requiredOption('--upstream <url>', 'the server, without /v1')
    .option('--port <n>', 'where it listens; 0 takes a free one', parseInteger(0), 4020)
    .option('--host <name>', 'the interface on which it listens', '127.0.0.1');
  addReportOptions(proxy).action(async (options: ProxyCommandOptions) => setExitCode(await runProxy(options, context)));
  const har = program
    .command('har <file>')
    .description('Judges the requests and responses of a HAR file.')
    .option('--url <url>', 'the server, without /v1; that of the first request when left out');
  addReportOptions(har).action(async (file: string, options: HarCommandOptions) =>
    setExitCode(await runHar(file, options, context)),
  );
}

async function runProxy(options: ProxyCommandOptions, context: CliContext): Promise<number> {
  const upstream = toUrl('upstream', options.upstream);
  const { port, host } = options;
  return observe(options, upstream, context, async (observations) => {
    const proxy = await startCheckingProxy({
      upstream,
      port,
      host,
      onObservation: (observation) => observations.add(observation),
      onError: ({ method, url }, { message }) => context.stderr.write(`${method} ${url}: ${message}\n`),
    });
    context.stdout.write(`${proxy.url} passes requests on to ${upstream}. Ctrl+C ends it with a report.\n`);
    await new Promise<void>((resolve) => context.onInterrupt(resolve));
    await proxy.close();
  });
}

async function runHar(file: string, options: HarCommandOptions, context: CliContext): Promise<number> {
  const url = options.url === undefined ? undefined : toUrl('url', options.url);
  return observe(options, url ?? file, context, async (observations) => {
    for (const observation of observeHar(file, url)) observations.add(observation);
  });
}

/** Collects observations, prints and writes the report, and returns the exit code. */
async function observe(
  { failOn, baseline: file, report: folder }: ReportOptions,
  url: string,
  { stdout }: CliContext,
  collect: (observations: Observations) => Promise<void>,
): Promise<number> {
  if (folder !== undefined) await prepareFolder(folder);
  const baseline = file === undefined ? undefined : readBaseline(file);
  const start = new Date();
  const observations = new Observations({ url, failOn, known: baseline?.fingerprints });
  await collect(observations);
  const { coverage, violations, count, evidence, redaction } = observations;
  const report = buildReport({
    result: {
      coverage,
      violations: violations.all,
      requests: count,
      seconds: (Date.now() - start.getTime()) / 1000,
      stop: undefined,
      remaining: [],
      redact: redaction.redact,
    },
    workflows: [],
    settings: { tenant: undefined, write: false, profile: 'full' },
    previous: baseline?.coverage,
    start,
    shownUrl: url,
  });
  const { decisions } = evidence;
  stdout.write(`\n${formatReport(report, createColorize(stdout))}\n${formatDecisions(decisions)}\n`);
  if (folder !== undefined) {
    await writeReport(folder, report);
    await writeFile(join(folder, 'decisions.json'), `${JSON.stringify(decisions, null, 2)}\n`);
  }
  return getExitCode(report, false);
}

/** Which decisions the server contradicts, and how many it confirms. */
function formatDecisions(decisions: readonly DecisionEvidence[]): string {
  const byResult = Map.groupBy(decisions, ({ result }) => result);
  const contradicted = byResult.get('contradicted') ?? [];
  const confirmed = byResult.get('confirmed') ?? [];
  return [
    `Decisions of the contract: ${confirmed.length} confirmed, ${contradicted.length} contradicted, ${byResult.get('not seen')?.length ?? 0} not seen`,
    ...(contradicted.length > 0
      ? [
          formatTable(
            contradicted.map(({ id, example = '' }) => [`  ✗ ${id}`, example]),
            0,
          ),
        ]
      : []),
    ...(confirmed.length > 0 ? [`  ✓ ${confirmed.map(({ id }) => id).join(', ')}`] : []),
  ].join('\n');
}
