import { describe, expect, it } from 'vitest';
import { rules } from '../../conformance/rules/rules.ts';
import { getEvidenceRules, readStatements } from '../../scripts/provenance/statements.ts';
import { deviations } from './deviations/index.ts';
import { RESPONSE_RULES, reportPlantedFaults } from './planted-faults.ts';

const statements = readStatements();
const claims = statements.flatMap((statement) =>
  getEvidenceRules(statement).map((rule) => ({ id: statement.id, rule, claim: `${statement.id}: ${rule}` })),
);
const list = (found: readonly { readonly claim: string }[]): readonly string[] => found.map(({ claim }) => claim);

describe('A statement that a rule checks', () => {
  it('names rules of the suite', () => {
    expect(list(claims.filter(({ rule }) => !(rule in rules)))).toEqual([]);
  });

  it('is reported for a fault in a right response', () => {
    const reported = reportPlantedFaults();
    const ofResponses = claims.filter(({ rule }) => RESPONSE_RULES.has(rule));
    expect(ofResponses.length).toBeGreaterThan(100);
    expect(list(ofResponses.filter(({ id, rule }) => !reported.get(rule)?.has(id)))).toEqual([]);
  });

  it('is reported for the deviation of a server', () => {
    const isReported = ({ id, rule }: { readonly id: string; readonly rule: string }): boolean =>
      deviations.some((deviation) => deviation.statements?.includes(id) && deviation.rules.includes(rule));
    const ofBehaviour = claims.filter(({ rule }) => !RESPONSE_RULES.has(rule));
    expect(list(ofBehaviour.filter((claim) => !isReported(claim)))).toEqual([]);
  });
});

it('The statements of deviations exist', () => {
  const ids = new Set(statements.map(({ id }) => id));
  expect(deviations.flatMap((deviation) => deviation.statements ?? []).filter((id) => !ids.has(id))).toEqual([]);
});
