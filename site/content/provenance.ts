import { type RuleId, rules } from '../../conformance/rules/rules.ts';
import { isMethod, type OpenApiDocument } from '../../contract/document.ts';
import { formatPointer, parsePointer } from '../../contract/json-pointer.ts';
import { getCarrier } from '../../scripts/provenance/carriers.ts';
import { STATUSES, type Statement } from '../../scripts/provenance/statements.ts';
import { toSlug } from './links.ts';
import type { Locate } from './locations.ts';
import { joinBlocks, printDetails } from './markdown.ts';
import type { SitePage } from './page.ts';

/** Creates the page of all statements, which a reader can filter. */
export function createProvenancePage(statements: readonly Statement[], locate: Locate): SitePage {
  const count = (status: Statement['status']): number =>
    groupStatements(statements, status).flatMap((group) => group.statements).length;
  const choices = [
    ['all', 'All', statements.length],
    ['documented', 'Documented', count('documented')],
    ['inferred', 'Inferred', count('inferred')],
    ['decided', 'Decided', count('decided')],
  ] as const;
  const radios = choices.map(
    ([value, label, number]) =>
      `<label><input type="radio" name="status" value="${value}"${value === 'all' ? ' checked' : ''}> ${label} (${number})</label>`,
  );
  const text = `Where every statement of the contract comes from. The platform's own description, the *source*, says some things and leaves others open.

- **Documented**: the source says it, under the heading given.
- **Inferred**: the source does not say it, and it follows from what the source says under the heading given.
- **Decided**: the source leaves it open, and this contract decides, for the reason given. The platform can do otherwise, and then the contract follows.

A statement is checked by rules of the conformance suite, which report a server that does otherwise under it, or by tests of the sandbox. Where neither can be, the reason is given; a decision without either is not checked yet.

${printCounts(statements)}`;
  const printSections = (isHtml: boolean): string[] =>
    SECTIONS.map(([status, title]) => printSection(status, title, statements, { locate, isHtml }));
  const filter = `<fieldset class="filter"><legend>Spec status</legend>${radios.join('')}</fieldset>`;
  return {
    id: 'provenance',
    title: 'Provenance',
    groups: ['About'],
    description: 'What the platform documents, what follows from it, and what this contract decides.',
    markdown: joinBlocks(text, ...printSections(false)),
    html: joinBlocks(text, filter, ...printSections(true)),
  };
}

const SECTIONS = [
  ['documented', 'What the platform documents'],
  ['inferred', 'What follows from it'],
  ['decided', 'What this contract decides'],
] as const;

/** Where statements are in the contract, and in which form they are printed. */
interface Places {
  readonly locate: Locate;
  /** A browser is slow with a page of many elements, so a statement has few. */
  readonly isHtml: boolean;
}

function printSection(
  status: Statement['status'],
  title: string,
  statements: readonly Statement[],
  places: Places,
): string {
  // The anchor of a heading must not be that of a statement.
  const ids = new Set(statements.map(({ id }) => id));
  const groups = groupStatements(statements, status).map((group) =>
    joinBlocks(
      `### ${group.title}${ids.has(toSlug(group.title)) ? `, ${status}` : ''}`,
      group.statements.map((statement) => printStatement(statement, places)).join('\n'),
    ),
  );
  return joinBlocks(`<section class="${status}">`, `## ${title}`, ...groups, '</section>');
}

/** The kinds of evidence, with the headings of their counts. */
const EVIDENCE = { rules: 'Rules', tests: 'Tests', prose: 'Nothing, with a reason', none: 'Nothing yet' } as const;

/** A table of how many statements are checked by what. */
function printCounts(statements: readonly Statement[]): string {
  const kinds = Object.keys(EVIDENCE);
  const rows = STATUSES.map((status) => {
    const found = statements.filter((statement) => statement.status === status);
    const counts = kinds.map((kind) => found.filter((statement) => getEvidenceKind(statement) === kind).length);
    return [status[0]?.toUpperCase() + status.slice(1), ...counts];
  });
  const lines = [['Checked by', ...Object.values(EVIDENCE)], ['---', ...kinds.map(() => '--:')], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const getEvidenceKind = ({ evidence }: Statement): string => Object.keys(evidence ?? { none: true })[0] ?? 'none';

/** How a statement is checked; an empty text when nothing checks it yet. */
function printEvidence({ evidence }: Statement): string {
  if (!evidence) return '';
  if ('prose' in evidence) return ` *Not checked:* ${evidence.prose}`;
  const names =
    'tests' in evidence
      ? evidence.tests.map((file) => `\`${file}\``)
      : evidence.rules.map((id) => `\`${id}\`, ${rules[id as RuleId].title}`);
  return ` *Checked by:* ${names.join('; ')}.`;
}

function printStatement(entry: Statement, { locate, isHtml }: Places): string {
  const { id, statement, status, reason, carriedBy } = entry;
  const byPage = Map.groupBy(carriedBy.map(locate), ({ href }) => href);
  const links = [...byPage].map(
    ([href, found]) => `[${[...new Set(found.map(({ text }) => text))].join(', ')}](${href})`,
  );
  const shown = links.length > MAX_LINKS + 1 ? links.slice(0, MAX_LINKS) : links;
  const places = shown.join(', ') + (shown.length < links.length ? ` and ${links.length - shown.length} more` : '');
  const why = reason === undefined ? '' : ` *Why:* ${reason}`;
  const [mark, checks] = isHtml
    ? [`<a id="${id}" href="#${id}">${status}</a>`, printEvidence(entry).replaceAll(/[*`]/g, '')]
    : [`<span id="${id}"></span>${printMark({ id, status })}`, printEvidence(entry)];
  return `- ${mark} ${statement}${why}${checks} (${places})`;
}

/** A statement about all lists or records does not name each of their pages. */
const MAX_LINKS = 10;

const printMark = ({ id, status }: Pick<Statement, 'id' | 'status'>): string => `[${status}](#page/provenance#${id})`;

export type FindStatements = (...parts: readonly object[]) => readonly Statement[];

/** Creates a function that finds statements by the parts of a document itself, not of a copy. */
export function createStatementFinder(document: OpenApiDocument, statements: readonly Statement[]): FindStatements {
  const byPart = new Map<unknown, Statement[]>();
  for (const statement of statements) {
    for (const pointer of statement.carriedBy.filter((candidate) => candidate.startsWith('#/'))) {
      const part = findPart(document, pointer);
      byPart.set(part, [...(byPart.get(part) ?? []), statement]);
    }
  }
  return (...parts) => [...new Set(parts.flatMap((part) => byPart.get(part) ?? []))];
}

/**
 * Prints a link for each status that statements have, to the first of them.
 *
 * @param isOnPage whether the page itself has the statements, see `printStatements`.
 */
export const printMarks = (statements: readonly Statement[], isOnPage = false): string =>
  [...Map.groupBy(statements, ({ status }) => status).values()]
    .flatMap(([first]) => (first ? [` ${isOnPage ? `[${first.status}](#spec-${first.id})` : printMark(first)}`] : []))
    .join('');

/** Explains the marks, and prints statements, for a reader to open. The marks of fields lead to them. */
export function printStatements(statements: readonly Statement[]): string {
  const counts = STATUSES.map((status) => ({
    status,
    count: statements.filter((each) => each.status === status).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${status}`);
  const list = statements.map((each) => `- <span id="spec-${each.id}"></span>${printMark(each)} ${each.statement}`);
  // The search finds a statement on the page of the provenance.
  return printDetails(`Spec status: ${counts.join(', ')}`, MARKS, list.join('\n')).replace(
    '<details>',
    '<details data-pagefind-ignore>',
  );
}

const MARKS =
  '*Documented*: the platform says it. *Inferred*: it follows from what the platform says. *Decided*: the platform leaves it open, and this contract decides. [Provenance](#page/provenance) has the sources and the reasons.';

/** The members of a document that contain named parts. */
const CONTAINERS: ReadonlySet<string | undefined> = new Set([
  'paths',
  'properties',
  'schemas',
  'parameters',
  'responses',
]);

/** Finds the innermost part with a name that a pointer leads to or into. */
function findPart(document: OpenApiDocument, pointer: string): unknown {
  const keys = parsePointer(pointer);
  const end = keys.findLastIndex((key, index) => CONTAINERS.has(keys[index - 1]) || isMethod(key));
  return getCarrier(document, formatPointer(keys.slice(0, end + 1)));
}

/** The statements of one heading or topic. */
interface Group {
  readonly title: string;
  readonly statements: readonly Statement[];
}

/** Groups the statements of one status by heading or topic, in their order. */
function groupStatements(statements: readonly Statement[], status: Statement['status']): Group[] {
  const selected = statements.filter((statement) => statement.status === status);
  const groups = Map.groupBy(selected, ({ sources, topic }) => sources?.[0] ?? topic ?? '');
  return [...groups].map(([title, list]) => ({ title, statements: list }));
}
