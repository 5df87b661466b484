import type { Command } from 'commander';
import { parseInteger, toUrl } from '../../../programs/command.ts';
import { CliError } from '../../../programs/errors.ts';
import { observeHar } from '../../observe/har.ts';
import { Observations } from '../../observe/observation-report.ts';
import { startCheckingProxy } from '../../observe/proxy.ts';
import { buildReport, getExitCode } from '../../report/build-report.ts';
import { prepareFolder, readBaseline, writeReport } from '../../report/report-files.ts';
import { createColorize, formatReport } from '../../report/text.ts';
import {
  addPublicUrlOption,
  addReportOptions,
  type CliContext,
  type ReportOptions,
  type SetExitCode,
} from '../options.ts';

interface ProxyOptions extends ReportOptions {
  readonly upstream?: string;
  readonly publicUrl?: string;
  readonly har?: string;
  readonly port: number;
  readonly host: string;
}

/** Adds the command that judges other programs' requests, and sends none. */
export function addProxyCommand(program: Command, context: CliContext, setExitCode: SetExitCode): void {
  const command = program
    .command('proxy')
    .description('Stands between an integration and a server, and judges what passes. Ctrl+C ends it with a report.')
    .option('--upstream <url>', 'the server, without /v1')
    .option(
      '--har <file>',
      'judge the recording in this HAR file instead, of the first server in it or of the upstream',
    )
    .option('--port <n>', 'where it listens; 0 takes a free one', parseInteger(0), 4020)
    .option('--host <name>', 'the interface on which it listens', '127.0.0.1');
  addReportOptions(addPublicUrlOption(command), 'the former').action(async (options: ProxyOptions) =>
    setExitCode(await runProxy(options, context)),
  );
}

/** Errors to print at once; the report has all. */
const MAX_ERRORS = 3;

async function runProxy(options: ProxyOptions, context: CliContext): Promise<number> {
  const { har, port, host } = options;
  const upstream = options.upstream === undefined ? undefined : toUrl('upstream', options.upstream);
  const publicUrl = options.publicUrl === undefined ? undefined : toUrl('public-url', options.publicUrl);
  if (har !== undefined) {
    return observe(options, upstream ?? har, context, async (observations) => {
      for (const observation of observeHar(har, upstream, publicUrl)) observations.add(observation);
    });
  }
  if (upstream === undefined) {
    throw new CliError('proxy takes --upstream with the URL of a server, or --har with a recording.');
  }
  return observe(options, upstream, context, async (observations) => {
    let errors = 0;
    const proxy = await startCheckingProxy({
      upstream,
      publicUrl,
      port,
      host,
      onObservation: (observation) => observations.add(observation),
      onUnjudged: (reason) => observations.addUnjudged(reason),
      onError: ({ method, url }, { message }) => {
        errors += 1;
        if (errors <= MAX_ERRORS) context.stderr.write(`${method} ${url}: ${message}\n`);
      },
    });
    context.stdout.write(`${proxy.url} passes requests on to ${upstream}. Ctrl+C ends it with a report.\n`);
    await new Promise<void>((resolve) => context.onInterrupt(resolve));
    await proxy.close();
  });
}

/** Collects observations, prints and writes the report. Returns the exit code. */
async function observe(
  { failOn = 'documented', baseline: file, report: folder }: ReportOptions,
  url: string,
  { stdout }: CliContext,
  collect: (observations: Observations) => Promise<void>,
): Promise<number> {
  if (folder !== undefined) await prepareFolder(folder);
  const baseline = file === undefined ? undefined : readBaseline(file);
  const start = new Date();
  const observations = new Observations({ url, failOn, known: baseline });
  await collect(observations);
  const { coverage, violations, count, unjudged, confirmations, redaction } = observations;
  const report = buildReport({
    result: {
      coverage,
      violations: violations.all,
      requests: count,
      seconds: (Date.now() - start.getTime()) / 1000,
      stop: undefined,
      remaining: [],
      unjudged,
      confirmed: confirmations.ids,
      redact: redaction.redact,
    },
    settings: { tenant: undefined, write: false, profile: 'full' },
    start,
    displayUrl: url,
  });
  stdout.write(`\n${formatReport(report, createColorize(stdout))}\n`);
  if (folder !== undefined) await writeReport(folder, report);
  return getExitCode(report, false);
}
