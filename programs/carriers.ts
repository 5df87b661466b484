import { getByPointer } from '../contract/json-pointer.ts';
import { UserError } from './errors.ts';

/** Groups of names that statements share. A member can be another group: `<lines>`. */
export type Groups = Readonly<Record<string, readonly string[]>>;

/**
 * Expands the names in a pointer of `carriedBy`: names in braces, and groups of `index.yaml`. A single name in braces is a path
 * parameter, `~1{id}`.
 *
 * @example
 * expandPointer('#/components/schemas/Debtor/properties/{name,phone}', {});
 * // ['#/components/schemas/Debtor/properties/name', '#/components/schemas/Debtor/properties/phone']
 *
 * @throws UserError for an unknown group.
 */
export function expandPointer(pointer: string, groups: Groups): string[] {
  const [match, group, list] = pointer.match(/<([^<>]+)>|\{([^{}]*,[^{}]*)\}/) ?? [];
  if (match === undefined) return [pointer];
  const names = group === undefined ? list?.split(',') : groups[group];
  if (!names) throw new UserError(`openapi/provenance/index.yaml has no group ${match}, which ${pointer} names.`);
  return names.flatMap((name) => expandPointer(pointer.replace(match, name), groups));
}

/**
 * Resolves a pointer of `carriedBy`: a JSON pointer, but for an operation's parameters, which have their names,
 * `get/parameters/orderby`.
 */
export function getCarrier(document: unknown, pointer: string): unknown {
  const [, list, name, rest] = pointer.match(/^(#\/paths\/[^/]+\/\w+\/parameters)\/([^/]+)(.*)$/) ?? [];
  if (list === undefined) return getByPointer(document, pointer);
  const parameters = (getByPointer(document, list) ?? []) as readonly { readonly name?: string }[];
  return getByPointer(
    parameters.find((parameter) => parameter.name === name),
    rest ?? '',
  );
}
