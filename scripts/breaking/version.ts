import type { Impact } from './change.ts';

/** Checks whether a text is a version of this repository: three numbers, without a pre-release. */
export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+$/.test(text);

/** Returns the lowest version that may follow with changes of this impact. */
export function raiseVersion(version: string, impact: Impact): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (impact === 'major') return `${major + 1}.0.0`;
  return impact === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
