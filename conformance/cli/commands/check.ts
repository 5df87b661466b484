import { appendFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { defaultUrl } from '../../../mocks/seed/demo-access.ts';
import { formatCount } from '../../../programs/format-count.ts';
import { formatTable } from '../../../programs/table.ts';
import { run } from '../../checks/run.ts';
import { document, operations } from '../../contract.ts';
import { CleanupRegistry } from '../../data/cleanup.ts';
import { type CreatedRecords, findJournal } from '../../data/created-records.ts';
import { buildReport, getExitCode } from '../../report/build-report.ts';
import { createLiveReporter, type LiveReporter } from '../../report/live.ts';
import { formatMarkdown } from '../../report/markdown.ts';
import { type Baseline, prepareFolder, readBaseline, writeReport } from '../../report/report-files.ts';
import { limitLines } from '../../report/summary.ts';
import { createColorize, formatReport } from '../../report/text.ts';
import { preflight, type ServerInfo } from '../../session/preflight.ts';
import type { Settings } from '../../session/settings.ts';
import { StopError } from '../../session/stop.ts';
import type { CliContext, SetExitCode } from '../options.ts';
import { type OwnSandbox, startOwnSandbox } from '../own-sandbox.ts';
import { addCheckOptions, type CheckOptions, toSettings } from './check-options.ts';
import { cleanUp } from './clean-up.ts';

export function addCheckCommand(program: Command, context: CliContext, setExitCode: SetExitCode): void {
  const command = program
    .command('check', { isDefault: true })
    .description(
      'Checks every operation of a server, and every documented status that can be provoked. Ctrl+C stops it.',
    );
  addCheckOptions(command).action(async (options: CheckOptions) => setExitCode(await check(options, context)));
}

async function check(options: CheckOptions, context: CliContext): Promise<number> {
  const settings = toSettings(options, context.environment);
  if (options.cleanup) return cleanUp(settings, options.journal, context);
  if (options.report !== undefined) await prepareFolder(options.report);
  const baseline = options.baseline === undefined ? undefined : readBaseline(options.baseline);
  const sandbox = settings.url === '' ? await startOwnSandbox() : undefined;
  const checked = await checkServer(settings, { ...options, known: baseline }, sandbox, context).finally(() =>
    sandbox?.close(),
  );
  const report = buildReport(checked);
  const isAll = options.decisions === 'all';
  context.stdout.write(`\n${formatReport(report, createColorize(context.stdout), isAll)}`);
  if (options.report !== undefined) await writeReport(options.report, report);
  // GitHub Actions shows it as the summary of the job.
  const { GITHUB_STEP_SUMMARY: summary } = context.environment;
  if (summary) await appendFile(summary, formatMarkdown(report));
  const exitCode = getExitCode(report, options.requireCoverage ?? false);
  if (exitCode === 2) context.stderr.write(`${report.stopped?.message}\n`);
  return exitCode;
}

/** Checks a server, or a sandbox started for the run. */
async function checkServer(
  options: Settings,
  { journal: file, failOn, known }: CheckOptions & { readonly known: Baseline | undefined },
  sandbox: OwnSandbox | undefined,
  context: CliContext,
) {
  const server = sandbox && { url: sandbox.url, token: sandbox.token, tenant: options.tenant ?? sandbox.tenant };
  // Reproductions name the usual URL of a sandbox, because the run's own ends with it.
  const shown = sandbox && { displayUrl: defaultUrl };
  const target: Settings = { ...options, ...server, ...shown, client: options.client ?? sandbox?.client };
  const colorize = createColorize(context.stdout);
  const live = createLiveReporter({ ...context, colorize, operations: target.operations });
  const { onWait, onResponse, onViolation } = live;
  try {
    const info = await preflight(target, { ...target, onWait }, listPaths(target));
    live.print(formatIntroduction(target, info));
    const journal = sandbox ? undefined : findJournal(target, info.administration.id, file, context.environment);
    if (journal) printLeftovers(journal, live);
    const cleanup = new CleanupRegistry(journal);
    const signal = abortOnInterrupt(live, cleanup, context);
    const verdict = { failOn: failOn ?? (info.isSandbox ? 'any' : 'documented'), known };
    const settings: Settings = { ...target, ...verdict, signal, onWait, onResponse, onViolation };
    const start = new Date();
    const result = await run(settings, cleanup);
    journal?.close();
    return { result, settings, start, displayUrl: target.displayUrl ?? target.url };
  } finally {
    live.end();
  }
}

/** Returns the lists to check, at the top level and without a required parameter. */
const listPaths = ({ operations: selected }: Settings): readonly string[] =>
  selected
    .filter(({ kind, parameters }) => kind === 'list' && parameters.every(({ required }) => !required))
    .map(({ path }) => path);

/** Mentions records that earlier runs left. */
function printLeftovers(journal: CreatedRecords, live: LiveReporter): void {
  const { records, unsettled } = journal.read();
  if (records.size > 0)
    live.print(`An earlier run left ${formatCount(records.size, 'record')}; --cleanup deletes them.\n`);
  else if (unsettled.length > 0) live.print('An earlier run may have left a record; --cleanup searches for it.\n');
}

/** Maximum paths to print at an interrupt; the journal has all. */
const MAX_PATHS = 20;

/** Aborts the run at the first interrupt, and ends the process at the second. */
function abortOnInterrupt(live: LiveReporter, cleanup: CleanupRegistry, context: CliContext): AbortSignal {
  const controller = new AbortController();
  context.onInterrupt(() => {
    if (!controller.signal.aborted) {
      live.print('Stopping and cleaning up. Press Ctrl+C again to quit at once.');
      controller.abort(new StopError('interrupted', 'Interrupted.'));
      return;
    }
    live.end();
    const { remaining } = cleanup;
    const paths = limitLines(remaining, MAX_PATHS)
      .map((path) => `  ${path}\n`)
      .join('');
    const text = paths ? `These records remain; --cleanup deletes them:\n${paths}` : 'No created records remain.\n';
    context.stdout.write(text);
    context.exit(130);
  });
  return controller.signal;
}

function formatIntroduction(settings: Settings, { isSandbox, administration: { name } }: ServerInfo): string {
  const { url, tenant, profile, operations: selected, concurrency, rps } = settings;
  const all = operations.length;
  const facts = [
    ['server', settings.displayUrl === undefined ? `${url}${isSandbox ? ', a sandbox' : ''}` : 'a new sandbox'],
    ['contract', `version ${document.info.version}`],
    ['administration', `${tenant ?? 'that of the token'}${name === undefined ? '' : `, ${name}`}`],
    ['operations', selected.length === all ? `all ${all}` : `${selected.length} of ${all}`],
    ['mode', profile === 'stateless' ? 'documented responses of a mock server' : formatMode(settings)],
    [
      'load',
      `${formatCount(concurrency, 'concurrent request')}${rps === undefined ? '' : `, at most ${rps} per second`}`,
    ],
  ];
  return `${formatTable(facts, 0)}\n`;
}

function formatMode({ write, allowPermanent }: Settings): string {
  if (!write) return 'reads only';
  return `reads; creates, changes and deletes its own records${allowPermanent ? '; leaves PDFs in the inbox' : ''}`;
}
