import { writeFile } from 'node:fs/promises';
import { Option } from 'commander';
import { CliError, type CommandOutput, createCommand, reportFailure, toUrl } from '../../../../scripts/lib/command.ts';
import type { ReadinessReport } from '../../../readiness/assess.ts';
import type { Severity } from '../../../readiness/rule.ts';
import { defaultUrl } from '../../../seed/demo-access.ts';

interface ReadinessOptions {
  readonly url: string;
  readonly controlKey?: string;
  readonly format: string;
  readonly output?: string;
  readonly failOn: 'error' | 'warning';
}

const FAILING: Readonly<Record<ReadinessOptions['failOn'], readonly Severity[]>> = {
  error: ['error'],
  warning: ['error', 'warning'],
};

const DETAILS = `
Run your integration or its tests against a sandbox first. Exit code 1 is also for an integration that was not seen in every
situation. The control key of a sandbox is also read from ACCOUNTING_CONTROL_KEY.`;

/** What the command reads and writes. */
export interface ReadinessContext extends CommandOutput {
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs `npm run readiness`.
 *
 * @returns the exit code: 0, 1 for an integration that is not ready, 2 when it cannot run.
 */
export async function runReadiness(args: readonly string[], context: ReadinessContext): Promise<number> {
  let exitCode = 0;
  const command = createCommand(
    'readiness',
    'Judges an integration by the requests that it sent to a sandbox.',
    context,
  )
    .option('--url <url>', 'the sandbox, without /v1', defaultUrl)
    .option('--control-key <key>', 'the key of a sandbox that was started with one')
    .addOption(
      new Option('--format <format>', 'the format of the report')
        .choices(['text', 'json', 'html', 'junit'])
        .default('text'),
    )
    .option('--output <file>', 'write the report to a file')
    .addOption(
      new Option('--fail-on <severity>', 'fail on errors only, or on warnings too')
        .choices(['error', 'warning'])
        .default('error'),
    )
    .addHelpText('after', DETAILS)
    .action(async (options: ReadinessOptions) => {
      exitCode = await reportReadiness(options, context);
    });
  return command.parseAsync(args, { from: 'user' }).then(
    () => exitCode,
    (error: Error) => reportFailure(error, context),
  );
}

async function reportReadiness(options: ReadinessOptions, context: ReadinessContext): Promise<number> {
  const { format, output, failOn } = options;
  const read = createReader(options, context);
  const report = JSON.parse(await read('json')) as ReadinessReport;
  const text = format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : await read(format);
  if (output === undefined) context.stdout.write(text);
  else await writeReport(output, text);
  const isBroken = report.rules.some(
    ({ severity, findings }) => findings.length > 0 && FAILING[failOn].includes(severity),
  );
  return isBroken || report.verdict !== 'ready' ? 1 : 0;
}

/** @returns a function that reads the report in a format. */
function createReader({ url, controlKey }: ReadinessOptions, { environment }: ReadinessContext) {
  const server = toUrl('url', url);
  const key = controlKey ?? environment.ACCOUNTING_CONTROL_KEY;
  return async (format: string): Promise<string> => {
    const headers = { ...(key !== undefined && { 'x-sandbox-key': key }) };
    const response = await fetch(`${server}/_sandbox/readiness?format=${format}`, { headers }).catch(() => {
      throw new CliError(`Nothing listens at ${server}. Is the sandbox started, and is the port right?`);
    });
    if (response.status === 401) throw new CliError('Give the control key of the sandbox, with --control-key.');
    if (!response.ok) throw new CliError(`${server} is no sandbox with a readiness report: status ${response.status}.`);
    return response.text();
  };
}

async function writeReport(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CliError(`--output takes a file that can be written, and ${file} cannot (${code}).`);
  });
}

if (import.meta.main) {
  const { env: environment, stdout, stderr } = process;
  process.exitCode = await runReadiness(process.argv.slice(2), { environment, stdout, stderr });
}
