import { JSON_HEADERS } from '../../http/types.ts';
import { validationError } from '../../messages/problems.ts';
import { replaceState } from '../../store/import-state.ts';
import { exportState, formatState, type SandboxState } from '../../store/state.ts';
import { type Action, noContent } from './context.ts';

/** The whole of the sandbox as one file. */
export const stateActions: Readonly<Record<string, Action>> = {
  getState(_request, { database, contract, clock }) {
    const text = formatState(exportState(database, contract, clock));
    // As bytes, so that each record has its line.
    return { status: 200, headers: JSON_HEADERS, body: new TextEncoder().encode(text) };
  },

  replaceState({ body }, { database, contract }) {
    const issues = replaceState(body as SandboxState, database, contract);
    if (issues.length > 0) throw validationError(issues);
    return noContent;
  },
};
