import type { Impact } from './compare.ts';

/** A version of the contract: major, minor, patch. */
export type Version = readonly [major: number, minor: number, patch: number];

/** Undefined when the text is no version of three numbers. */
export function parseVersion(text: string): Version | undefined {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  const [major, minor, patch] = numbers.map(Number);
  return major === undefined || minor === undefined || patch === undefined ? undefined : [major, minor, patch];
}

/** Negative when the first is lower. */
export const byVersion = (one: Version, other: Version): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** The lowest version that may follow with changes of this impact. */
export function next([major, minor, patch]: Version, impact: Impact): Version {
  if (impact === 'major') return [major + 1, 0, 0];
  return impact === 'minor' ? [major, minor + 1, 0] : [major, minor, patch + 1];
}
