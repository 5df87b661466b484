import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The command that builds the documentation in the repository, whatever is installed: it needs development dependencies. */
export const BUILD_COMMAND = 'npm ci && npm run build';

/** Checks whether a folder has a documentation site. It may get one while the sandbox runs. */
export const hasSite = (folder: string | undefined): folder is string =>
  folder !== undefined && existsSync(join(folder, 'index.html'));
