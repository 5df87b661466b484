import { ProblemError } from '../../messages/problems.ts';

/** Result of a call of another object, where an error would lose its class. */
export type Outcome<Value> =
  | { readonly value: Value }
  | { readonly problem: Pick<ProblemError, 'kind' | 'detail' | 'issues' | 'headers'> };

/** Returns the result of work, or its ProblemError. Throws any other error. */
export async function toOutcome<Value>(work: () => Value | Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { kind, detail, issues, headers } = error;
    return { problem: { kind, detail, issues, headers } };
  }
}

export function fromOutcome<Value>(outcome: Outcome<Value>): Value {
  if ('value' in outcome) return outcome.value;
  const { kind, detail, issues, headers } = outcome.problem;
  throw new ProblemError(kind, detail, { issues, headers });
}
