import type { ParameterMutation } from '../../data/generators/mutations/parameters.ts';
import type { BaseRequest } from './base-request.ts';
import type { InvalidChange } from './expect-rejection.ts';

/** The change that a mutation of a parameter makes to a base request. */
export function toInvalidParameter(
  { parameter, keyword, value, apply }: ParameterMutation,
  { path, query = [] }: BaseRequest,
): InvalidChange {
  const { headers, ...changed } = apply({ path, query, headers: [] });
  return {
    description: `${parameter} that violates ${keyword} (${String(value ?? 'no value')})`,
    rule: 'invalid-parameter',
    fields: [parameter],
    change: { ...changed, headers: Object.fromEntries(headers) },
  };
}
