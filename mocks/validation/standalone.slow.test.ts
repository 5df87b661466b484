import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { assets } from '../assets.ts';
import type { Validators } from '../hosts/contracts.ts';
import { readContract } from '../hosts/node/read-contract.ts';
import { toParameterSchema } from './parameters.ts';
import { listResponseSchemas } from './responses.ts';
import { createStandaloneValidators } from './standalone.ts';
import type { Validator } from './validators.ts';

/** Compares the built validators with the server's: the same errors for the same values. */

const { validators } = (await import(`${repository}/generated/browser/validators.js`)) as { validators: Validators };
const documents = {
  contract: { compiled: readContract(), file: 'contract.json' },
  control: { compiled: readContract(assets.control), file: 'control.json' },
} as const;

/** Seeded, so that a failure can be repeated. */
const values = fc.sample(fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.string()), { numRuns: 12, seed: 21 });

const judge = (validate: Validator, value: unknown) =>
  validate(value).map(({ instancePath, keyword, params, message }) => ({ instancePath, keyword, params, message }));

function compareErrors(name: string, value: unknown, full: Validator, made: Validator): void {
  const [expected, errors] = [judge(full, value), judge(made, value)];
  // An assertion takes longer than both validators.
  if (!isDeepStrictEqual(errors, expected)) expect({ name, value, errors }).toEqual({ name, value, errors: expected });
}

/** Valid bodies from the examples, and each with one field removed, renamed or replaced. */
function mutate(example: unknown): readonly unknown[] {
  if (typeof example !== 'object' || example === null) return [example];
  const changed = Object.keys(example).flatMap((name) => [
    { ...example, [name]: undefined },
    { ...example, [`${name}x`]: 1 },
    ...values.slice(0, 4).map((value) => ({ ...example, [name]: value })),
  ]);
  return [example, ...changed];
}

describe.each(Object.entries(documents))('the validators of %s', (name, { compiled, file }) => {
  const made = createStandaloneValidators(validators[name as keyof Validators]);

  it('judge every body as those of the server do', () => {
    const { schemas } = compiled.document.components;
    const names = new Set(compiled.operations.flatMap(({ body }) => body?.schema ?? []));
    for (const schema of names) {
      const examples = (schemas[schema]?.examples ?? []) as unknown[];
      for (const value of [...values, ...examples.flatMap(mutate)]) {
        const sent = value === undefined ? null : JSON.parse(JSON.stringify(value));
        compareErrors(schema, sent, compiled.validators.forInput(schema), made.forInput(schema));
      }
    }
    expect(names.size).toBeGreaterThan(5);
  });

  it('judge every parameter and response as those of the server do', async () => {
    const document = JSON.parse(await readFile(`${repository}/generated/browser/${file}`, 'utf8'));
    const { createValidatedContract } = await import('./validated-contract.ts');
    const slim = createValidatedContract(document, made);
    const seen = new Set<string>();
    const compare = (id: string, schema: unknown, full: Validator, other: Validator): void => {
      if (seen.size === seen.add(JSON.stringify(schema)).size) return;
      for (const value of values) compareErrors(id, value, full, other);
    };
    for (const [index, operation] of compiled.operations.entries()) {
      const counterpart = slim.operations[index] as typeof operation;
      expect(counterpart.id).toBe(operation.id);
      for (const [position, parameter] of operation.parameters.entries()) {
        const schemas = [parameter, counterpart.parameters[position] as typeof parameter].map(toParameterSchema);
        const [full, other] = schemas as [object, object];
        compare(operation.id, full, compiled.validators.forParameter(full), made.forParameter(other));
      }
      const [outputs, others] = [listResponseSchemas(operation), listResponseSchemas(counterpart)];
      for (const [position, output] of outputs.entries()) {
        const other = others[position] as object;
        compare(operation.id, output, compiled.validators.forOutput(output), made.forOutput(other));
      }
    }
  });
});
