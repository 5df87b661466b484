import type { Contract } from '../contract/contract.ts';
import type { Incoming } from '../incoming.ts';
import { createEngine } from '../prism.ts';
import { Refusal } from '../problems.ts';
import { createService, type Service } from '../service.ts';
import type { Checks } from '../validation/ajv.ts';
import type { Action } from './action.ts';
import { administrationActions } from './administrations.ts';
import { bookActions } from './books.ts';
import { faultActions } from './fault-actions.ts';
import { sandboxActions } from './sandbox-actions.ts';
import type { World } from './world.ts';

export interface ControlOptions {
  /** The control plane's own contract. */
  readonly contract: Contract;
  readonly checks: Checks;
  readonly world: World;
  /** What a caller must send in `X-Sandbox-Key`; nothing when there is none to send. */
  readonly key: string | undefined;
  readonly log: (line: string) => void;
  readonly onViolation: 'refuse' | 'log';
}

const actions: Readonly<Record<string, Action>> = {
  ...sandboxActions,
  ...administrationActions,
  ...bookActions,
  ...faultActions,
};

/** What a person does inside the platform, and to the sandbox itself, under `/_sandbox`. */
export function createControl(options: ControlOptions): Service {
  const { contract, checks, world, key, log, onViolation } = options;
  for (const { id } of contract.operations) {
    if (!actions[id]) throw new Error(`The sandbox does not know what ${id} of the control plane does`);
  }
  return createService<undefined>({
    contract,
    checks,
    engine: createEngine(contract.document),
    admit: (incoming) => refuseWithoutKey(incoming, key),
    perform: (request) => (actions[request.operation.id] as Action)(request, world),
    log,
    onViolation,
  });
}

function refuseWithoutKey({ headers }: Incoming, key: string | undefined): undefined {
  if (key === undefined || headers['x-sandbox-key'] === key) return undefined;
  const challenge = { 'www-authenticate': 'X-Sandbox-Key realm="control-plane"' };
  throw new Refusal('unauthorized', { key: 'controlKeyMissing' }, { headers: challenge });
}
