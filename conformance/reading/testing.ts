import { startSandbox } from '../../mocks/sandbox.ts';
import type { Context } from '../check.ts';
import { type Operation, operations } from '../contract.ts';
import { Created } from '../created.ts';
import type { Exchange } from '../exchange.ts';
import { Found, look, lookAgain, type Row } from '../found.ts';
import { type Ask, Session } from '../session.ts';
import { readingChecks } from './checks.ts';

/** Takes the place of a request of a check: asks what it likes, and gives the answer back as it likes. */
export type Tamper = (ask: Ask, forward: (ask: Ask) => Promise<Exchange>) => Promise<Exchange>;

/** What a test tries. */
export interface Trying {
  /** The operations. */
  readonly ids: readonly string[];
  /** The name of the one check; all of them when left out. */
  readonly check?: string;
  /** What is spoiled of the operations. */
  readonly tamper?: Tamper;
}

/** A sandbox that checks are tried on, with answers that a test spoils. */
export interface Spoiled {
  /** Runs reading checks and says which rules were broken, each once. */
  readonly rules: (trying: Trying) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export async function startSpoiled(): Promise<Spoiled> {
  const sandbox = await startSandbox({ port: 0, clock: '2026-04-16' });
  const all = new SpoiledSession(sandbox.url, []);
  // One look for all tests; each looks again at what it spoils.
  const found = await look(all);
  const sessions: Session[] = [all];
  const rules = async ({ ids, check, tamper }: Trying): Promise<string[]> => {
    const session = new SpoiledSession(sandbox.url, ids, tamper);
    sessions.push(session);
    const own = new Found();
    for (const { path, kind } of operations) {
      const known = kind === 'list' ? found.at(path) : undefined;
      const collection = known && session.isChosen(known.operation) ? await lookAgain(session, known) : known;
      if (collection) own.keep(path, collection);
    }
    const checks = readingChecks.filter(({ name }) => check === undefined || name === check);
    const context: Context = { session, found: own, created: new Created() };
    for (const one of checks) {
      const chosen = session.settings.operations.filter(one.appliesTo);
      await Promise.all(chosen.map((operation) => one.run(operation, context)));
    }
    return [...new Set(session.violations.all.map(({ rule }) => rule))].sort();
  };
  const close = async (): Promise<void> => {
    for (const session of sessions) session.close();
    await sandbox.close();
  };
  return { rules, close };
}

class SpoiledSession extends Session {
  readonly #tamper: Tamper | undefined;

  constructor(url: string, ids: readonly string[], tamper?: Tamper) {
    super({
      ...{ url, token: 'sandbox-demo-token', tenant: 1, write: false, language: 'en', client: undefined },
      ...{ concurrency: 4, rate: undefined, patience: 60, timeout: 30, sandbox: true, leaveFiles: false },
      operations: operations.filter(({ id }) => ids.includes(id)),
    });
    this.#tamper = tamper;
  }

  override async ask(operation: Operation, ask: Ask): Promise<Exchange> {
    const forward = (changed: Ask): Promise<Exchange> => super.ask(operation, changed);
    return this.#tamper && this.isChosen(operation) ? this.#tamper(ask, forward) : forward(ask);
  }
}

/** The body of a list, for a test to change. */
export interface Body {
  _data?: Row[];
  _meta: Record<string, unknown>;
}

/** Changes the body of every list that is answered. */
export const spoil =
  (change: (body: Body, ask: Ask) => void): Tamper =>
  async (ask, forward) => {
    const exchange = await forward(ask);
    if (exchange.reply.status !== 200) return exchange;
    const json = structuredClone(exchange.json) as Body;
    change(json, ask);
    return { ...exchange, json };
  };

/** Has the server take another query than the one that was sent. */
export const mishear =
  (change: (query: NonNullable<Ask['query']>) => NonNullable<Ask['query']>): Tamper =>
  async (ask, forward) => {
    const said = await forward(ask);
    const heard = await forward({ ...ask, query: change(ask.query ?? []) });
    return { ...heard, request: said.request };
  };
