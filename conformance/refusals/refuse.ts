import type { Operation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Ask, Session } from '../session.ts';
import { errorsOf, lookAtProblem } from './problem.ts';
import type { Change, Refusal } from './refusals.ts';
import type { Trial } from './trial.ts';

/** Makes a request: the session's own way, or one that takes care of what it creates. */
export type Sends = (operation: Operation, ask: Ask) => Promise<Exchange>;

/** What is needed to try a refusal. */
export interface Trying {
  readonly session: Session;
  readonly sends: Sends;
}

/** The status that a request must be answered with, and the rule that is broken when it is not. */
export type Expected = Pick<Refusal, 'about' | 'rule' | 'status'>;

/** Sends what must be refused, and reports when it is not, or not as it should be. Returns what came. */
export async function refuse(
  { session, sends }: Trying,
  { operation, ...trial }: Trial,
  expected: Expected,
  change: Change,
): Promise<Exchange> {
  const { about, rule, status } = expected;
  const exchange = await sends(operation, { about, ...trial, ...change });
  const came = exchange.reply.status;
  if (came === status) {
    lookAtProblem(session, exchange);
    return exchange;
  }
  session.coverage.unreachable(operation, status, `${came} came instead`);
  // Who is asked to wait for too long knows nothing yet.
  if (came === 429) return exchange;
  session.violate({ rule, message: `With ${about} the answer is ${came}; ${status} was to be expected.` }, exchange);
  return exchange;
}

/** A fault in a parameter or in a body, and the fields of which `errors` must name one. */
export interface Invalid {
  /** For people: `pageSize=0`. */
  readonly about: string;
  /** None when it is the body as a whole, however that is called. */
  readonly names: readonly string[];
  readonly change: Change;
}

/** Sends a request with one fault, which must be refused by its name. Returns what came. */
export async function refuseInvalid(trying: Trying, trial: Trial, invalid: Invalid, rule: string): Promise<Exchange> {
  const { about, names, change } = invalid;
  const exchange = await refuse(trying, trial, { about, rule, status: 400 }, change);
  if (exchange.reply.status !== 400 || names.length === 0) return exchange;
  const named = Object.keys(errorsOf(exchange));
  if (!named.some((key) => names.some((name) => isAt(key, name)))) {
    const told = named.length > 0 ? named.map((key) => `"${key}"`).join(', ') : 'nothing';
    const message = `With ${about} the errors name ${told}; ${names.join(' or ')} was to be expected.`;
    trying.session.violate({ rule: 'errors', message }, exchange);
  }
  return exchange;
}

/** Whether a key of `errors` is that of a field, or of something inside it. The names of headers have no case. */
function isAt(key: string, name: string): boolean {
  const [one, other] = [key.toLowerCase(), name.toLowerCase()];
  return one === other || one.startsWith(`${other}.`) || one.startsWith(`${other}[`);
}
