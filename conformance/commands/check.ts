import type { Command } from 'commander';
import { defaultUrl } from '../../mocks/demo-access.ts';
import { formatTable } from '../../scripts/lib/table.ts';
import { CleanupRegistry } from '../cleanup.ts';
import { CliError } from '../cli-error.ts';
import { operations } from '../contract.ts';
import { document } from '../document.ts';
import {
  addOnlyOption,
  addServerOptions,
  type CliContext,
  type Environment,
  parseInteger,
  parseLanguage,
  parsePositiveNumber,
  requireUrl,
  type ServerOptions,
  type SetExitCode,
  selectOperations,
  toToken,
  toUrl,
} from '../options.ts';
import { type OwnSandbox, startOwnSandbox } from '../own-sandbox.ts';
import { preflight } from '../preflight.ts';
import { buildReport, type Report } from '../report/build-report.ts';
import { createLiveReporter, type LiveReporter } from '../report/live.ts';
import { createRedaction } from '../report/redact.ts';
import { createColorize, formatReport } from '../report/text.ts';
import { prepareFolder, writeReport } from '../report/write-report.ts';
import { run } from '../run.ts';
import { NoResponseError } from '../session.ts';
import { type OAuthClient, SECRET_VARIABLE, type Settings, TOKEN_VARIABLE } from '../settings.ts';

const INTERRUPTED = 130;

interface CheckOptions extends ServerOptions {
  readonly write?: boolean;
  readonly allowPermanent?: boolean;
  readonly only?: readonly string[];
  readonly language: string;
  readonly refreshToken?: string;
  readonly concurrency: number;
  readonly rps?: number;
  readonly maxRetryWait: number;
  readonly timeout: number;
  readonly requireCoverage?: boolean;
  readonly report?: string;
}

export function addCheckCommand(program: Command, context: CliContext, setExitCode: SetExitCode): void {
  const command = program
    .command('check', { isDefault: true })
    .description(
      'Checks every operation of a server, and every documented status that can be provoked. Ctrl+C stops it.',
    )
    .option('--write', 'also create, change and delete records, only those of the run; numbers of series are used up')
    .option('--allow-permanent', 'also upload PDFs to the inbox, which the API cannot delete')
    .option('--language <tag>', 'the language of messages', parseLanguage, 'en')
    .option('--refresh-token <token>', 'a refresh token of the client, which is used up')
    .option('--concurrency <n>', 'concurrent requests', parseInteger(1), 4)
    .option('--rps <n>', 'requests per second; no limit when left out', parsePositiveNumber)
    .option('--max-retry-wait <seconds>', 'how long a request waits for 429', parseInteger(0), 60)
    .option('--timeout <seconds>', 'how long a response may take', parseInteger(1), 30)
    .option('--require-coverage', 'exit with 1 when a documented status is not covered, too')
    .option('--report <folder>', 'write index.html, junit.xml and report.json to a folder');
  addOnlyOption(addServerOptions(command), 'operations').action(async (options: CheckOptions) => {
    setExitCode(await check(options, context));
  });
}

async function check(options: CheckOptions, context: CliContext): Promise<number> {
  const settings = toSettings(options, context.environment);
  if (options.report !== undefined) await prepareFolder(options.report);
  const sandbox = settings.url === '' ? await startOwnSandbox() : undefined;
  const report = await checkServer(settings, sandbox, context).finally(() => sandbox?.close());
  if (options.report !== undefined) await writeReport(options.report, report);
  if (report.interrupted) return INTERRUPTED;
  return report.violations.length > 0 || (options.requireCoverage && report.covered < report.documented) ? 1 : 0;
}

/** The settings of the command line; the URL of a new sandbox is empty. */
export function toSettings(options: CheckOptions, environment: Environment): Settings {
  requireUrl(options, ['token', 'clientId', 'clientSecret', 'redirectUri', 'refreshToken']);
  const { url, tenant, language, concurrency, rps, maxRetryWait, timeout } = options;
  const isOwn = url === undefined;
  return {
    url: isOwn ? '' : toUrl('url', url),
    token: isOwn ? '' : toToken(options.token ?? environment[TOKEN_VARIABLE]),
    ...{ tenant, language, concurrency, rps, maxRetryWait, timeout, isSandbox: isOwn },
    write: options.write ?? isOwn,
    allowPermanent: options.allowPermanent ?? isOwn,
    operations: selectOperations(options.only),
    client: toClient(options, environment),
  };
}

function toClient(options: CheckOptions, environment: Environment): OAuthClient | undefined {
  const { clientId: id, redirectUri, refreshToken } = options;
  const secret = options.clientSecret ?? environment[SECRET_VARIABLE];
  if (id !== undefined && secret) return { id, secret, redirectUri, refreshToken };
  if (id !== undefined) throw new CliError(`--client-id needs --client-secret, or ${SECRET_VARIABLE}.`);
  const names = { clientSecret: '--client-secret', redirectUri: '--redirect-uri', refreshToken: '--refresh-token' };
  const [, flag] = Object.entries(names).find(([name]) => name in options) ?? [];
  if (flag) throw new CliError(`${flag} needs --client-id.`);
  return undefined;
}

/** Checks a server, or a sandbox that was started for the run, and prints the report. */
async function checkServer(options: Settings, sandbox: OwnSandbox | undefined, context: CliContext): Promise<Report> {
  const { stdout } = context;
  const server = sandbox && { url: sandbox.url, token: sandbox.token, tenant: options.tenant ?? sandbox.tenant };
  const target: Settings = { ...options, ...server, client: options.client ?? sandbox?.client };
  // A reproduction names the usual URL of a sandbox, because that of the run ends with it.
  const shownUrl = sandbox ? defaultUrl : target.url;
  const redact = createRedaction(target);
  const colorize = createColorize(stdout);
  const live = createLiveReporter({ ...context, colorize, redact, url: shownUrl, operations: target.operations });
  const cleanup = new CleanupRegistry();
  const signal = abortOnInterrupt(live, cleanup, context);
  try {
    const { onWait, onResponse, onViolation } = live;
    const { isSandbox, administration } = await preflight(target, { ...target, onWait });
    const settings: Settings = { ...target, isSandbox, signal, onWait, onResponse, onViolation };
    live.print(formatIntroduction(settings, sandbox !== undefined, administration.name));
    const start = new Date();
    const result = await run(settings, cleanup);
    live.end();
    const report = buildReport({ result, settings, redact, start, shownUrl });
    stdout.write(`\n${formatReport(report, colorize)}`);
    return report;
  } catch (error) {
    if (error instanceof NoResponseError)
      throw new CliError(redact(`The server stopped responding: ${error.message}.`));
    throw error;
  } finally {
    live.end();
  }
}

/** Aborts the run at the first interrupt, and ends the process at the second. */
function abortOnInterrupt(live: LiveReporter, cleanup: CleanupRegistry, context: CliContext): AbortSignal {
  const controller = new AbortController();
  context.onInterrupt(() => {
    if (!controller.signal.aborted) {
      live.print('Stopping and cleaning up. Press Ctrl+C again to quit at once.');
      controller.abort();
      return;
    }
    live.end();
    const { remaining } = cleanup;
    const paths = remaining.map((path) => `  ${path}\n`).join('');
    const text = paths ? `These records remain:\n${paths}` : 'No created records remain, as far as known.\n';
    context.stdout.write(text);
    context.exit(INTERRUPTED);
  });
  return controller.signal;
}

/** What a run is about to do. */
function formatIntroduction(settings: Settings, isOwn: boolean, administrationName?: string): string {
  const { url, isSandbox, tenant, operations: selected, concurrency, rps } = settings;
  const name = administrationName === undefined ? '' : `, ${administrationName}`;
  const all = operations.length;
  const facts = [
    ['server', isOwn ? 'a new sandbox' : `${url}${isSandbox ? ', a sandbox' : ''}`],
    ['contract', `version ${document.info.version}`],
    ['administration', `${tenant ?? 'that of the token'}${name}`],
    ['operations', selected.length === all ? `all ${all}` : `${selected.length} of ${all}`],
    ['mode', formatMode(settings)],
    ['load', `${concurrency} concurrent requests${rps === undefined ? '' : `, at most ${rps} per second`}`],
  ];
  return `${formatTable(facts, 0)}\n`;
}

function formatMode({ write, allowPermanent }: Settings): string {
  if (!write) return 'reads only';
  return `reads; creates, changes and deletes its own records${allowPermanent ? '; leaves PDFs in the inbox' : ''}`;
}
