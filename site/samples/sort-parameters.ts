import type { Parameter } from '../../scripts/document/openapi.ts';

/** Parameters of every list or every operation, which come last. */
const conventions = [
  ...['page', 'pageSize', 'orderby', 'fields', 'metaOnly', 'X-Tenant-Id', 'Accept-Language'],
  ...['pagesize', 'X-TenantId'],
];

/**
 * Sorts parameters: path, required, special to the operation, filters, conventions. The sort is stable.
 *
 * @param resolve gives the parameter that a reference leads to.
 */
export const sortParameters = <T>(parameters: readonly T[], resolve: (parameter: T) => Parameter): T[] =>
  parameters.toSorted((left, right) => getRank(resolve(left)) - getRank(resolve(right)));

function getRank({ name, in: location, required, 'x-filter': isFilter }: Parameter): number {
  if (location === 'path') return 0;
  if (conventions.includes(name)) return 4 + conventions.indexOf(name);
  if (required) return 1;
  return isFilter ? 3 : 2;
}
