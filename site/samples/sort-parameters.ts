import type { Parameter } from '../../contract/document.ts';

const conventions = [
  ...['page', 'pageSize', 'orderby', 'fields', 'metaOnly', 'X-Tenant-Id', 'Accept-Language'],
  ...['pagesize', 'X-TenantId'],
];

/** Checks whether every list or every operation has a parameter. */
export const isConvention = ({ name, in: location }: Parameter): boolean =>
  location !== 'path' && conventions.includes(name);

/**
 * Sorts parameters: path, required, special to the operation, filters, conventions. The sort is stable.
 *
 * @param resolve gives the parameter that a reference leads to.
 */
export const sortParameters = <T>(parameters: readonly T[], resolve: (parameter: T) => Parameter): T[] =>
  parameters.toSorted((left, right) => getRank(resolve(left)) - getRank(resolve(right)));

function getRank(parameter: Parameter): number {
  const { name, in: location, required, 'x-filter': isFilter } = parameter;
  if (location === 'path') return 0;
  if (isConvention(parameter)) return 4 + conventions.indexOf(name);
  if (required) return 1;
  return isFilter ? 3 : 2;
}
