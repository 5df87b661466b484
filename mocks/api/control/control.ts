import { type Json, mapValues } from '../../../contract/document.ts';
import { isUnderPath } from '../../../contract/router.ts';
import { userActions } from '../../accounting/actions/index.ts';
import type { Context } from '../../accounting/context.ts';
import type { Api } from '../../http/types.ts';
import { ProblemError } from '../../messages/problems.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import { explainReferences } from '../explain-references.ts';
import { type Action, type ControlContext, getAdministration, ok, withAdministration } from './context.ts';
import { journalActions } from './journal-actions.ts';
import { sandboxActions } from './sandbox-actions.ts';

/** Caller of the control plane: with the key, where one is required, or anybody, who may create a world. */
type ControlCaller = 'authorized' | 'anybody';

/** Actions of a person in the platform, on the modules and the books of an administration. */
const backOfficeActions: Readonly<Record<string, Action>> = {
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
      ({ parameters: { path }, body = {} }, control) =>
        withAdministration(path.administrationId, control, (context) => ok(run(path, body as Json, context))),
  ),
};

export function createControl(
  contract: ValidatedContract,
  context: ControlContext,
  worldActions: Readonly<Record<string, Action>>,
): Api<ControlCaller> {
  const { isWorld, keys, isCreationOpen } = context;
  const offered = contract.operations.filter(({ path }) => !(isWorld && isUnderPath('/_sandbox/worlds', path)));
  const operations = offered.map(({ id, method, path }) => ({ operationId: id, method, path }));
  const getSandbox: Action = (_request, { contract: { document }, clock }) =>
    ok({ contractVersion: document.info.version, now: clock.timestamp(), operations });
  const actions: Readonly<Record<string, Action>> = {
    ...sandboxActions,
    ...backOfficeActions,
    ...journalActions,
    ...worldActions,
    getSandbox,
  };
  for (const { id } of contract.operations) if (!actions[id]) throw new Error(`No action for ${id}`);
  return {
    contract,
    authenticate({ headers }, { id }) {
      const sent = headers['x-sandbox-key'];
      const isOpen = isCreationOpen && id === 'createWorld' && sent === undefined;
      if (!isOpen) requireKey(sent, keys);
      return isOpen ? 'anybody' : 'authorized';
    },
    explain(issues, request) {
      const { administrationId } = request.parameters.path;
      if (!context.administrations.find(Number(administrationId))) return issues;
      const explain = (books: Context) => explainReferences(issues, request, contract.document, books);
      return withAdministration(administrationId, context, explain);
    },
    handle: (request) => (actions[request.operation.id] as Action)(request, context),
  };
}

/** @param keys undefined when no key is required. */
export const hasKey = (sent: string | undefined, keys: readonly string[] | undefined): boolean =>
  keys === undefined || (sent !== undefined && keys.some((key) => isEqual(sent, key)));

function requireKey(sent: string | undefined, keys: readonly string[] | undefined): void {
  if (hasKey(sent, keys)) return;
  const challenge = { 'www-authenticate': 'X-Sandbox-Key realm="control-plane"' };
  throw new ProblemError('unauthorized', { key: 'controlKeyMissing' }, { headers: challenge });
}

/** Compares all bytes, so that the time reveals nothing about the key. */
function isEqual(sent: string, key: string): boolean {
  const [sentBytes, keyBytes] = [sent, key].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array];
  let difference = sentBytes.length ^ keyBytes.length;
  for (const [index, byte] of keyBytes.entries()) difference |= byte ^ (sentBytes[index] ?? 0);
  return difference === 0;
}
