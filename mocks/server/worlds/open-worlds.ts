import { join } from 'node:path';
import type { SandboxOptions } from '../../options.ts';
import type { Beginning, Seeder } from '../../store/store.ts';
import { createRegistry } from '../../worlds/registry.ts';
import { createWorlds, type WorldHost } from '../../worlds/worlds.ts';
import { enterBasePath } from '../node-handler.ts';
import { openDatabase } from '../node-sqlite.ts';
import { createSandboxCore, type SharedParts } from '../sandbox-core.ts';
import { openWorldFolder } from './open-folder.ts';
import { createWorldFiles } from './world-files.ts';

export interface OpenWorldsOptions
  extends Pick<SandboxOptions, 'worlds' | 'worldHosts' | 'maxWorlds' | 'maxOpenWorlds' | 'clock'> {
  readonly shared: SharedParts;
  readonly seeder: Seeder;
  readonly beginning: Beginning;
}

const DEFAULT_MAX_WORLDS = 1000;

/** Each takes a few file descriptors and about a megabyte. */
const DEFAULT_MAX_OPEN = 500;

/** An hour: a suite that is stopped halfway does not delete its worlds. */
const DEFAULT_IDLE_SECONDS = 3600;

/**
 * Opens the worlds of a sandbox: those in a folder, or temporary ones.
 *
 * @throws StartupError when the folder cannot be used.
 */
export function openWorlds(options: OpenWorldsOptions): WorldHost {
  const { shared, seeder, beginning, clock } = options;
  const folder = options.worlds === undefined ? undefined : openWorldFolder(options.worlds);
  const host = createWorlds({
    ...{ beginning, clock, enterBasePath, journal: shared.journal, log: shared.log, domain: options.worldHosts },
    createCore: ({ journal, ...own }) => createSandboxCore({ ...shared, journal }, own),
    maximum: options.maxWorlds ?? DEFAULT_MAX_WORLDS,
    maxOpen: options.maxOpenWorlds ?? DEFAULT_MAX_OPEN,
    files: createWorldFiles({ contract: shared.contract, seeder, folder: folder?.path }),
    openRegistry: () => createRegistry(openDatabase(folder && join(folder.path, '.registry.sqlite'))),
    idleSeconds: folder ? null : DEFAULT_IDLE_SECONDS,
  });
  return {
    ...host,
    close() {
      host.close();
      folder?.unlock();
    },
  };
}
