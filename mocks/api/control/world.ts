import { type Administration, type Context, createContext, type User } from '../../accounting/context.ts';
import { write } from '../../accounting/run.ts';
import type { Contract } from '../../contract/contract.ts';
import { type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { ProblemError } from '../../messages/problems.ts';
import type { Clock } from '../../store/clock.ts';
import type { Database } from '../../store/database.ts';
import type { Snapshots } from '../../store/snapshots.ts';
import type { Administrations } from '../administrations.ts';
import type { FaultInjection } from './faults.ts';

/** What the control plane can reach. */
export interface World {
  /** The contract of the platform. */
  readonly contract: Contract;
  readonly database: Database;
  readonly snapshots: Snapshots;
  readonly clock: Clock;
  readonly faults: FaultInjection;
  readonly users: readonly User[];
  readonly administrations: Administrations;
  /** Restores the seed. */
  readonly reset: () => void;
  /** Issues a token pair as if the user had signed in. */
  readonly issueTokens: (order: { user: string; expiresIn?: number }) => Promise<object>;
}

/** Who does what is done under `/_sandbox`. */
const person = (administration: number): User => ({
  name: 'control',
  profileName: 'Control plane',
  administrations: [administration],
});

/** Does something in an administration: all of it or nothing. */
export function inAdministration<Result>(id: unknown, world: World, work: (context: Context) => Result): Result {
  const administration = administrationWith(id, world);
  const { contract, database, clock } = world;
  const user = person(administration.id);
  const context = createContext({ contract, database, administration, user, now: clock.timestamp() });
  return write(context, () => work(context));
}

export function administrationWith(id: unknown, { administrations }: World): Administration {
  const found = administrations.find(Number(id));
  if (!found) throw new ProblemError('not-found', { key: 'administrationUnknown', parameters: { id: Number(id) } });
  return found;
}

export const ok = (body: unknown): HttpResponse => ({ status: 200, headers: JSON_HEADERS, body });
export const created = (body: unknown): HttpResponse => ({ status: 201, headers: JSON_HEADERS, body });
export const done: HttpResponse = { status: 204, headers: {} };
