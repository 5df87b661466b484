import { createHash, timingSafeEqual } from 'node:crypto';
import type { Contract } from '../../contract/contract.ts';
import type { Api } from '../../http/pipeline.ts';
import { ProblemError } from '../../messages/problems.ts';
import type { Action } from './action.ts';
import { administrationActions } from './administrations.ts';
import { bookActions } from './books.ts';
import { faultActions } from './fault-actions.ts';
import { sandboxActions } from './sandbox-actions.ts';
import type { World } from './world.ts';

export interface ControlOptions {
  /** The control plane's own contract. */
  readonly contract: Contract;
  readonly world: World;
  /** The key required in `X-Sandbox-Key`; undefined when none is. */
  readonly key: string | undefined;
}

const actions: Readonly<Record<string, Action>> = {
  ...sandboxActions,
  ...administrationActions,
  ...bookActions,
  ...faultActions,
};

/** The control plane under `/_sandbox`: actions taken in the platform's user interface, and test utilities. */
export function createControl({ contract, world, key }: ControlOptions): Api {
  for (const { id } of contract.operations) if (!actions[id]) throw new Error(`No action for ${id}`);
  return {
    contract,
    authenticate: ({ headers }) => requireKey(headers['x-sandbox-key'], key),
    toLogFields: () => ({}),
    handle: (request) => (actions[request.operation.id] as Action)(request, world),
  };
}

function requireKey(sent: string | undefined, key: string | undefined): void {
  if (key === undefined || (sent !== undefined && timingSafeEqual(toHash(sent), toHash(key)))) return;
  const challenge = { 'www-authenticate': 'X-Sandbox-Key realm="control-plane"' };
  throw new ProblemError('unauthorized', { key: 'controlKeyMissing' }, { headers: challenge });
}

/** SHA-256, so that the comparison takes the same time for keys of any length. */
const toHash = (key: string): Buffer => createHash('sha256').update(key).digest();
