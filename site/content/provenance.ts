import { type RuleId, rules } from '../../conformance/rules/rules.ts';
import { isMethod, type OpenApiDocument } from '../../contract/document.ts';
import { formatPointer, parsePointer } from '../../contract/json-pointer.ts';
import { getCarrier } from '../../programs/carriers.ts';
import { STATUSES, type Statement } from '../../programs/statements.ts';
import type { Locate } from './locations.ts';
import { joinBlocks, printDetails } from './markdown.ts';
import type { SitePage } from './page.ts';

/** Creates the page of all statements: the resources, each with its statements, which a reader can filter. */
export function createProvenancePage(statements: readonly Statement[], locate: Locate): SitePage {
  const byTopic = [...Map.groupBy(statements, (statement) => findTopic(statement, locate))].toSorted(
    ([left], [right]) => Number(isGeneral(right)) - Number(isGeneral(left)) || left.localeCompare(right),
  );
  const counts = STATUSES.map((status) => ({
    status,
    name: NAMES[status],
    list: statements.filter((each) => each.status === status),
  }));
  const text = joinBlocks(
    "The platform's own description, the *source*, promises some things and leaves others open. This page shows which is which.",
    counts.map(({ status, name, list }) => `- **${name}**, ${list.length}: ${MEANINGS[status]}`).join('\n'),
    'Each statement names the rules of the conformance suite or the tests of the sandbox that check it, or says why nothing does.',
  );
  const radios = [
    '<span><label><input type="radio" name="status" checked> All</label></span>',
    ...counts.map(
      ({ status, name }) => `<span><label><input type="radio" name="status" value="${status}"> ${name}</label></span>`,
    ),
  ];
  return {
    id: 'provenance',
    title: 'Promised and decided',
    groups: ['Sandbox and tools', 'About'],
    description: 'What the platform promises, what follows from it, and what this contract decides.',
    markdown: joinBlocks(
      text,
      ...byTopic.map(([topic, list]) =>
        joinBlocks(
          `## ${topic}`,
          list
            .map((each) => `- <span id="${each.id}"></span>**${NAMES[each.status]}.** ${printStatement(each, locate)}`)
            .join('\n'),
        ),
      ),
    ),
    html: joinBlocks(
      text,
      `<div class="filter" role="radiogroup" aria-label="Show">${radios.join('')}</div>`,
      '<div class="topics">',
      ...byTopic.map(([topic, list]) => printTopic(topic, list, locate)),
      '</div>',
    ),
  };
}

/** Names of the statuses. */
const NAMES: Readonly<Record<Statement['status'], string>> = {
  documented: 'Promised',
  inferred: 'Follows',
  decided: 'Decided',
};

const MEANINGS: Readonly<Record<Statement['status'], string>> = {
  documented: 'the source says so, under the heading shown.',
  inferred: 'the source does not say so, but it follows from what the source says under the heading shown.',
  decided:
    'the source leaves it open, and this contract decides, for the reason given. Where the platform turns out to differ, the contract will follow it.',
};

/** The topic of a statement about more resources than a reader would look under. */
const EVERY_RESOURCE = 'Every resource';
const MAX_RESOURCES = 4;

const WHOLE = 'The API as a whole';

const isGeneral = (topic: string): boolean => topic === WHOLE || topic === EVERY_RESOURCE;

function findTopic({ carriedBy }: Statement, locate: Locate): string {
  const tags = [...new Set(carriedBy.flatMap((pointer) => locate(pointer).tags))];
  return tags.length > MAX_RESOURCES ? EVERY_RESOURCE : (tags[0] ?? WHOLE);
}

/** Prints a topic, which opens to its statements. */
function printTopic(topic: string, statements: readonly Statement[], locate: Locate): string {
  const byStatus = Map.groupBy(statements, ({ status }) => status);
  const lists = STATUSES.map((status) => ({ status, list: byStatus.get(status) ?? [] }));
  const found = lists.filter(({ list }) => list.length > 0);
  const counts = found.map(({ status, list }) => `${list.length} ${NAMES[status].toLowerCase()}`).join(', ');
  const sections = found.map(({ status, list }) =>
    joinBlocks(
      `<section class="${status}">`,
      `**${NAMES[status]}**`,
      list
        .map((each) => `- <a id="${each.id}" href="#${each.id}">#</a> ${removeCode(printStatement(each, locate))}`)
        .join('\n'),
      '</section>',
    ),
  );
  return printDetails(`${topic}: ${counts}`, ...sections);
}

/** Returns a text without the marks of code, which the page has too many of. What they enclose is not HTML. */
const removeCode = (markdown: string): string => markdown.replaceAll('`', '').replaceAll('<', '&lt;');

/** How a statement is checked; an empty text when nothing checks it yet. */
function printEvidence({ evidence }: Statement): string {
  if (!evidence) return '';
  if ('prose' in evidence) return ` Not checked: ${evidence.prose}`;
  const names =
    'tests' in evidence
      ? evidence.tests.map((file) => `\`${file}\``)
      : evidence.rules.map((id) => `\`${id}\`, ${rules[id as RuleId].title}`);
  return ` Checked by: ${names.join('; ')}.`;
}

function printStatement(entry: Statement, locate: Locate): string {
  const { statement, reason, sources, carriedBy } = entry;
  const byPage = Map.groupBy(carriedBy.map(locate), ({ href }) => href);
  const links = [...byPage].map(
    ([href, found]) => `[${[...new Set(found.map(({ text }) => text))].join(', ')}](${href})`,
  );
  const shown = links.length > MAX_LINKS + 1 ? links.slice(0, MAX_LINKS) : links;
  const places = shown.join(', ') + (shown.length < links.length ? ` and ${links.length - shown.length} more` : '');
  const why = reason === undefined ? '' : ` *Why:* ${reason}`;
  const source = sources ? ` *Source:* ${sources.join(', ')}.` : '';
  return `${statement}${why}${source}${printEvidence(entry)} (${places})`;
}

/** A statement about all lists or records does not name each of their pages. */
const MAX_LINKS = 6;

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
 * Prints a link to the first of the statements, which says in words where they come from.
 *
 * @param isForBrowsers true for a link that the style sheet hides until a reader asks for it.
 */
export function printMarks(statements: readonly Statement[], isForBrowsers = false): string {
  const [first] = statements;
  if (!first) return '';
  const has = (status: Statement['status']): boolean => statements.some((each) => each.status === status);
  const details = has('decided') ? ', details decided in this contract' : '';
  const origin = has('documented') ? 'promised' : 'follows from a promise';
  const words = has('documented') || has('inferred') ? origin + details : 'decided in this contract';
  const link = `[${words}](#page/provenance#${first.id})`;
  return isForBrowsers ? ` <span class="mark">${link}</span>` : ` ${link}`;
}

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
