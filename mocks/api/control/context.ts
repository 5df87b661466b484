import type { Administration, Context } from '../../accounting/context.ts';
import { createContext, write } from '../../accounting/run.ts';
import type { FaultInjector } from '../../http/faults.ts';
import type { Limits } from '../../http/limits.ts';
import { type Handled, type HttpResponse, JSON_HEADERS, type OperationRequest } from '../../http/types.ts';
import type { Journal } from '../../insight/requests/journal.ts';
import { ProblemError } from '../../messages/problems.ts';
import type { Clock } from '../../store/clock.ts';
import type { Database } from '../../store/database.ts';
import type { Snapshots } from '../../store/snapshots.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import type { Administrations } from '../authentication.ts';
import type { SignIn } from '../sign-in/sign-in.ts';

export interface ControlContext {
  readonly isWorld: boolean;
  /** Accepted values of `X-Sandbox-Key`; undefined when no key is required. */
  readonly keys: readonly string[] | undefined;
  readonly isCreationOpen: boolean;
  readonly contract: ValidatedContract;
  readonly database: Database;
  readonly snapshots: Snapshots;
  /** Maximum bytes of the database and its snapshots; undefined for no limit. */
  readonly maxBytes: number | undefined;
  readonly clock: Clock;
  readonly faults: FaultInjector;
  readonly limits: Limits;
  readonly journal: Journal;
  readonly shutdown: AbortSignal;
  readonly administrations: Administrations;
  readonly hasSite: (() => boolean) | undefined;
  readonly reset: () => void;
  readonly issueTokens: SignIn['issueTokens'];
  readonly expireToken: (token: string) => boolean;
}

export type Action = (request: OperationRequest, control: ControlContext) => Handled;

export function withAdministration<Result>(
  id: unknown,
  control: ControlContext,
  work: (context: Context) => Result,
): Result {
  const administration = getAdministration(id, control);
  const { contract, database, clock } = control;
  const user = { name: 'control', profileName: 'Control plane', administrations: [administration.id] };
  const context = createContext({ contract, database, administration, user, now: clock.timestamp() });
  return write(context, () => work(context));
}

export function getAdministration(id: unknown, { administrations }: ControlContext): Administration {
  const administration = administrations.find(Number(id));
  if (administration) return administration;
  throw new ProblemError('not-found', { key: 'administrationUnknown', parameters: { id: Number(id) } });
}

export const ok = (body: unknown): HttpResponse => ({ status: 200, headers: JSON_HEADERS, body });
export const created = (body: unknown): HttpResponse => ({ status: 201, headers: JSON_HEADERS, body });
export const noContent: HttpResponse = { status: 204, headers: {} };
