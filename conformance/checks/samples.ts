import type { Operation } from '../contract.ts';
import type { RunContext } from '../data/run-context.ts';
import { getBasis } from '../rules/provenance.ts';
import { type RuleId, rules } from '../rules/rules.ts';

/** Assertions of one sort, such as invalid bodies. */
export interface Assertions<Value> {
  /** Known from the contract alone, so assertions can be assigned up front. */
  readonly list: (operation: Operation) => readonly Value[];
  readonly statements: readonly string[];
  /** The kind of the defect, of which one assertion is enough: `type integer`. */
  readonly getKey: (value: Value, operation: Operation) => string;
  /** Whether the platform documents this one, even if its rule is a decision. */
  readonly isDocumented?: (value: Value, operation: Operation) => boolean;
}

const isDecided = (statements: readonly string[]): boolean => getBasis(statements) === 'decided';

/**
 * Selects the assertions that a run makes. What the platform documents is asserted of every operation. A decision of the
 * contract is asserted once for each kind of operation and of defect, of the operations in turn, unless all were asked for.
 */
export class Samples {
  readonly #context: Pick<RunContext, 'session' | 'inventory'>;
  /** For each sort of assertions, the operation that makes one, by its key. */
  readonly #plans = new Map<unknown, ReadonlyMap<string, string>>();
  readonly #taken = new Set<string>();
  readonly #finished = new Set<string>();

  constructor(context: Pick<RunContext, 'session' | 'inventory'>) {
    this.#context = context;
  }

  get #isAll(): boolean {
    return this.#context.session.settings.decisions === 'all';
  }

  /**
   * Selects from the assertions of an operation. Assertions that another operation could not make are reassigned.
   *
   * @param values the assertions once the records are known, which can be more or fewer than by the contract alone.
   */
  select<Value>(operation: Operation, assertions: Assertions<Value>, values = assertions.list(operation)): Value[] {
    const { statements, getKey, isDocumented } = assertions;
    if (this.#isAll || !isDecided(statements)) return [...values];
    const plan = this.#plans.get(assertions) ?? this.#createPlan(assertions);
    this.#plans.set(assertions, plan);
    const selected = values.filter((value) => {
      if (isDocumented?.(value, operation)) return true;
      const key = toKey(operation, getKey(value, operation));
      const owner = plan.get(key);
      const isOwn = owner === undefined || owner === operation.id || this.#finished.has(`${statements} ${owner}`);
      return isOwn && this.#take(`${statements} ${key}`);
    });
    this.#finished.add(`${statements} ${operation.id}`);
    return selected;
  }

  /** Whether an operation is the first to make an assertion that depends on the records of the server. */
  isFirst(operation: Operation, rule: RuleId, description = ''): boolean {
    return this.#isAll || !isDecided(rules[rule].provenance) || this.#take(`${rule} ${toKey(operation, description)}`);
  }

  #take(key: string): boolean {
    const isFree = !this.#taken.has(key);
    this.#taken.add(key);
    return isFree;
  }

  /** Assigns each key to the operation that has the fewest, starting with keys that few operations can assert. */
  #createPlan<Value>({ list, getKey, isDocumented }: Assertions<Value>): ReadonlyMap<string, string> {
    const { session, inventory } = this.#context;
    const candidates = new Map<string, Set<string>>();
    for (const operation of session.settings.operations) {
      if (inventory.findAbsence(operation) !== undefined) continue;
      for (const value of list(operation)) {
        if (isDocumented?.(value, operation)) continue;
        const key = toKey(operation, getKey(value, operation));
        candidates.set(key, (candidates.get(key) ?? new Set()).add(operation.id));
      }
    }
    const counts = new Map<string, number>();
    const getCount = (id: string): number => counts.get(id) ?? 0;
    const owners = [...candidates]
      .sort(([, a], [, b]) => a.size - b.size)
      .map(([key, ids]): [string, string] => {
        const [owner = ''] = [...ids].sort((a, b) => getCount(a) - getCount(b));
        counts.set(owner, getCount(owner) + 1);
        return [key, owner];
      });
    return new Map(owners);
  }
}

const toKey = ({ kind }: Operation, key: string): string => `${kind} ${key}`;
