import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../../messages/startup-error.ts';

export interface SiteOptions {
  /** True when the sandbox listens on the loopback interface, so that the demo token and the control plane are enabled. */
  readonly isLocal: boolean;
  readonly folder: string | undefined;
}

/** Checks if a folder has a documentation site, which may be built while the sandbox runs. */
export const hasSite = (folder: string | undefined): folder is string =>
  folder !== undefined && existsSync(join(folder, 'index.html'));

/** @throws StartupError when the folder has no site. */
export function checkSite(folder: string): void {
  if (hasSite(folder)) return;
  const reason = existsSync(folder) ? 'it has no index.html' : 'it does not exist';
  throw new StartupError(
    `The folder ${folder} cannot be used: ${reason}. Name the folder of a site with --docs, or leave --docs out.`,
  );
}
