import { beforeAll, describe, expect, it } from 'vitest';
import { isList, isSecured, listOperations } from '../../contract/document.ts';
import * as schemas from '../../generated/client/src/schemas/index.ts';
import { checkTypes } from '../support/client/type-check.ts';
import { bundle } from '../support/contract.ts';

/** A type of one entry, and that of the client or of its types. */
type Pair = readonly [string, string];

const source = '../../generated/client/src';
const PROGRAM = `import type * as z from 'zod';
import type * as client from '${source}/index.ts';
import type * as hooks from '${source}/react-query.ts';
import type { Mocks } from '${source}/mocks.ts';
import type * as schemas from '${source}/schemas/index.ts';
import type * as types from '${source}/types.ts';

type ResultOf<Options> = Options extends hooks.CallQuery<infer Result> ? Result : never;
type MutationResultOf<Options> = Options extends hooks.CallMutation<infer Result, infer _Variables> ? Result : never;
type BodyOf<Options extends { mutationFn?: unknown }> =
  NonNullable<Options['mutationFn']> extends (variables: infer Variables extends { data: unknown }, ...rest: never[]) => unknown
    ? Variables['data']
    : never;
type Compare<Name extends string, A, B> = [A] extends [B]
  ? ([B] extends [A] ? never : \`\${Name} is narrower\`)
  : \`\${Name} is not assignable\`;
export const differences: never[] = [];
`;

/** Compares types both ways, and returns a line for each pair that differs. */
const compare = (pairs: readonly Pair[]): string[] =>
  checkTypes(
    PROGRAM + pairs.map(([a, b]) => `differences.push({} as Compare<${JSON.stringify(a)}, ${a}, ${b}>);`).join('\n'),
  );

/** The schemas that are objects, lists or unions. Scalars have no name: they stand where they are used. */
const names = Object.entries(bundle.components.schemas)
  .filter(([, { properties, oneOf, type }]) => properties ?? oneOf ?? [type].flat().includes('object'))
  .map(([name]) => name);

const operations = listOperations(bundle)
  .filter(({ operation }) => isSecured(operation))
  .map(({ method, path, operation }) => {
    const { operationId: id, requestBody, responses } = operation;
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    return {
      id,
      status: Object.keys(responses).find((status) => status.startsWith('2')),
      options: `ReturnType<typeof hooks.${id}${method === 'get' ? 'QueryOptions' : 'MutationOptions'}${isList(operation) ? '<never>' : ''}>`,
      isQuery: method === 'get',
      errors: Object.keys(responses).filter((status) => /^[45]/.test(status)),
      returnsJson: 'application/json' in (success?.content ?? {}),
      result: `Awaited<ReturnType<typeof client.${id}${isList(operation) ? '<never, false>' : ''}>>`,
      body: requestBody && `Parameters<typeof client.${id}>[${1 + (path.match(/\{/g)?.length ?? 0)}]`,
    };
  });

const parsed = names.filter((name) => name in schemas);
const returning = operations.filter(({ returnsJson }) => returnsJson);
const pairs = {
  // The client has a class of that name.
  types: names
    .filter((name) => name !== 'TokenError')
    .map((name): Pair => [`types.Schema<'${name}'>`, `client.${name}`]),
  input: parsed.map((name): Pair => [`z.input<typeof schemas.${name}>`, `client.${name}`]),
  output: parsed.map((name): Pair => [`z.output<typeof schemas.${name}>`, `client.${name}`]),
  queryResults: returning.map(
    ({ options, isQuery, result }): Pair => [`${isQuery ? 'ResultOf' : 'MutationResultOf'}<${options}>`, result],
  ),
  mutationBodies: operations.flatMap(({ options, body }): Pair[] => (body ? [[`BodyOf<${options}>`, body]] : [])),
  mocks: returning.map(({ id, status, result }): Pair => [`Mocks['${id}'][${status}]`, result]),
  mockErrors: operations.flatMap(({ id, errors }) =>
    errors.map((status): Pair => {
      const type = status === '400' ? 'types.ValidationProblem' : 'client.Problem';
      return [`Mocks['${id}'][${status}]`, type];
    }),
  ),
};

let differences: readonly string[];
beforeAll(() => {
  differences = compare(Object.values(pairs).flat());
});

const listDifferences = (group: readonly Pair[]): string[] =>
  differences.filter((line) => group.some(([type]) => line.includes(`"${type} is `)));

describe('the types of the package', () => {
  it.each([
    { title: 'every schema in the client and in /types', group: pairs.types, minimum: 200 },
    { title: 'every schema in /schemas, as input', group: pairs.input, minimum: 200 },
    { title: 'every schema in /schemas, as output', group: pairs.output, minimum: 200 },
    { title: 'the result of every operation in /react-query', group: pairs.queryResults, minimum: 100 },
    { title: 'the body of every operation in /react-query', group: pairs.mutationBodies, minimum: 50 },
    { title: 'the result of every operation in /msw', group: pairs.mocks, minimum: 100 },
    { title: 'the errors of every operation in /msw', group: pairs.mockErrors, minimum: 1000 },
  ])('are the same for $title', ({ group, minimum }) => {
    expect(group.length).toBeGreaterThan(minimum);
    expect(listDifferences(group)).toEqual([]);
  });

  it('are all found by the compiler, and all schemas of /schemas are in the contract', () => {
    expect(differences).toEqual([]);
    expect(parsed).toHaveLength(Object.keys(schemas).length);
  });

  it('are compared both ways', () => {
    const others: Pair[] = [
      ['types.Debtor', 'types.Creditor'],
      ['client.Debtor', 'types.Debtor'],
      ['types.Country', 'types.CountryListItem'],
    ];
    expect(compare(others)).toEqual([
      expect.stringContaining('types.Debtor is not assignable'),
      expect.stringContaining('types.Country is narrower'),
    ]);
  });
});
