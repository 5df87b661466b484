import type { Inventory } from '../../data/discovery.ts';
import type { ReferenceField } from '../../data/generators/body-builder.ts';

const MAX_VALUES = 40;

/**
 * Values of the server for a reference: first those of records of the same kind, which business rules allow, then the
 * documented example, then the others.
 */
export function getReferenceValues(inventory: Inventory, field: ReferenceField): readonly unknown[] {
  const { reference, name, resource, discriminator, example } = field;
  const values = inventory.getObjects(reference.resource.toLowerCase()).map((row) => row[reference.targetField]);
  const used = inventory
    .getObjects(resource)
    .filter((object) => discriminator === undefined || object[discriminator[0]] === discriminator[1])
    .map((object) => object[name]);
  const all = [...used, ...values.filter((value) => value === example), ...values];
  return [...new Set(all)].filter((value) => value !== null && value !== undefined).slice(0, MAX_VALUES);
}
