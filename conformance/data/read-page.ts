import { PAGE_SIZE, type Page, toPage } from '../judges/page.ts';
import type { HttpExchange, Query } from '../session/http.ts';
import type { RequestSpec } from '../session/request.ts';
import type { Session } from '../session/session.ts';
import type { ListLocation } from './rows.ts';

export const pageSizeParameter = ['pageSize', String(PAGE_SIZE)] as const;

export interface PageSpec extends Pick<RequestSpec, 'description' | 'headers' | 'rule' | 'provenance' | 'mayBeAbsent'> {
  /** Additional query of the list, which replaces required parameters of the same name. */
  readonly query: Query;
  readonly alsoExpected?: readonly number[];
}

/** Requests a page of a list, whose parent others may delete. Reports an unexpected status. */
export function requestPage(session: Session, list: ListLocation, spec: PageSpec): Promise<HttpExchange> {
  const { alsoExpected = [], ...rest } = spec;
  const { operation, path, required, isSizeRejected = false } = list;
  const requested = spec.query.filter((pair) => pair !== pageSizeParameter || !isSizeRejected);
  const names = new Set(spec.query.map(([name]) => name.toLowerCase()));
  const query = [...required.filter(([name]) => !names.has(name.toLowerCase())), ...requested];
  const expected = [200, ...(operation.path.includes('{') ? [404] : []), ...alsoExpected];
  return session.request(operation, { ...rest, path, query, expected });
}

/** Reads a page of a list. Returns undefined when the response is not a page. */
export const readPage = async (session: Session, list: ListLocation, spec: PageSpec): Promise<Page | undefined> =>
  toPage(await requestPage(session, list, spec));
