import type { Operation } from '../contract.ts';
import { getBasis } from '../rules/provenance.ts';
import { type RuleId, rules } from '../rules/rules.ts';

/** Assertions of one sort, such as invalid bodies, whose rule is a decision of the contract. */
export interface Assertions<Value> {
  /** Lists those that the contract alone shows. */
  readonly list: (operation: Operation) => readonly Value[];
  /** The kind of the defect, of which one assertion is enough: `type integer`. */
  readonly getKey: (value: Value, operation: Operation) => string;
  /** Tests that the platform documents one, even if its rule is a decision. */
  readonly isDocumented?: (value: Value, operation: Operation) => boolean;
}

/**
 * Selects the assertions that a run makes. What the platform documents is asserted of every operation, a decision of the
 * contract once for each kind of operation and of defect, unless all were asked for.
 */
export class Samples {
  readonly #isAll: boolean;
  readonly #taken = new Map<unknown, Set<string>>();

  constructor(isAll: boolean) {
    this.#isAll = isAll;
  }

  /** @param values the assertions once the records are known, which can be more or fewer than by the contract alone. */
  select<Value>(operation: Operation, assertions: Assertions<Value>, values = assertions.list(operation)): Value[] {
    const { getKey, isDocumented } = assertions;
    return values.filter(
      (value) => isDocumented?.(value, operation) || this.#take(assertions, operation, getKey(value, operation)),
    );
  }

  /** Tests that an operation is the first to make an assertion that depends on the records of the server. */
  isFirst(operation: Operation, rule: RuleId, description = ''): boolean {
    return getBasis(rules[rule].provenance) !== 'decided' || this.#take(rule, operation, description);
  }

  #take(sort: unknown, { kind }: Operation, key: string): boolean {
    const taken = this.#taken.get(sort) ?? new Set();
    this.#taken.set(sort, taken);
    const isFree = !taken.has(`${kind} ${key}`);
    taken.add(`${kind} ${key}`);
    return isFree || this.#isAll;
  }
}
