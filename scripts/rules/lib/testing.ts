import { type RuleDefinition, Spectral } from '@stoplight/spectral-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** A piece of a contract as YAML. What the rule does not look at is left out. */
type Fixture = string;

interface Cases {
  /** Contracts that the rule lets pass. */
  readonly accepts: Readonly<Record<string, Fixture>>;
  /** Contracts that break the rule, each with what it says, in order: the place, a colon, the message. */
  readonly refuses: Readonly<Record<string, readonly [Fixture, ...findings: string[]]>>;
}

/** A contract in which POST /v1/debtors takes a `DebtorInput`. The schemas are lines of YAML, indented by 4 or more. */
export const withDebtorInput = (schemas: string): Fixture => `
paths:
  /v1/debtors:
    post: { x-kind: create, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/DebtorInput' } } } } }
components:
  schemas:
${schemas}`;

/** Tells vitest the cases of a rule. They run in Spectral itself, as in the lint of the bundle. */
export function testRule(name: string, rule: RuleDefinition, { accepts, refuses }: Cases): void {
  describe(`${name}: ${rule.description}`, () => {
    it.each(Object.entries(accepts))('accepts %s', async (_title, fixture) => {
      expect(await findings(rule, fixture)).toEqual([]);
    });
    it.each(Object.entries(refuses))('refuses %s', async (_title, [fixture, ...expected]) => {
      expect(await findings(rule, fixture)).toEqual(expected);
    });
  });
}

async function findings(rule: RuleDefinition, fixture: Fixture): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset({ rules: { rule } });
  const results = await spectral.run(parse(fixture) as Record<string, unknown>);
  return results.map(({ path, message }) => `${path.join('/')}: ${message}`);
}
