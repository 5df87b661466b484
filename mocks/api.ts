import Negotiator from 'negotiator';
import { type Access, identityOf } from './access.ts';
import type { Administrations } from './administrations.ts';
import type { Answer } from './answer.ts';
import { type AnswersKept, answersKept } from './answers-kept.ts';
import type { Administration, Context, User } from './behaviours/context.ts';
import { behaviourFor } from './behaviours/dispatch.ts';
import type { Modules } from './behaviours/modules.ts';
import type { Clock } from './clock.ts';
import type { Contract } from './contract/contract.ts';
import type { Operation } from './contract/model.ts';
import type { Match } from './contract/router.ts';
import type { Incoming, Outgoing } from './incoming.ts';
import type { Engine } from './prism.ts';
import { Refusal } from './problems.ts';
import { createService, type Request, type Service } from './service.ts';
import type { Database } from './store/sqlite.ts';
import type { Checks } from './validation/ajv.ts';
import type { Parameters } from './validation/parameters.ts';

export interface ApiOptions {
  readonly contract: Contract;
  readonly checks: Checks;
  readonly engine: Engine;
  readonly database: Database;
  /** Who an access token belongs to; a message that says why it is refused. */
  readonly access: Access;
  readonly clock: Clock;
  readonly inputReader: Context['inputReader'];
  readonly administrations: Administrations;
  readonly log: (line: string) => void;
  /** Whether an answer of ours that breaks the contract is answered 500 ("refuse"), or only logged. */
  readonly onViolation: 'refuse' | 'log';
}

/** Who calls, and where. Nobody has to say so for an operation without security. */
type Entry = { readonly user: User; readonly administration: Administration } | undefined;

/** The platform's API: the operations of the contract on the records of the store. */
export function createApi(options: ApiOptions): Service {
  const { contract, database, clock, inputReader } = options;
  const kept = answersKept();

  function admit(incoming: Incoming, operation: Operation, parameters: Parameters): Entry {
    if (!operation.secured) return undefined;
    const { user } = identityOf(incoming.headers.authorization, options.access);
    const wanted = String(parameters.header['X-Tenant-Id']);
    // A value that is not an identifier is rejected by the contract, after this.
    const id = /^[1-9]\d{0,9}$/.test(wanted) ? Number(wanted) : (user.administrations[0] ?? 0);
    const administration = user.administrations.includes(id) ? options.administrations.find(id) : undefined;
    if (!administration) {
      throw new Refusal('administration-not-accessible', { key: 'administrationNotAccessible', parameters: { id } });
    }
    refuseWithoutModule(operation, administration.modules);
    refuseUnreadable(operation, incoming.headers.accept);
    return { user, administration };
  }

  function perform({ operation, parameters, body, incoming, entry }: Request<Entry>): Answer {
    if (!entry) throw new Error(`${operation.id} is not answered here`);
    const resource = contract.resources.get(operation.resource);
    if (!resource) throw new Error(`The sandbox has nothing to answer ${operation.id} with`);
    const behaviour = behaviourFor(operation, resource);
    const { path, search, origin } = incoming;
    const call = { operation, resource, parameters, path, search, body: body as Readonly<Record<string, unknown>> };
    const { user, administration } = entry;
    const moment = { now: clock.moment(), today: clock.today() };
    const context: Context = {
      contract,
      database,
      user,
      administration,
      origin,
      inputReader,
      ...moment,
      found: new Map(),
    };
    if (operation.method === 'get') return behaviour(call, context);
    return database.transaction(() => behaviour(call, context));
  }

  const service = createService<Entry>({
    ...options,
    admit,
    perform,
    tell: (entry) => entry && { user: entry.user.name, administration: entry.administration.id },
  });
  return { ...service, answer: (incoming, match) => answered(incoming, match, service, kept, options) };
}

/** Answers a request, or answers it again as long as nothing was written. */
async function answered(
  incoming: Incoming,
  match: Match,
  service: Service,
  kept: AnswersKept,
  { database, clock, access }: ApiOptions,
): Promise<Outgoing> {
  const { operation } = match;
  const key = kept.keyOf(incoming, operation);
  if (key === undefined) return service.answer(incoming, match);
  const stateNow = () => `${database.changes()} ${clock.today()}`;
  const state = stateNow();
  const before = kept.find(key, state);
  if (before) return before;
  const outgoing = await service.answer(incoming, match);
  // A list of outstanding invoices counts its days when it is read.
  if (outgoing.status === 200 && state === stateNow()) {
    const { until } = operation.secured
      ? identityOf(incoming.headers.authorization, access)
      : { until: Number.POSITIVE_INFINITY };
    kept.keep(key, state, outgoing, until);
  }
  return outgoing;
}

function refuseWithoutModule({ modules }: Operation, on: Modules): void {
  if (modules.length > 0 && !modules.some((name) => on[name as keyof Modules])) {
    throw new Refusal('module-required', { key: 'moduleRequired', parameters: { modules } });
  }
}

function refuseUnreadable({ answers: types }: Operation, accept: string | undefined): void {
  if (accept === undefined || accept === '*/*' || types.length === 0) return;
  // JSON is UTF-8 whether or not somebody asks for it by that name.
  const offered = types.flatMap((type) => [type, `${type};charset=utf-8`]);
  const acceptable = new Negotiator({ headers: { accept } }).mediaTypes(offered).length > 0;
  if (!acceptable) throw new Refusal('not-acceptable', { key: 'notAcceptable', parameters: { types } });
}
