import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStatements, STATUSES, type Statement } from '../../programs/statements.ts';
import { printDecisions } from '../../scripts/decisions.ts';
import { repository } from '../../scripts/lib/run.ts';
import { headings, notShown } from './provenance-source.ts';

const statements = readStatements();
const [documented = [], inferred = [], decided = []] = STATUSES.map((status) =>
  statements.filter((statement) => statement.status === status),
);

/** Lists the mistakes in the evidence of a statement. */
function getEvidenceProblems(status: Statement['status'], evidence: Statement['evidence']): readonly unknown[] {
  if (!evidence) return [status !== 'decided' && 'it does not say how it is checked'];
  const missing = 'tests' in evidence ? evidence.tests.filter((file) => !existsSync(join(repository, file))) : [];
  return [
    Object.keys(evidence).length !== 1 && 'it is checked in more than one way',
    ...missing.map((file) => `there is no ${file}`),
    'prose' in evidence && !/^[A-Z].*\.$/.test(evidence.prose) && 'its evidence is no sentence',
  ];
}

/** Lists the mistakes in an entry. */
function getProblems({ id, statement, status, sources = [], topic, reason, carriedBy, evidence }: Statement): string[] {
  return [
    !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && 'its id is not in kebab-case',
    !/[.:]$/.test(statement ?? '') && 'its statement is no sentence',
    sources.some((source) => !headings.includes(source)) && 'its source is no heading of the source',
    status === 'documented' && sources.length !== 1 && 'it is documented, so it has one source',
    status === 'documented' && (reason ?? topic) && 'it is documented, so it has no reason of ours',
    status === 'inferred' && (sources.length === 0 || !reason) && 'it lacks a source or a reason',
    status === 'decided' && (!reason || !topic) && 'it lacks a reason or a topic',
    status === 'decided' && sources.length > 0 && 'it is decided, so the source does not say it',
    !STATUSES.includes(status) && `its status is ${status}`,
    carriedBy.length === 0 && 'nothing carries it',
    ...getEvidenceProblems(status, evidence),
    new Set(carriedBy).size < carriedBy.length && 'it names a place twice',
  ].filter((problem) => typeof problem === 'string');
}

describe('provenance', () => {
  it('gives each statement an origin', () => {
    expect(documented.length).toBeGreaterThan(200);
    expect(inferred.length).toBeGreaterThan(15);
    expect(decided.length).toBeGreaterThan(150);
    const problems = statements.flatMap((statement) =>
      getProblems(statement).map((problem) => `${statement.id}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('contains each statement once', () => {
    const ids = statements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const texts = statements.map(({ statement }) => statement);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('keeps the order of the source and lists what it says before what follows and what we decide', () => {
    const order = documented.map(({ sources }) => headings.indexOf(String(sources)));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const inferredOrder = inferred.map(({ sources }) => headings.indexOf(sources?.[0] ?? ''));
    expect(inferredOrder).toEqual(inferredOrder.toSorted((a, b) => a - b));
    expect(statements).toEqual([...documented, ...inferred, ...decided]);
  });
});

it.each(notShown)('open question of the source $heading: $question is decided', ({ heading, decidedBy }) => {
  expect(headings).toContain(heading);
  expect(decidedBy.length).toBeGreaterThan(0);
  for (const id of decidedBy) expect(decided.map((statement) => statement.id)).toContain(id);
});

it('guide with all decisions is what the build makes of the provenance', () => {
  const guide = readFileSync(new URL('../../openapi/guides/decisions.md', import.meta.url), 'utf8');
  expect(guide, 'Run npm run build -- decisions').toBe(printDecisions(statements));
});
