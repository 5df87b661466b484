import type { Location, Oas3PathItem, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { METHODS } from '../../contract/document.ts';

/**
 * An operation is named after what it does (its `x-kind`) and to what: one record, or the records of a list.
 *
 * The names become the functions of the client and the addresses of the site. Whoever knows one resource can guess
 * the names of all others.
 *
 * ```yaml
 * # wrong
 * get: { x-kind: list, operationId: debtorsGet }
 * # right
 * get: { x-kind: list, operationId: listDebtors }
 * ```
 *
 * An operation on no record, like the two of `/connect`, has no `x-kind` and is not checked.
 */
export const operationNames: Oas3Rule = () => {
  const operations: Operation[] = [];
  return {
    PathItem(item, context) {
      for (const nested of getOperations(item, context)) operations.push(nested);
    },
    Root: {
      leave(_root, { report }) {
        const records = new Map<string, string>();
        for (const { kind, noun, collection } of operations) {
          if (noun && kind !== 'list' && !records.has(collection)) records.set(collection, noun);
        }
        for (const operation of operations) {
          const message = checkName(operation, records.get(operation.collection));
          if (message) report({ message: `${operation.name}: ${message}.`, location: operation.location });
        }
      },
    },
  };
};

interface Operation {
  readonly name: string;
  readonly kind: string;
  /** The name without the verb, when the verb is the kind. */
  readonly noun: string | undefined;
  /** The path of the list that a record is in: the operations on both are about the same records. */
  readonly collection: string;
  readonly location: Location;
}

function getOperations(item: Oas3PathItem, { key, location }: UserContext): Operation[] {
  return METHODS.flatMap((method) => {
    const operation = item[method as 'get'] as { operationId?: string; 'x-kind'?: string } | undefined;
    const { operationId: name, 'x-kind': kind } = operation ?? {};
    // An operation without a name is the finding of a rule of Redocly.
    if (!name || !kind) return [];
    const [, verb, noun] = /^([a-z]+)([A-Z][A-Za-z0-9]*)$/.exec(name) ?? [];
    const collection = String(key).replace(/\/\{[^/]+\}$/, '');
    const place = location.child([method, 'operationId']);
    return [{ name, kind, noun: verb === kind ? noun : undefined, collection, location: place }];
  });
}

function checkName({ kind, noun }: Operation, record: string | undefined): string | undefined {
  if (!noun) return `Call it ${kind} and what it is about, like ${kind}${kind === 'list' ? 'Debtors' : 'Debtor'}`;
  if (kind !== 'list') return noun === record ? undefined : `The other operations call this record ${record}`;
  if (!record) return isPlural(noun) ? undefined : 'A list returns several records: use their plural';
  const plural = toPlural(record);
  return noun === plural ? undefined : `It lists what the others call ${record}: call it list${plural}`;
}

/** Makes the first noun of a name plural: `InvoiceWithLines` becomes `InvoicesWithLines`. */
function toPlural(name: string): string {
  const [head = '', ...rest] = name.split(/(?=With[A-Z])/);
  const plural = /[^aeiou]y$/.test(head)
    ? `${head.slice(0, -1)}ies`
    : `${head}${/(s|x|ch|sh)$/.test(head) ? 'es' : 's'}`;
  return [plural, ...rest].join('');
}

const isPlural = (name: string): boolean => /s(With[A-Z].*)?$/.test(name);
