import { BuildError } from '../lib/run.ts';

const HEADING = '## Unreleased';

/** Whether a changelog says what is not released yet. */
export const hasUnreleased = (changelog: string): boolean => findSection(changelog) !== '';

/**
 * Turns the section of what is not released yet into that of a version.
 *
 * @param date such as 2026-01-31.
 * @throws BuildError when that section is missing or empty.
 */
export function releaseSection(changelog: string, version: string, date: string): string {
  if (!hasUnreleased(changelog)) throw new BuildError(`The changelog has no text under "${HEADING}".`);
  return changelog.replace(new RegExp(`^${HEADING}$`, 'm'), `## ${version} - ${date}`);
}

/** Returns the text between the heading and the next one of its level. */
function findSection(changelog: string): string {
  const [, section = ''] = new RegExp(`^${HEADING}\\n(.*?)(?=^## |(?![^]))`, 'ms').exec(changelog) ?? [];
  return section.trim();
}
