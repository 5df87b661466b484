import { createContext } from '../../conformance/checks/check.ts';
import { readChecks } from '../../conformance/checks/read/index.ts';
import { type Operation, operations } from '../../conformance/contract.ts';
import { CleanupRegistry } from '../../conformance/data/cleanup.ts';
import { discover, Inventory, type Row, refresh } from '../../conformance/data/discovery.ts';
import type { HttpExchange, Query } from '../../conformance/session/http.ts';
import type { RequestSpec } from '../../conformance/session/request.ts';
import { Session } from '../../conformance/session/session.ts';
import { startSandbox } from '../../mocks/index.ts';
import { demoSettings } from '../conformance/run-checks.ts';

/** Replaces the exchange of a request. */
export type Tamper = (
  spec: RequestSpec,
  forward: (spec: RequestSpec) => Promise<HttpExchange>,
) => Promise<HttpExchange>;

interface TamperedChecks {
  readonly ids: readonly string[];
  /** The name of a check; all read checks when left out. */
  readonly check?: string;
  readonly tamper?: Tamper;
}

export type TamperedSandbox = Awaited<ReturnType<typeof startTamperedSandbox>>;

/** Starts a sandbox for read checks, with tampered responses. */
export async function startTamperedSandbox() {
  const sandbox = await startSandbox({ port: 0, clock: '2026-04-16' });
  const discovery = new TamperingSession(sandbox.url, []);
  // The tests share the inventory, and refresh the lists whose responses they tamper with.
  const shared = await discover(discovery);
  const sessions: Session[] = [discovery];
  /** Runs read checks, and returns the different rules that were violated. */
  const getRules = async ({ ids, check, tamper }: TamperedChecks): Promise<string[]> => {
    const session = new TamperingSession(sandbox.url, ids, tamper);
    sessions.push(session);
    const inventory = new Inventory();
    for (const { path } of operations.filter(({ kind }) => kind === 'list')) {
      const known = shared.getCollection(path);
      const collection = known && session.isSelected(known.operation) ? await refresh(session, known) : known;
      if (collection) inventory.addCollection(path, collection);
    }
    const context = createContext({ session, inventory, cleanup: new CleanupRegistry() });
    for (const { name, appliesTo, run } of readChecks) {
      if (check !== undefined && name !== check) continue;
      await Promise.all(session.settings.operations.filter(appliesTo).map((operation) => run(operation, context)));
    }
    return [...new Set(session.violations.all.map(({ rule }) => rule))].sort();
  };
  const close = async (): Promise<void> => {
    for (const session of sessions) session.close();
    await sandbox.close();
  };
  return { getRules, close };
}

class TamperingSession extends Session {
  readonly #tamper: Tamper | undefined;

  constructor(url: string, ids: readonly string[], tamper?: Tamper) {
    super({ ...demoSettings, url, operations: operations.filter(({ id }) => ids.includes(id)) });
    this.#tamper = tamper;
  }

  override async request(operation: Operation, spec: RequestSpec): Promise<HttpExchange> {
    const forward = (changed: RequestSpec): Promise<HttpExchange> => super.request(operation, changed);
    return this.#tamper && this.isSelected(operation) ? this.#tamper(spec, forward) : forward(spec);
  }
}

export interface ListBody {
  _data?: Row[];
  _meta: Record<string, unknown>;
}

export const withTamperedBody =
  (change: (body: ListBody, spec: RequestSpec) => void): Tamper =>
  async (spec, forward) => {
    const exchange = await forward(spec);
    if (exchange.response.status !== 200) return exchange;
    const json = structuredClone(exchange.json) as ListBody;
    change(json, spec);
    return { ...exchange, json };
  };

/** Returns the response for another query. */
export const withOtherQuery =
  (change: (query: Query) => Query): Tamper =>
  async (spec, forward) => {
    const { request } = await forward(spec);
    const other = await forward({ ...spec, query: change(spec.query ?? []) });
    return { ...other, request };
  };
