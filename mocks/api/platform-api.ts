import type { Kind, Operation, Resource } from '../../contract/model.ts';
import { getHooks } from '../accounting/resources/index.ts';
import { createContext, read, write } from '../accounting/run.ts';
import type { Api } from '../http/types.ts';
import type { Clock } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import type { Authenticate, Session } from './authentication.ts';
import { explainReferences } from './explain-references.ts';
import { type Call, crudHandlers, type Handler } from './handlers/crud.ts';
import { download, upload } from './handlers/files.ts';
import { listLedgerBalances } from './handlers/ledger-balances.ts';
import type { SignIn } from './sign-in/sign-in.ts';

export interface PlatformApiOptions {
  readonly contract: ValidatedContract;
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly signIn: SignIn;
}

export function createPlatformApi(options: PlatformApiOptions): Api<Session | undefined> {
  const { contract, database, clock, authenticate, signIn } = options;
  const endpoints = new Map<Operation, ReturnType<typeof createEndpoint>>(
    contract.operations.map((operation) => [operation, createEndpoint(operation, contract)]),
  );

  const enter = ({ user, administration }: Session) =>
    createContext({ contract, database, administration, user, now: clock.timestamp() });

  return {
    contract,
    authenticate,
    explain(issues, request) {
      if (!request.session) return issues;
      const context = enter(request.session);
      return read(context, () => explainReferences(issues, request, contract.document, context));
    },
    handle({ operation, parameters, body, request, session }) {
      if (!session) return signIn.handle({ operation, parameters, body, request, session });
      const endpoint = endpoints.get(operation);
      if (!endpoint) throw new Error(`No handler for ${operation.id}`);
      const context = enter(session);
      const call = {
        ...endpoint,
        parameters,
        serverUrl: request.origin + request.basePath,
        path: request.path,
        search: request.search,
        body: body as Call['body'],
      };
      const run = operation.method === 'GET' ? read : write;
      return run(context, () => endpoint.handle(call, context));
    },
    reject: signIn.reject,
  };
}

function createEndpoint(operation: Operation, { resources }: ValidatedContract) {
  const resource = resources.get(operation.resource);
  const handle = resource && findHandler(operation, resource);
  if (!resource || !handle) return undefined;
  const stored = (resource.viewOf === undefined ? undefined : resources.get(resource.viewOf)) ?? resource;
  return { operation, resource, stored, hooks: getHooks(stored.name), handle };
}

const fileHandlers: Partial<Record<Kind, Handler>> = { upload, download };

/** Calculated resources, which are not stored. */
const calculatedResources: Readonly<Record<string, Partial<Record<Kind, Handler>>>> = {
  ledgergrouped: { list: listLedgerBalances },
};

const findHandler = ({ kind }: Operation, { name }: Resource): Handler | undefined =>
  kind && (fileHandlers[kind] ?? calculatedResources[name]?.[kind] ?? crudHandlers[kind]);
