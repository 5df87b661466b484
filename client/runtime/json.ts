import { checkNumber } from './check-number.ts';
import type { Content } from './request.ts';

/**
 * Encodes a body as JSON after a check: JSON turns a non-finite number into null, and omits undefined fields, so the platform
 * would clear or fill in a field.
 *
 * @param required paths of the fields that need a value, separated by spaces; `lines.quantity` is a field of each line.
 */
export const jsonContent = (json: unknown, required = ''): Content => ({
  contentType: 'application/json',
  // A getter, so that an invalid body rejects the call, as every invalid argument does.
  get body() {
    // Otherwise no body would be sent.
    if (json === undefined) throw new TypeError('The body must have a value.');
    check(json, required.split(' '));
    return JSON.stringify(json);
  },
});

/**
 * @param required paths from here.
 * @throws TypeError with the path of the first field that is not valid.
 */
function check(value: unknown, required: readonly string[], path = '', name = ''): void {
  checkNumber(value, name, path.slice(1));
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Readonly<Record<string, unknown>>;
  const isList = Array.isArray(value);
  for (const field of isList ? [] : required) {
    if (!/\.|^$/.test(field) && fields[field] === undefined) {
      throw new TypeError(`${`${path}.${field}`.slice(1)} must have a value.`);
    }
  }
  for (const [field, part] of Object.entries(fields)) {
    const prefix = isList ? '' : `${field}.`;
    const inner = required.filter((below) => below.startsWith(prefix)).map((below) => below.slice(prefix.length));
    check(part, inner, isList ? `${path}[${field}]` : `${path}.${field}`, field);
  }
}
