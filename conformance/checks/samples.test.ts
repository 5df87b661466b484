import { describe, expect, it } from 'vitest';
import { type Operation, operations } from '../contract.ts';
import { Inventory } from '../data/discovery.ts';
import { Session } from '../session/session.ts';
import type { Decisions } from '../session/settings.ts';
import { invalidParameters } from './negative/rejected-reads.ts';
import { filterFields } from './read/field-samples.ts';
import { type Assertions, Samples } from './samples.ts';
import { invalidBodies } from './write/invalid-bodies.ts';

function createSamples(decisions?: Decisions): Samples {
  const session = new Session({
    url: 'http://localhost:4010',
    token: '',
    tenant: 1,
    write: true,
    language: 'en',
    operations,
    concurrency: 1,
    maxRetryWait: 1,
    timeout: 30,
    profile: 'full',
    allowPermanent: false,
    client: undefined,
    decisions,
  });
  session.close();
  return new Samples({ session, inventory: new Inventory() });
}

/** The kinds of operations and defects that are asserted, with the operation, in the order of the contract. */
function selectAll<Value>(assertions: Assertions<Value>, decisions?: Decisions) {
  const samples = createSamples(decisions);
  return operations.flatMap((operation) =>
    samples
      .select(operation, assertions)
      .map((value) => ({ operation, value, key: getKey(assertions, operation, value) })),
  );
}

const getKey = <Value>({ getKey: toKey }: Assertions<Value>, operation: Operation, value: Value): string =>
  `${operation.kind} ${toKey(value, operation)}`;

function describeSamples<Value>(name: string, assertions: Assertions<Value>): void {
  describe(`Samples of ${name}`, () => {
    const all = selectAll(assertions, 'all');
    const sampled = selectAll(assertions);
    const isDecided = ({ operation, value }: (typeof all)[number]): boolean =>
      !assertions.isDocumented?.(value, operation);

    it('have each kind of operation and defect exactly once', () => {
      const keys = sampled.filter(isDecided).map(({ key }) => key);
      expect(new Set(keys)).toEqual(new Set(all.filter(isDecided).map(({ key }) => key)));
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('have all that the platform documents', () => {
      const count = (entries: typeof all): number => entries.filter((entry) => !isDecided(entry)).length;
      expect(count(sampled)).toBe(count(all));
    });

    it('are the same in every run, and spread over the operations', () => {
      const toIds = (entries: typeof all) => entries.map(({ operation, key }) => `${operation.id} ${key}`);
      expect(toIds(selectAll(assertions))).toEqual(toIds(sampled));
      expect(new Set(sampled.map(({ operation }) => operation.id)).size).toBeGreaterThan(12);
      expect(sampled.length).toBeLessThan(all.length);
    });
  });
}

describeSamples('invalid parameters', invalidParameters);
describeSamples('invalid bodies', invalidBodies);
describeSamples('filters', filterFields);

it('What an operation leaves is made up for by one that comes after it', () => {
  const assertions: Assertions<string> = {
    list: ({ kind }) => (kind === 'get' ? ['a'] : []),
    statements: ['unknown-fields-rejected'],
    getKey: (value) => value,
  };
  const samples = createSamples();
  const gets = operations.filter(({ kind }) => kind === 'get');
  const [first, second, third] = gets as [Operation, Operation, Operation];
  expect(samples.select(first, assertions, [])).toEqual([]);
  expect(samples.select(second, assertions)).toEqual(['a']);
  expect(samples.select(third, assertions)).toEqual([]);
});
