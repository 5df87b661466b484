import type { Operation } from '../contract.ts';
import { getBasis } from '../rules/provenance.ts';
import { type RuleId, rules } from '../rules/rules.ts';

/** Assertions of one sort, such as invalid bodies, whose rule is a decision of the contract. */
export interface Assertions<Value> {
  /** Lists the assertions that the contract alone determines. */
  readonly list: (operation: Operation) => readonly Value[];
  /** Returns the kind of the defect, which needs one assertion: `type integer`. */
  readonly getKey: (value: Value, operation: Operation) => string;
  /** True when the platform documents an assertion, even if its rule is a decision. */
  readonly isDocumented?: (value: Value, operation: Operation) => boolean;
}

/**
 * Selects the assertions of a run: documented ones on every operation; decisions once per kind of operation and defect, unless
 * all were requested.
 */
export class Samples {
  readonly #isAll: boolean;
  readonly #taken = new Map<unknown, Set<string>>();

  constructor(isAll: boolean) {
    this.#isAll = isAll;
  }

  /** @param values the assertions once the records are known. Their number may differ. */
  select<Value>(operation: Operation, assertions: Assertions<Value>, values = assertions.list(operation)): Value[] {
    const { getKey, isDocumented } = assertions;
    return values.filter(
      (value) => isDocumented?.(value, operation) || this.#take(assertions, operation, getKey(value, operation)),
    );
  }

  /** Checks that an operation is the first with an assertion that depends on the server's records. */
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
