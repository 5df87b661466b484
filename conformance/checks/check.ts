import type { Operation } from '../contract.ts';
import type { RunContext } from '../data/cleanup.ts';
import type { HttpExchange } from '../session/http.ts';
import type { RequestSpec } from '../session/request.ts';
import { Samples } from './samples.ts';
import { Records } from './write/records.ts';
import { safeSend } from './write/safe-send.ts';

export interface Context extends RunContext {
  readonly records: Records;
  readonly samples: Samples;
  /** Sends a request. A write may concern only records of this run, and created records are tracked. */
  readonly send: (operation: Operation, spec: RequestSpec) => Promise<HttpExchange>;
}

export function createContext(run: RunContext): Context {
  return {
    ...run,
    records: new Records(run),
    samples: new Samples(run.session.settings.decisions === 'all'),
    send: (operation, spec) => safeSend(run, operation, spec),
  };
}

export interface Check {
  /** Name for people: `filters`, `unknown identifier`. */
  readonly name: string;
  readonly appliesTo: (operation: Operation) => boolean;
  readonly run: (operation: Operation, context: Context) => Promise<void>;
}
