import type { Action } from './action.ts';
import { administrationWith, ok } from './world.ts';

/** The modules of the administrations. */
export const administrationActions: Readonly<Record<string, Action>> = {
  listAdministrationModules: (_request, world) => ok({ administrations: world.administrations.all() }),

  updateModules({ parameters, body }, world) {
    const { id, modules } = administrationWith(parameters.path.administrationId, world);
    const changed = { ...modules, ...(body as object) };
    world.administrations.saveModules(id, changed);
    return ok(changed);
  },
};
