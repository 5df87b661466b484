import { type Action, getAdministration, ok } from './context.ts';

/** The modules of the administrations. */
export const administrationActions: Readonly<Record<string, Action>> = {
  listAdministrationModules: (_request, { administrations }) => ok({ administrations: administrations.list() }),

  updateModules({ parameters, body }, control) {
    const { id, modules } = getAdministration(parameters.path.administrationId, control);
    const updated = { ...modules, ...(body as object) };
    control.administrations.saveModules(id, updated);
    return ok(updated);
  },
};
