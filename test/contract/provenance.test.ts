import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStatements, STATUSES } from '../../programs/statements.ts';
import { printDecisions } from '../../scripts/decisions.ts';
import { repository } from '../../scripts/lib/run.ts';
import { headings, notShown } from './provenance-source.ts';

const statements = readStatements();
const [documented = [], inferred = [], decided = []] = STATUSES.map((status) =>
  statements.filter((statement) => statement.status === status),
);

describe('provenance', () => {
  it('gives each statement an origin', () => {
    expect(documented.length).toBeGreaterThan(200);
    expect(inferred.length).toBeGreaterThan(15);
    expect(decided.length).toBeGreaterThan(150);
    // The schema of the chapters, which test/contract/editor-schemas.test.ts applies, says what each statement must have.
    const sources = statements.flatMap((statement) => statement.sources ?? []);
    expect(sources.filter((source) => !headings.includes(source))).toEqual([]);
    const tests = statements.flatMap(({ evidence }) => (evidence && 'tests' in evidence ? evidence.tests : []));
    expect(tests.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
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

it.each(notShown)('open question of the source %s: %s is decided', (heading, _question, ids) => {
  expect(headings).toContain(heading);
  expect(decided.map(({ id }) => id)).toEqual(expect.arrayContaining(ids.split(' ')));
});

it('guide with all decisions is what the build makes of the provenance', () => {
  const guide = readFileSync(new URL('../../openapi/guides/decisions.md', import.meta.url), 'utf8');
  expect(guide, 'Run npm run build -- decisions').toBe(printDecisions(statements));
});
