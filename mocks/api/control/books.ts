import { type Json, mapValues } from '../../../contract/document.ts';
import { userActions } from '../../accounting/actions/index.ts';
import { type Action, getAdministration, ok, withAdministration } from './context.ts';

/** Actions of a person in the platform's user interface, on the modules of an administration and on its books. */
export const bookActions: Readonly<Record<string, Action>> = {
  listAdministrationModules: (_request, { administrations }) => ok({ administrations: administrations.list() }),

  updateModules({ parameters, body }, control) {
    const { id, modules } = getAdministration(parameters.path.administrationId, control);
    const updated = { ...modules, ...(body as object) };
    control.administrations.saveModules(id, updated);
    return ok(updated);
  },

  ...mapValues(
    userActions,
    (run): Action =>
      ({ parameters: { path }, body = {} }, control) => {
        return withAdministration(path.administrationId, control, (context) => ok(run(path, body as Json, context)));
      },
  ),
};
