import { describe, expect, it, test } from 'vitest';
import { rules } from '../../conformance/rules/rules.ts';
import { getEvidenceRules, readStatements } from '../../programs/statements.ts';
import { deviations } from './deviations/index.ts';
import { plantFaults, RESPONSE_RULES } from './planted-faults.ts';
import { readUnseen } from './plants.ts';

const statements = readStatements();
const claims = statements.flatMap((statement) =>
  getEvidenceRules(statement).map((rule) => ({ id: statement.id, rule, claim: `${statement.id}: ${rule}` })),
);
const list = (found: readonly { readonly claim: string }[]): readonly string[] => found.map(({ claim }) => claim);

const ofDeviations = new Set(
  deviations.flatMap((deviation) =>
    deviation.statements.flatMap((id) => deviation.rules.map((rule) => `${id}: ${rule}`)),
  ),
);
const isReported = (claim: string): boolean => ofDeviations.has(claim);

/** Tests of the suite assert a statement of any server; others assert it of the sandbox. */
const isOfSuite = (file: string): boolean => file.startsWith('test/conformance/');

test('Each documented statement is asserted of any server, or says why no client can see it', () => {
  const unseen = readUnseen();
  const ofSandbox = statements.filter(
    ({ status, evidence }) =>
      status === 'documented' && evidence && 'tests' in evidence && !evidence.tests.some(isOfSuite),
  );
  expect([...unseen.keys()].toSorted()).toEqual(ofSandbox.map(({ id }) => id).toSorted());
  expect([...unseen.values()].filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
});

describe('A statement that a rule checks', () => {
  it('names rules of the suite', () => {
    expect(list(claims.filter(({ rule }) => !(rule in rules)))).toEqual([]);
  });

  it('is reported for a fault in a right response', () => {
    const reported = new Set(plantFaults().map(({ id, rule }) => `${id}: ${rule}`));
    const ofResponses = claims.filter(({ rule }) => RESPONSE_RULES.has(rule));
    expect(ofResponses.length).toBeGreaterThan(100);
    expect(list(ofResponses.filter(({ claim }) => !reported.has(claim) && !isReported(claim)))).toEqual([]);
  });

  it('is reported for the deviation of a server', () => {
    const ofBehaviour = claims.filter(({ rule }) => !RESPONSE_RULES.has(rule));
    expect(list(ofBehaviour.filter(({ claim }) => !isReported(claim)))).toEqual([]);
  });
});

it('The statements of deviations exist', () => {
  const ids = new Set(statements.map(({ id }) => id));
  expect(deviations.flatMap((deviation) => deviation.statements).filter((id) => !ids.has(id))).toEqual([]);
});
