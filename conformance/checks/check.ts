import type { Operation } from '../contract.ts';
import type { RunContext } from '../data/run-context.ts';
import { Samples } from './samples.ts';
import { Records } from './write/records.ts';

export interface Context extends RunContext {
  readonly records: Records;
  readonly samples: Samples;
}

export function createContext(run: RunContext): Context {
  return { ...run, records: new Records(run), samples: new Samples(run.session.settings.decisions === 'all') };
}

export interface Check {
  /** For people: `filters`, `unknown identifier`. */
  readonly name: string;
  readonly appliesTo: (operation: Operation) => boolean;
  readonly run: (operation: Operation, context: Context) => Promise<void>;
}
