import { follow } from '../../mocks/contract/fields.ts';
import type { Schema } from '../../mocks/contract/model.ts';
import { contract } from '../contract.ts';

export type Json = Readonly<Record<string, unknown>>;

/** The fields of an object. */
export interface Shape {
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Sets of fields, of which one set must be there. The platform has that rule; the schema language does not say it. */
  readonly either: readonly (readonly string[])[];
  /** The field that decides which branch of a union an object is, if there is one. */
  readonly tag: string | undefined;
  /** Whether it may have no field at all. */
  readonly mayBeEmpty: boolean;
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

export const schemaNamed = (name: string): Schema =>
  follow(contract.document, { $ref: `#/components/schemas/${name}` });

/** The shape of a schema; of a union that of the branch that an object belongs to. */
export function shapeOf(schema: Schema, object: unknown): Shape {
  const { properties = {}, required = [], discriminator, oneOf, minProperties = 0 } = follow(contract.document, schema);
  const branch = oneOf && branchOf(oneOf, discriminator, object);
  if (branch) return { ...shapeOf(branch, object), tag: discriminator?.propertyName };
  const all = new Map(Object.entries(properties).map(([name, one]) => [name, follow(contract.document, one)]));
  const needed = new Set(required);
  return {
    properties: all,
    required: needed,
    either: alternatives
      .filter((names) => names.every((name) => all.has(name) && !needed.has(name)))
      .flatMap((names) => names.map((name) => [name])),
    tag: undefined,
    mayBeEmpty: minProperties === 0,
  };
}

/** An invoice names whose it is, or the scan that says so; a line of a journal entry has a debit or a credit. */
const alternatives = [
  ['debtorId', 'inboxFileId'],
  ['creditorId', 'inboxFileId'],
  ['amountDebit', 'amountCredit'],
] as const;

function branchOf(
  branches: readonly Schema[],
  discriminator: Schema['discriminator'],
  object: unknown,
): Schema | undefined {
  const { propertyName = '', mapping = {} } = discriminator ?? {};
  const $ref = isJson(object) ? mapping[String(object[propertyName])] : undefined;
  return $ref === undefined ? branches[0] : { $ref };
}
