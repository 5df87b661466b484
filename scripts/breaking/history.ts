import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from '../../contract/document.ts';
import type { Change } from './change.ts';
import { listChanges } from './compare.ts';
import { listReleases, RELEASE_FILES } from './list.ts';

/** The changes of a version since the one before it. */
export interface VersionChanges {
  /** Undefined for what is not released yet. */
  readonly version: string | undefined;
  readonly before: string;
  readonly changes: readonly Change[];
}

/**
 * Lists the changes of each version, newest first: of what is not released yet, when there is any, and of each release that
 * has one before it.
 *
 * @param folder the folder of releases.
 * @param contract the present bundle.
 */
export async function listHistory(folder: string, contract: OpenApiDocument): Promise<readonly VersionChanges[]> {
  const versions = await listReleases(folder);
  const bundles = await Promise.all(
    versions.map(async (version) => {
      const text = await readFile(join(folder, version, RELEASE_FILES.bundle), 'utf8');
      return JSON.parse(text) as OpenApiDocument;
    }),
  );
  const history = versions.map((before, index): VersionChanges => {
    const base = bundles[index] as OpenApiDocument;
    return { version: versions[index + 1], before, changes: listChanges(base, bundles[index + 1] ?? contract) };
  });
  return history.filter(({ version, changes }) => version !== undefined || changes.length > 0).toReversed();
}
