import { SCALES } from '../../generated/client/src/fields.ts';

/**
 * Checks a number of a body or a filter: JSON would turn a non-finite one into null, and no record has one with more decimals.
 *
 * @param name of the field, which determines its decimals.
 * @param path in the message.
 * @throws TypeError with the number.
 */
export function checkNumber(value: unknown, name: string, path: string): void {
  if (typeof value !== 'number') return;
  const scale = SCALES[name] ?? 2;
  if (Number.isFinite(value) && Number(value.toFixed(scale)) === value) return;
  throw new TypeError(`${path} must have at most ${scale} decimals, unlike ${value}.`);
}
