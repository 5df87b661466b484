import { isJsonObject, operations, resources } from '../../contract.ts';
import type { Inventory } from '../../data/discovery.ts';
import type { ReferenceField } from '../../data/generators/body-builder.ts';
import type { Row } from '../../data/rows.ts';

const MAX_VALUES = 40;

/**
 * Values of the server for a reference: first those of records of the same kind, which business rules allow, then the
 * documented example, then the others.
 */
export function getReferenceValues(inventory: Inventory, field: ReferenceField): readonly unknown[] {
  const { reference, name, resource, discriminator, example } = field;
  const values = inventory.getValues(reference.resource, reference.targetField);
  const used = getObjects(inventory, resource)
    .filter((object) => discriminator === undefined || object[discriminator[0]] === discriminator[1])
    .map((object) => object[name])
    .filter((value) => value !== null && value !== undefined);
  return [...new Set([...used, ...values.filter((value) => value === example), ...values])].slice(0, MAX_VALUES);
}

/** The known records of a resource, also those in other records: `salesinvoices/lines`. */
function getObjects(inventory: Inventory, resource: string): readonly Row[] {
  return operations
    .filter(({ kind }) => kind === 'list')
    .flatMap((list) => {
      const stored = resources.get(list.resource)?.viewOf ?? list.resource;
      const rows = inventory.getCollection(list.path)?.rows ?? [];
      if (stored === resource) return rows;
      if (!resource.startsWith(`${stored}/`)) return [];
      return rows.flatMap((row) => [row[resource.slice(stored.length + 1)]].flat().filter(isJsonObject));
    });
}
