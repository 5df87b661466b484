import { describe, expect, it } from 'vitest';
import * as schemas from '../../generated/client/src/schemas/index.ts';
import { isList, isSecured, listOperations } from '../../scripts/document/openapi.ts';
import { checkTypes } from '../support/client/type-check.ts';
import { bundle } from '../support/contract.ts';

const source = '../../generated/client/src';
const IMPORTS = `import type * as z from 'zod';
import type * as client from '${source}/index.ts';
import type * as hooks from '${source}/react-query/index.ts';
import type * as mocks from '${source}/msw/index.ts';
import type * as schemas from '${source}/schemas/index.ts';
import type * as types from '${source}/types.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : 'too wide') : 'too narrow';
`;

/** Two types: the second is that of the client, or of its types. */
type Pair = readonly [string, string];

/** Returns the pairs of types that are not assignable to each other, and how the second differs from the first. */
const findDifferences = (pairs: readonly Pair[]): string[] =>
  checkTypes(
    IMPORTS +
      pairs.map(([a, b], n) => `export const pair${n}: { '${a}': Same<${a}, ${b}> } = { '${a}': true };`).join('\n'),
  );

/** The schemas that are objects, lists or unions. Scalars have no name: they stand where they are used. */
const names = Object.entries(bundle.components.schemas)
  .filter(([, { properties, oneOf, type }]) => properties ?? oneOf ?? [type].flat().includes('object'))
  .map(([name]) => name);

/** The operations with hooks. */
const operations = listOperations(bundle)
  .filter(({ operation }) => isSecured(operation))
  .map((entry) => {
    const { operationId: id, requestBody } = entry.operation;
    const success = Object.entries(entry.operation.responses).find(([status]) => status.startsWith('2'))?.[1];
    return {
      ...{ id, requestBody, responses: entry.operation.responses },
      name: `${id[0]?.toUpperCase()}${id.slice(1)}`,
      hook: entry.method === 'get' ? 'Query' : 'Mutation',
      returnsJson: 'application/json' in (success?.content ?? {}),
      result: `Awaited<ReturnType<typeof client.${id}${isList(entry.operation) ? '<never, false>' : ''}>>`,
      body: `Parameters<typeof client.${id}>[${1 + (entry.path.match(/\{/g)?.length ?? 0)}]`,
    };
  });

describe('a schema of the contract', () => {
  it('has the same type in the client and in /types', () => {
    expect(names.length).toBeGreaterThan(200);
    // The client has a class of this name.
    const others = names.filter((name) => name !== 'TokenError');
    expect(findDifferences(others.map((name) => [`types.Schemas["${name}"]`, `client.${name}`]))).toEqual([]);
  });

  it.each(['input', 'output'])('has the same type in /schemas, as %s', (direction) => {
    const exported = names.filter((name) => name in schemas);
    expect(exported).toHaveLength(Object.keys(schemas).length);
    const pairs = exported.map((name): Pair => [`z.${direction}<typeof schemas.${name}>`, `client.${name}`]);
    expect(findDifferences(pairs)).toEqual([]);
  });
});

describe('an operation', () => {
  it('returns the same type in the client, in /react-query and in /msw', () => {
    const pairs = operations
      .filter(({ returnsJson }) => returnsJson)
      .flatMap(({ name, hook, result }): Pair[] => [
        [`hooks.${name}${hook}Result`, result],
        [`ReturnType<typeof mocks.get${name}ResponseMock>`, result],
      ]);
    expect(pairs.length).toBeGreaterThan(200);
    expect(findDifferences(pairs)).toEqual([]);
  });

  it('takes the same body in the client and in /react-query', () => {
    const pairs = operations
      .filter(({ requestBody }) => requestBody)
      .map(({ name, body }): Pair => [`hooks.${name}MutationBody`, body]);
    expect(pairs.length).toBeGreaterThan(50);
    expect(findDifferences(pairs)).toEqual([]);
  });

  it('has the same errors in the client, in /types and in /msw', () => {
    const pairs = operations.flatMap(({ name, responses }) =>
      Object.keys(responses)
        .filter((status) => /^[45]/.test(status))
        .map((status): Pair => {
          const type = status === '400' ? 'types.ValidationProblem' : 'client.Problem';
          return [`ReturnType<typeof mocks.get${name}ResponseMock${status}>`, type];
        }),
    );
    expect(pairs.length).toBeGreaterThan(1000);
    expect(findDifferences(pairs)).toEqual([]);
  });
});

it('the comparison finds types that differ', () => {
  const pairs: Pair[] = [
    ['types.Debtor', 'types.Creditor'],
    ['types.Debtor', 'client.Debtor'],
    ['types.Debtor', 'types.DebtorListItem'],
  ];
  expect(findDifferences(pairs)).toEqual([
    expect.stringContaining('"too narrow"'),
    expect.stringContaining('"too wide"'),
  ]);
});
