import { getGoneStatuses } from '../../data/discovery.ts';
import type { ListLocation } from '../../data/rows.ts';
import { PAGE_SIZE, type Page, toPage } from '../../judges/page.ts';
import type { RuleId } from '../../rules/rules.ts';
import type { Query } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';

export const pageSizeParameter = ['pageSize', String(PAGE_SIZE)] as const;

export interface PageSpec {
  readonly description: string;
  /** Beside the query that the list requires, or instead of it where the names are the same. */
  readonly query: Query;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly alsoExpected?: readonly number[];
  readonly rule?: RuleId;
  readonly provenance?: readonly string[] | undefined;
}

/**
 * Reads a page of a list.
 *
 * @returns undefined when the response is not a page. An unexpected status is reported.
 */
export async function readPage(session: Session, list: ListLocation, spec: PageSpec): Promise<Page | undefined> {
  const { headers = {}, alsoExpected = [], ...rest } = spec;
  const { operation, path, required, isSizeRejected = false } = list;
  const requested = spec.query.filter((pair) => pair !== pageSizeParameter || !isSizeRejected);
  const names = new Set(spec.query.map(([name]) => name.toLowerCase()));
  const query = [...required.filter(([name]) => !names.has(name.toLowerCase())), ...requested];
  const expected = [200, ...getGoneStatuses(operation), ...alsoExpected];
  return toPage(await session.request(operation, { ...rest, path, query, expected, headers }));
}
