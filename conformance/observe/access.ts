import { getRequiredParameters } from '../contract.ts';
import { ADMINISTRATIONS_PATH } from '../data/discovery.ts';
import { parseListRequest } from '../judges/list-parameters.ts';
import { isWholeList } from '../judges/lists.ts';
import { getAdministrationId, getMeta, toPage } from '../judges/page.ts';
import { findTenantIssues } from '../judges/records.ts';
import { judge } from '../judges/status.ts';
import { formatValue } from '../rules/format.ts';
import { getHeader, getTenants, type HttpExchange, type Issue, toIssues } from '../session/http.ts';
import { RecentMap } from './recent-map.ts';

/** Judges what a token gives access to, by what it gave before. */
export class Access {
  /** Lists of administrations by token: complete ones. */
  readonly #administrations = new RecentMap<HttpExchange>();
  /** Successful requests without an administration, by token. */
  readonly #defaults = new RecentMap<HttpExchange>();
  /** Successful requests, by token and administration. */
  readonly #successes = new RecentMap<HttpExchange>();

  /** @param isKnown true when the server has the record of the path, or the parent of the list. */
  judge(exchange: HttpExchange, isKnown: boolean): readonly Issue[] {
    const { operation, request, response } = exchange;
    const token = getHeader(request.headers, 'authorization');
    if (token === undefined || !operation.isSecured) return [];
    const tenants = getTenants(request);
    const key = `${token} ${tenants.join()}`;
    if (response.status >= 300) return this.#successes.has(key) && isKnown ? judgeRejection(exchange) : [];
    const issues = [...this.#judgeAdministration(token, tenants, exchange), ...this.#judgeName(token, exchange)];
    if (issues.length > 0) return issues;
    this.#successes.set(key, exchange);
    const hasAdministration = getAdministrationId(exchange) !== undefined;
    if (tenants.length === 0 && hasAdministration) this.#defaults.set(token, exchange);
    if (operation.path === ADMINISTRATIONS_PATH && isWholeList(exchange)) this.#administrations.set(token, exchange);
    return [];
  }

  #judgeAdministration(token: string, [tenant]: readonly string[], exchange: HttpExchange): readonly Issue[] {
    const id = getAdministrationId(exchange);
    if (id === undefined) return [];
    const first = this.#defaults.get(token);
    if (tenant === undefined) {
      const issues = first ? findTenantIssues(exchange, getAdministrationId(first)) : [];
      const provenance = ['tenant-header-default', 'default-administration'];
      return issues.map((issue) => ({ ...issue, provenance, exchanges: [...(first ? [first] : []), exchange] }));
    }
    const list = this.#administrations.get(token);
    const rows = (list && toPage(list)?.rows) ?? [];
    // A server may read `01` as 1, and spell the names of fields in another case.
    const isTenant = (other: unknown): boolean => String(other) === tenant || Number(other) === Number(tenant);
    const isUnknown = rows.every((row) => row.id !== undefined && !isTenant(row.id));
    if (!list || !isUnknown || isTenant(id)) return [];
    const message = `The unknown administration ${tenant} is treated as ${formatValue(id)}.`;
    return toIssues('unknown-administration', message, [list, exchange]);
  }

  #judgeName(token: string, exchange: HttpExchange): readonly Issue[] {
    const list = this.#administrations.get(token);
    const { administrationId, administrationName } = getMeta(exchange);
    const name = (list && toPage(list))?.rows.find(({ id }) => id === administrationId)?.name;
    if (!list || name === undefined || administrationName === undefined || administrationName === name) return [];
    const message = `administrationName is ${formatValue(administrationName)}; expected ${formatValue(name)}.`;
    return toIssues('administration-name', message, [list, exchange]);
  }
}

/** Judges the rejection of a request in which nothing can be wrong: a plain read, or a write to a record that is there. */
function judgeRejection(exchange: HttpExchange): readonly Issue[] {
  const { operation, request, response } = exchange;
  const isWrong = request.method === 'GET' ? response.status === 400 && isPlain(exchange) : response.status === 404;
  if (!isWrong || request.method !== operation.method || operation.kind === 'delete') return [];
  const expected = operation.statuses.map(Number).filter((status) => status < 300);
  return judge({ description: 'a request like others', path: operation.path, expected }, exchange);
}

/** Checks that a read has only what every server takes. */
function isPlain({ operation, request }: HttpExchange): boolean {
  const names = [...new URL(request.path, 'http://localhost').searchParams.keys()];
  const required = getRequiredParameters(operation);
  return (
    request.body === undefined &&
    /\*\/\*|json/.test(getHeader(request.headers, 'accept') ?? '*/*') &&
    JSON.stringify(request.headers).length < MAX_HEADERS &&
    names.length === required.length &&
    required.every(({ name }) => names.includes(name)) &&
    (operation.kind !== 'list' || parseListRequest(operation, request.path).isCanonical)
  );
}

/** Characters of headers that every server takes. */
const MAX_HEADERS = 4096;
