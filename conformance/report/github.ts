import { appendFileSync } from 'node:fs';
import type { Environment, Output } from '../options.ts';
import type { Cause, Report } from './build-report.ts';
import { formatMarkdown } from './markdown.ts';
import { createLocator, type Locate } from './source-locations.ts';

/** Writes annotations and the summary of a job, when GitHub Actions runs the command. */
export function reportToGithub(report: Report, environment: Environment, stdout: Output): void {
  if (environment.GITHUB_ACTIONS !== 'true') return;
  stdout.write(formatAnnotations(report));
  const { GITHUB_STEP_SUMMARY: file } = environment;
  if (file) appendFileSync(file, formatMarkdown(report));
}

/** An annotation for each cause, because GitHub shows ten of a job; at the line of its first violation. */
export function formatAnnotations({ causes, stopped }: Report, locate: Locate = createLocator()): string {
  const stop = stopped ? [`::error title=Conformance::${escapeData(stopped.message)}\n`] : [];
  return [...stop, ...causes.flatMap((cause) => formatAnnotation(cause, locate))].join('');
}

function formatAnnotation({ rule, title, violations }: Cause, locate: Locate): readonly string[] {
  const unknown = violations.filter(({ details }) => details.some(({ isKnown }) => !isKnown));
  const [first] = unknown;
  const detail = first?.details.find(({ isKnown }) => !isKnown);
  if (!first || !detail) return [];
  const location = locate(first.operation, detail.pointer);
  const properties = [
    ...(location ? [`file=${escapeData(location.file, /[%\r\n:,]/g)}`, `line=${location.line}`] : []),
    `title=${escapeData(`${rule}: ${title}`, /[%\r\n:,]/g)}`,
  ];
  const more = unknown.length > 1 ? ` (and ${unknown.length - 1} more)` : '';
  const text = `${first.operation} ${first.status || 'no response'}: ${detail.message}${more}`;
  const level = unknown.some(({ isFailing }) => isFailing) ? 'error' : 'warning';
  return [`::${level} ${properties.join(',')}::${escapeData(text)}\n`];
}

/** The escapes of workflow commands. */
const escapeData = (text: string, special = /[%\r\n]/g): string =>
  text.replaceAll(special, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
