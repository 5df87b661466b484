import { type Arguments, CannotRun, readArguments } from './arguments.ts';
import { operations } from './contract.ts';
import { help } from './help.ts';
import { startOwnSandbox, usualUrl } from './own-sandbox.ts';
import { meet } from './preflight.ts';
import { prepareFolder, writeReport } from './report/files.ts';
import { introduction } from './report/introduction.ts';
import { type Live, tell } from './report/live.ts';
import { reportOf } from './report/make.ts';
import { type Output, paintFor } from './report/paint.ts';
import type { Report } from './report/report.ts';
import { redactionOf } from './report/secrets.ts';
import { textOf } from './report/text.ts';
import { run } from './run.ts';
import { NoAnswer } from './session.ts';
import type { Settings } from './settings.ts';

/** What the command has around it. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Takes what is to be called when somebody wants it to end: by Ctrl+C. */
  readonly onInterrupt: (end: () => void) => void;
  /** Ends the process at once. */
  readonly exit: (code: number) => void;
}

/** The code of a process that Ctrl+C ended. */
const interruptedCode = 130;

/**
 * `npm run conformance`.
 *
 * @param args without those that name the program itself.
 * @returns the exit code: 0, 1 for violations, 2 when it could not run, 130 when it was interrupted.
 */
export async function contractCommand(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const wanted = readArguments(args, around.environment);
    if (!wanted) {
      around.stdout.write(help);
      return 0;
    }
    if (wanted.report !== undefined) await prepareFolder(wanted.report);
    const report = await (wanted.server ? checked(wanted, wanted.server, around) : tried(wanted, around));
    return codeOf(report, wanted);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    around.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function codeOf({ interrupted, violations, visited, documented }: Report, { complete }: Arguments): number {
  if (interrupted) return interruptedCode;
  return violations.length > 0 || (complete && visited < documented) ? 1 : 0;
}

/** A server, and how it is entered. */
type Entry = Pick<Settings, 'url' | 'token'> & {
  readonly tenant?: number | undefined;
  readonly client?: Settings['client'];
  /** The address that reproductions name, where it is another one. */
  readonly shownUrl?: string;
};

/** Checks a sandbox that it starts for that. */
async function tried(wanted: Arguments, around: Surroundings): Promise<Report> {
  const { close, ...entry } = await startOwnSandbox();
  try {
    return await checked(wanted, { ...entry, shownUrl: usualUrl }, around);
  } finally {
    await close();
  }
}

/** Checks a server, tells of it meanwhile, and reports. */
async function checked(wanted: Arguments, entry: Entry, around: Surroundings): Promise<Report> {
  const { stdout, environment } = around;
  const { url, token, shownUrl = url } = entry;
  const { concurrency, rate, patience, timeout, write, leaveFiles, language } = wanted;
  const tenant = wanted.tenant ?? entry.tenant;
  const client = wanted.client ?? entry.client;
  const redact = redactionOf({ token, client });
  const paint = paintFor(stdout, environment);
  const live = tell({ ...around, paint, redact, url: shownUrl, operations: wanted.operations });
  try {
    const pace = { concurrency, patience, timeout, onWait: live.onWait, ...(rate !== undefined && { rate }) };
    const { sandbox, administration } = await meet({ url, token, tenant }, pace);
    const settings = watched(live, around, {
      ...{ url, token, tenant, write, leaveFiles, language, operations: wanted.operations },
      ...{ client, sandbox, concurrency, rate, patience, timeout },
    });
    const own = entry.shownUrl !== undefined;
    live.say(introduction(settings, { own, administration, all: operations.length }));
    const begun = new Date();
    const outcome = await run(settings);
    live.end();
    const report = reportOf({ outcome, settings, redact, begun, shownUrl });
    stdout.write(`\n${textOf(report, paint)}`);
    if (wanted.report !== undefined) await writeReport(wanted.report, report);
    return report;
  } catch (error) {
    if (error instanceof NoAnswer) throw new CannotRun(redact(`The server stopped answering: ${error.message}.`));
    throw error;
  } finally {
    live.end();
  }
}

/** The settings of a run that tells of itself, and that Ctrl+C ends. */
function watched(live: Live, { onInterrupt, stdout, exit }: Surroundings, settings: Settings) {
  const controller = new AbortController();
  onInterrupt(() => {
    if (!controller.signal.aborted) {
      live.say('It ends, and removes what it created. Ctrl+C once more ends it at once.');
      controller.abort();
      return;
    }
    live.end();
    const left = live.left();
    const what = left.length > 0 ? `Created, and still there:\n${left.map((path) => `  ${path}\n`).join('')}` : '';
    stdout.write(what || 'Of what it created, as far as it was told, nothing is left.\n');
    exit(interruptedCode);
  });
  const { onAnswer, onViolation, onWait } = live;
  return { ...settings, signal: controller.signal, onAnswer, onViolation, onWait };
}
