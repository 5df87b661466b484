import { optionFor } from './options.ts';
import type { Outcome } from './outcome.ts';

/** What was run, for the command that runs it again. */
export interface Invocation {
  /** The server; undefined for a sandbox of our own. */
  readonly url: string | undefined;
  readonly authUrl: string | undefined;
  /** Inputs that are not secret. */
  readonly inputs: Readonly<Record<string, string>>;
}

/**
 * The report: a line for each workflow, what was wrong with those that failed, and the count.
 *
 * @param secrets what must not be in it.
 */
export function report(outcomes: readonly Outcome[], invocation: Invocation, secrets: Iterable<string>): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.flatMap((outcome) => [
    `${outcome.status.padEnd(8)} ${outcome.name.padEnd(width)}  ${remark(outcome)}`,
    ...details(outcome, invocation),
  ]);
  return masked(`${lines.join('\n')}\n\n${count(outcomes)}\n`, secrets);
}

function remark(outcome: Outcome): string {
  if (outcome.status === 'passed') return `${outcome.steps} steps`;
  return outcome.status === 'failed' ? `${outcome.failure.stepId}: ${outcome.failure.request}` : outcome.why;
}

function details(outcome: Outcome, invocation: Invocation): readonly string[] {
  if (outcome.status !== 'failed') return [];
  return [...outcome.failure.lines, `again: ${again(outcome.name, invocation)}`].map((line) => `         ${line}`);
}

/** Tokens come from the environment: they do not belong into a command line. */
function again(name: string, { url, authUrl, inputs }: Invocation): string {
  const options = [
    ...(url ? [`--url ${url}`] : []),
    ...(authUrl ? [`--auth-url ${authUrl}`] : []),
    ...Object.entries(inputs).map(([input, value]) => optionFor(input, quoted(value))),
    `--only ${name}`,
  ];
  return `npm run workflows -- ${options.join(' ')}`;
}

/** A value as a POSIX shell takes it. */
const quoted = (value: string): string => (/^[\w./:@-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`);

function count(outcomes: readonly Outcome[]): string {
  const of = (wanted: Outcome['status']): number => outcomes.filter(({ status }) => status === wanted).length;
  return (['passed', 'failed', 'not run'] as const).map((status) => `${of(status)} ${status}`).join(', ');
}

/** Whatever a server says back, no secret is printed. */
function masked(text: string, secrets: Iterable<string>): string {
  const longestFirst = [...secrets].filter((one) => one !== '').sort((one, other) => other.length - one.length);
  return longestFirst.reduce((result, secret) => result.replaceAll(secret, '********'), text);
}
