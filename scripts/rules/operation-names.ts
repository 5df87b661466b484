import type { Operation } from './lib/contract.ts';
import { houseRule } from './lib/house-rule.ts';
import { textIn } from './lib/places.ts';

/**
 * An operation is called by what it does (its `x-kind`) and to what: one record, or the records of a list.
 *
 * The names become the functions of the client and the addresses of the site. Somebody who knows one resource can
 * then guess the names of all others.
 *
 * ```yaml
 * # wrong
 * get: { x-kind: list, operationId: debtorsGet }
 * # right
 * get: { x-kind: list, operationId: listDebtors }
 * ```
 *
 * An operation on no record, like the two of `/connect`, has no `x-kind` and is not asked.
 */
export const operationNames = houseRule({
  description: 'An operation is named after what it does and to what: listDebtors, getDebtor, createDebtor.',
  *check(contract) {
    const operations = contract.operations().filter(({ kind }) => kind !== undefined);
    const records = new Map<string, string>();
    for (const operation of operations) {
      const noun = nounOf(operation);
      const collection = collectionOf(operation);
      if (noun && operation.kind !== 'list' && !records.has(collection)) records.set(collection, noun);
    }
    for (const operation of operations) {
      const complaint = complaintAbout(operation, records.get(collectionOf(operation)));
      const name = textIn(operation.value, 'operationId');
      if (complaint) yield { at: [...operation.at, 'operationId'], message: `${name}: ${complaint}.` };
    }
  },
});

function complaintAbout(operation: Operation, record: string | undefined): string | undefined {
  const { kind } = operation;
  const noun = nounOf(operation);
  if (!noun) return `Call it ${kind} and what it is about, like ${kind}${kind === 'list' ? 'Debtors' : 'Debtor'}`;
  if (kind !== 'list') return noun === record ? undefined : `The other operations call this record ${record}`;
  if (!record) return isPlural(noun) ? undefined : 'A list returns several records: use their plural';
  return noun === plural(record) ? undefined : `It lists what the others call ${record}: call it list${plural(record)}`;
}

function nounOf({ value, kind }: Operation): string | undefined {
  const [, verb, noun] = /^([a-z]+)([A-Z][A-Za-z0-9]*)$/.exec(textIn(value, 'operationId') ?? '') ?? [];
  return verb === kind ? noun : undefined;
}

/** The path of the list that a record is in: the operations on both are about the same records. */
const collectionOf = ({ path }: Operation): string => path.replace(/\/\{[^/]+\}$/, '');

/** The plural of a name: that of its first noun, so that `InvoiceWithLines` becomes `InvoicesWithLines`. */
function plural(name: string): string {
  const [head = '', ...rest] = name.split(/(?=With[A-Z])/);
  const many = /[^aeiou]y$/.test(head) ? `${head.slice(0, -1)}ies` : `${head}${/(s|x|ch|sh)$/.test(head) ? 'es' : 's'}`;
  return [many, ...rest].join('');
}

const isPlural = (name: string): boolean => /s(With[A-Z].*)?$/.test(name);
