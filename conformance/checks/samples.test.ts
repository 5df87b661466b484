import { describe, expect, it } from 'vitest';
import { operations } from '../contract.ts';
import { invalidParameters } from './negative/rejected-reads.ts';
import { filterFields } from './read/field-samples.ts';
import { type Assertions, Samples } from './samples.ts';
import { invalidBodies } from './write/invalid-bodies.ts';

/** The kinds of operations and defects that are asserted, with the operation, in the order of the contract. */
function selectAll<Value>(assertions: Assertions<Value>, isAll = false) {
  const samples = new Samples(isAll);
  return operations.flatMap((operation) =>
    samples.select(operation, assertions).map((value) => ({
      operation,
      value,
      key: `${operation.kind} ${assertions.getKey(value, operation)}`,
    })),
  );
}

function describeSamples<Value>(name: string, assertions: Assertions<Value>): void {
  describe(`Samples of ${name}`, () => {
    const all = selectAll(assertions, true);
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
      expect(sampled.length).toBeLessThan(all.length);
    });
  });
}

describeSamples('invalid parameters', invalidParameters);
describeSamples('invalid bodies', invalidBodies);
describeSamples('filters', filterFields);
