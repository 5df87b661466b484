import type { Contract } from './lib/contract.ts';
import { type Finding, houseRule } from './lib/house-rule.ts';
import { isJson, type Json, lastOf, type Place, textIn } from './lib/places.ts';

/**
 * A field of a request that names another record says which: `x-references` with the `resource` it is found at, as in
 * its URL and in lower case, and `by` when it is not found by its `id`.
 *
 * The sandbox checks that the record exists, and refuses to delete a record that another one refers to. It knows both
 * from here alone.
 *
 * ```yaml
 * # wrong
 * debtorKindId: { type: integer }
 * # right
 * debtorKindId: { type: integer, x-references: { resource: debtorkinds } }
 * ArticleSku: { type: string, x-references: { resource: articles, by: ArticleSku } }
 * ```
 *
 * Not asked are fields with known values (`typeId`, 1 or 2) and the key of the record itself (`x-unique`).
 */
export const referencesDeclared = houseRule({
  description: 'A field of a request that names another record says which resource it refers to.',
  *check(contract) {
    for (const input of contract.acceptedObjects()) {
      for (const [name, property] of contract.writable(input)) {
        const { value, at } = contract.follow(property);
        if (!/(Id|Sku)$/.test(name) || isExempt(value) || isJson(value['x-references'])) continue;
        yield { at, message: `Say which resource ${name} refers to: x-references: { resource: ... }.` };
      }
    }
    const collections = collectionsOf(contract);
    for (const schema of contract.all('schema')) {
      if (isJson(schema.value['x-references']))
        yield* judge(schema, schema.value['x-references'], collections, contract);
    }
  },
});

const isExempt = (schema: Json): boolean => ['enum', 'const', 'x-unique'].some((key) => key in schema);

/** The path items of the collections, by the last part of their address in lower case. */
function collectionsOf(contract: Contract): Map<string, Place> {
  const items = contract.all('pathItem').map((item) => [/^\/v\d+\/([^/]+)$/.exec(lastOf(item.at))?.[1], item] as const);
  return new Map(items.flatMap(([name, item]) => (name ? [[name.toLowerCase(), item]] : [])));
}

function* judge(
  { at }: Place,
  reference: Json,
  collections: ReadonlyMap<string, Place>,
  contract: Contract,
): Generator<Finding> {
  const resource = textIn(reference, 'resource') ?? '';
  const by = textIn(reference, 'by') ?? 'id';
  const collection = collections.get(resource);
  if (!collection) yield { at: [...at, 'x-references'], message: `There is no resource /v1/${resource}.` };
  const record = collection && contract.named(textIn(collection.value, 'x-record') ?? '');
  if (record && !contract.properties(record).has(by)) {
    yield { at: [...at, 'x-references'], message: `${lastOf(record.at)} has no ${by} to be found by.` };
  }
}
