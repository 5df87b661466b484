import { isJsonObject } from '../contract.ts';
import type { Row } from '../data/rows.ts';
import type { HttpExchange } from '../session/http.ts';
import { findCommonDifference } from './differences.ts';
import { getRowKey } from './page.ts';

/**
 * Checks that two administrations share no identifiers in a list. Otherwise both may begin with copies of one template, and a
 * record of one is no leak in the other.
 */
export function haveOwnIds(own: readonly Row[], others: readonly Row[]): boolean {
  const keys = new Set(own.map(getRowKey));
  return own.length > 0 && others.length > 0 && !others.some((row) => keys.has(getRowKey(row)));
}

/** Statuses of a server that lacks such a record, or does not show it. */
const NOT_SHOWN: ReadonlySet<number> = new Set([403, 404, 410]);

/** Checks that an administration has a record individually as a list shows it. */
export const hasRecord = (row: Row, { response, json }: HttpExchange): boolean =>
  response.status === 200 && isJsonObject(json) && findCommonDifference(row, json) === undefined;

/** Checks that an administration whose list shows a record lacks it individually, or has another one there. */
export const lacksRecord = (row: Row, { response, json }: HttpExchange): boolean =>
  NOT_SHOWN.has(response.status) ||
  (response.status === 200 && isJsonObject(json) && findCommonDifference(row, json) !== undefined);
