import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { readStatements } from '../../scripts/provenance/statements.ts';
import { statementMutations } from './statements.ts';

const checked = readStatements().flatMap(({ id, evidence }) =>
  evidence && 'tests' in evidence ? [{ id, tests: evidence.tests as readonly string[] }] : [],
);

describe('the mutations of statements', () => {
  it('break each statement that tests check, and no other', () => {
    const mutated = new Set(statementMutations.map(({ statement }) => statement));
    expect(mutated.size).toBe(statementMutations.length);
    expect([...mutated].sort()).toEqual(checked.map(({ id }) => id).sort());
  });

  it('are noticed by the tests of the statement', () => {
    const noticed = new Map(statementMutations.map(({ statement, test }) => [statement, test]));
    expect(checked.filter(({ id, tests }) => String(tests) !== noticed.get(id))).toEqual([]);
  });

  it.each(statementMutations)('change $file once for $statement', ({ file, search }) => {
    const parts = readFileSync(join(repository, file), 'utf8').split(search);
    expect(parts).toHaveLength(2);
  });
});
