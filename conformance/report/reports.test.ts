import { describe, expect, it } from 'vitest';
import type { Violation } from '../rules/violations.ts';
import { cause, detail, knownCause, otherDecision, report, violation } from './__fixtures__/report.ts';
import type { Report } from './build-report.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import { createColorize, formatReport } from './text.ts';

const plain = createColorize({ write: () => true });

const repeat = <Value>(count: number, create: (index: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, index) => create(index));
const withViolations = (...violations: readonly Violation[]): Report => ({
  ...report,
  causes: [{ ...cause, violations }],
});

const decisions: Report = {
  ...report,
  causes: repeat(7, (index) => ({
    ...otherDecision,
    statements: [{ id: `decision-${index}`, status: 'decided', statement: 'The server decides.' } as const],
  })),
};

const reports = {
  'a violation of what the platform documents, with special characters': report,
  'a known violation of a decision': { ...report, causes: [cause, knownCause] },
  'decisions in which a server differs, which are no violations': decisions,
  'an undocumented status, and no response': withViolations(
    { ...violation, status: 405 },
    { ...violation, status: 0, times: 1 },
  ),
  'two rules in one exchange': withViolations(violation, {
    ...violation,
    rule: 'sort',
    details: [{ ...detail, message: 'Not sorted.' }],
  }),
  'a run that ended early, and left a record': {
    ...report,
    stopped: { reason: 'interrupted', message: 'Interrupted.' },
    remaining: ['/v1/debtors/51'],
  },
} as const;

const operations = ['listDebtors', 'listCreditors', 'listArticles', 'listJournals'];

const longReports: Readonly<Record<string, Report>> = {
  'a server that conforms, however much was skipped': {
    ...report,
    causes: [],
    skipped: repeat(40, (index) => ({
      reason: `reason ${index}`,
      count: 4,
      statuses: repeat(20, (status) => ({ status: String(400 + status), operations })),
    })),
  },
  'a status in ten operations, each with two findings': {
    ...report,
    causes: [
      {
        ...cause,
        cause: 'status 500',
        violations: repeat(10, (index) => ({
          ...violation,
          operation: `list${index}`,
          details: [detail, { ...detail, message: 'Another field.', isKnown: index > 0 }],
        })),
      },
    ],
  },
  'so much that is wrong that a screen cannot hold it': {
    ...report,
    causes: repeat(300, () => ({ ...cause, violations: repeat(5, () => violation) })),
    remaining: repeat(500, (id) => `/v1/debtors/${id}`),
  },
};

const format = (some: Readonly<Record<string, Report>>, formatOne: (report: Report) => string): string =>
  Object.entries(some)
    .map(([name, own]) => `######## ${name}\n${formatOne(own)}`)
    .join('\n');

describe('The report', () => {
  it('of a terminal has the verdict, the causes and what was skipped, and then the details', async () => {
    const text = format({ ...reports, ...longReports }, (own) => formatReport(own, plain));
    await expect(text).toMatchFileSnapshot('__snapshots__/terminal.txt');
  });

  it.each(Object.entries(longReports))('of a terminal fits on a screen: %s', (_name, own) => {
    const [, ...lines] = formatReport(own, plain).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(own.causes.length === 0 ? 24 : 32);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(125);
  });

  it('of a terminal shows all decisions when it is asked to, and colors where there are some', () => {
    expect(formatReport(decisions, plain, true)).toContain('       1  decision-6: ');
    const colored = createColorize({ write: () => true, hasColors: () => true });
    expect(formatReport(report, colored)).toContain('\u001B[31m✗ Fails');
    expect(createColorize({ write: () => true, hasColors: () => false })('red', 'text')).toBe('text');
  });

  it('in Markdown has tables, and escapes what a server says', async () => {
    await expect(format(reports, formatMarkdown)).toMatchFileSnapshot('__snapshots__/summary.txt');
  });

  it('in Markdown begins with what a screen can hold; the rest is closed', () => {
    const [start = '', ...details] = formatMarkdown({ ...report, causes: repeat(30, () => cause) }).split('<details>');
    expect(start.split('\n').length).toBeLessThan(45);
    expect(details).toHaveLength(30);
  });

  it('for JUnit has a suite for each operation, with the statuses that ran, and one for what was skipped', async () => {
    await expect(format(reports, formatJunit)).toMatchFileSnapshot('__snapshots__/junit.txt');
  });

  it('for JUnit replaces characters that XML does not allow, and escapes line breaks in attributes', () => {
    const message = 'a\u0000b\u001Bc\uD800d\uFFFEe\n😀';
    const xml = formatJunit(withViolations({ ...violation, details: [{ ...detail, message }] }));
    expect(xml).toContain('filter: a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\n😀');
    expect(xml).toContain('message="a\uFFFDb\uFFFDc\uFFFDd\uFFFDe&#10;😀"');
  });
});
