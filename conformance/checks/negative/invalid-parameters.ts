import type { RequestParts } from '../../data/generators/draft.ts';
import type { ParameterMutation } from '../../data/generators/mutations/parameters.ts';
import type { BaseRequest } from './base-request.ts';
import { expectValidationError, type InvalidChange, isWithin, type TestContext } from './expect-rejection.ts';
import { getErrors } from './problem.ts';

/** The change that a mutation of a parameter makes to a base request. */
export const toInvalidParameter = (mutation: ParameterMutation, base: BaseRequest): InvalidChange => ({
  description: `${mutation.parameter} that violates ${mutation.keyword} (${String(mutation.value ?? 'no value')})`,
  rule: 'invalid-parameter',
  fields: [mutation.parameter],
  change: applyAll([mutation], base),
});

function applyAll(mutations: readonly ParameterMutation[], { path, query = [] }: BaseRequest): InvalidChange['change'] {
  const parts = { path, query, headers: [] };
  const { headers, ...changed } = mutations.reduce<RequestParts>((changing, { apply }) => apply(changing), parts);
  return { ...changed, headers: Object.fromEntries(headers) };
}

/**
 * Sends requests that are invalid in several parameters at once. What their errors do not name is sent by itself, because
 * a server may name only the first.
 */
export async function expectInvalidParameters(
  context: TestContext,
  base: BaseRequest,
  mutations: readonly ParameterMutation[],
): Promise<void> {
  for (const round of toRounds(mutations)) {
    for (const mutation of await findUnnamed(context, base, round)) {
      await expectValidationError(context, base, toInvalidParameter(mutation, base));
    }
  }
}

/** The mutations that the errors of a request with all of them do not name. */
async function findUnnamed(
  { send }: TestContext,
  base: BaseRequest,
  round: readonly ParameterMutation[],
): Promise<readonly ParameterMutation[]> {
  if (round.length < 2) return round;
  const { operation, ...rest } = base;
  const description = `invalid ${round.map(({ parameter }) => parameter).join(', ')}`;
  const exchange = await send(operation, { description, ...rest, ...applyAll(round, base) });
  const names = exchange.response.status === 400 ? Object.keys(getErrors(exchange)) : [];
  return round.filter(({ parameter }) => !names.some((name) => isWithin(name, parameter)));
}

/** One mutation of each parameter in a round. Headers are checked before all others, so they are alone. */
function toRounds(mutations: readonly ParameterMutation[]): readonly (readonly ParameterMutation[])[] {
  const isHeader = ({ apply }: ParameterMutation): boolean =>
    apply({ path: '', query: [], headers: [] }).headers.length > 0;
  const groups = [...Map.groupBy(mutations, ({ parameter }) => parameter).values()];
  const combined = groups.filter(([first]) => first && !isHeader(first));
  const length = Math.max(0, ...combined.map((group) => group.length));
  const rounds = Array.from({ length }, (_, index) => combined.flatMap((group) => group.slice(index, index + 1)));
  return [...rounds, ...mutations.filter(isHeader).map((mutation) => [mutation])];
}
