import type { Parameter } from '../../scripts/document/openapi.ts';

/** What every list and every operation has, and what readers therefore look at last. */
const conventions = [
  ...['page', 'pageSize', 'orderby', 'fields', 'metaOnly', 'X-Tenant-Id', 'Accept-Language'],
  ...['pagesize', 'X-TenantId'],
];

/**
 * The parameters with what is special about an operation first: identifiers, what is required, parameters of its own,
 * filters on fields; then the conventions. Within each the order stays.
 *
 * @param follow gives the parameter that a reference stands for.
 */
export function specialFirst<T>(parameters: readonly T[], follow: (parameter: T) => Parameter): T[] {
  const ranks = new Map(parameters.map((parameter) => [parameter, rankOf(follow(parameter))]));
  return parameters.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

function rankOf({ name, in: place, required, 'x-filter': isFilter }: Parameter): number {
  const convention = place === 'path' ? -1 : conventions.indexOf(name);
  if (convention >= 0) return 4 + convention;
  if (place === 'path') return 0;
  if (required) return 1;
  return isFilter ? 3 : 2;
}
