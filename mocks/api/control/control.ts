import { isUnderPath } from '../../../contract/router.ts';
import type { Api } from '../../http/api.ts';
import { ProblemError } from '../../messages/problems.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import { bookActions } from './books.ts';
import { type Action, type ControlContext, ok } from './context.ts';
import { faultActions } from './fault-actions.ts';
import { journalActions } from './journal-actions.ts';
import { readinessActions } from './readiness-actions.ts';
import { sandboxActions } from './sandbox-actions.ts';

interface ControlOptions {
  readonly contract: ValidatedContract;
  readonly context: ControlContext;
  readonly worldActions: Readonly<Record<string, Action>>;
  readonly isWorld: boolean;
  /** The keys of which `X-Sandbox-Key` must have one; undefined when none is required. */
  readonly keys: readonly string[] | undefined;
  readonly isCreationOpen: boolean;
}

/** Who calls the control plane: somebody with a key, where one is required, or anybody else, who creates a world. */
export type ControlCaller = 'authorized' | 'anybody';

const ACTIONS: Readonly<Record<string, Action>> = {
  ...sandboxActions,
  ...bookActions,
  ...faultActions,
  ...journalActions,
  ...readinessActions,
};

export function createControl(options: ControlOptions): Api<ControlCaller> {
  const { contract, context, worldActions, isWorld, keys, isCreationOpen } = options;
  const offered = contract.operations.filter(({ path }) => !(isWorld && isUnderPath('/_sandbox/worlds', path)));
  const operations = offered.map(({ id, method, path }) => ({ operationId: id, method, path }));
  const getSandbox: Action = (_request, { contract: { document }, clock }) =>
    ok({ contractVersion: document.info.version, now: clock.timestamp(), operations });
  const actions: Readonly<Record<string, Action>> = { ...ACTIONS, ...worldActions, getSandbox };
  for (const { id } of contract.operations) if (!actions[id]) throw new Error(`No action for ${id}`);
  return {
    contract,
    authenticate({ headers }, { id }) {
      const sent = headers['x-sandbox-key'];
      const isOpen = isCreationOpen && id === 'createWorld' && sent === undefined;
      if (!isOpen) requireKey(sent, keys);
      return isOpen ? 'anybody' : 'authorized';
    },
    handle: (request) => (actions[request.operation.id] as Action)(request, context),
  };
}

function requireKey(sent: string | undefined, keys: readonly string[] | undefined): void {
  if (keys === undefined || (sent !== undefined && keys.some((key) => isEqual(sent, key)))) return;
  const challenge = { 'www-authenticate': 'X-Sandbox-Key realm="control-plane"' };
  throw new ProblemError('unauthorized', { key: 'controlKeyMissing' }, { headers: challenge });
}

/** Compares all bytes, so that the time says nothing about how many are right. */
function isEqual(sent: string, key: string): boolean {
  const [sentBytes, keyBytes] = [sent, key].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array];
  let difference = sentBytes.length ^ keyBytes.length;
  for (const [index, byte] of keyBytes.entries()) difference |= byte ^ (sentBytes[index] ?? 0);
  return difference === 0;
}
