import { getCollectionPath, isJsonObject, resources, toStoredPath } from '../contract.ts';
import { getRows, type Row, toSegment } from '../data/rows.ts';
import { compareRecords, findMissing, findOtherFields, judgeOmitted } from '../judges/comparisons.ts';
import { differsInNotation, formatDifference, getDifferences, withoutMeta } from '../judges/differences.ts';
import { haveOwnIds, lacksRecord } from '../judges/leaks.ts';
import { parseListRequest } from '../judges/list-parameters.ts';
import { isWholeList } from '../judges/lists.ts';
import { findRepeatedRow, getAdministrationId, isSameRecord, nameRow, toPage } from '../judges/page.ts';
import { findSortIssues, toSortRule } from '../judges/sort.ts';
import { getEndpointStatements } from '../rules/provenance.ts';
import type { RuleId } from '../rules/rules.ts';
import { getHeader, getTenants, type HttpExchange, type Issue, parseJson, toIssues } from '../session/http.ts';
import { RecentMap } from './recent-map.ts';

/** Exchange, and the number of writes begun or ended before it. */
interface KnownExchange {
  readonly exchange: HttpExchange;
  readonly epoch: number;
}

const getSize = ({ exchange: { request, response } }: KnownExchange): number =>
  response.body.length + (request.body?.length ?? 0);

export const isWrite = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** Judges rules of several exchanges, if no write is between them. */
export class Memory {
  /** Number that changes when a write begins or ends. */
  #epoch = 0;
  readonly #records = new RecentMap<KnownExchange>(getSize);
  /** Last writes of records. */
  readonly #written = new RecentMap<KnownExchange>(getSize);
  readonly #lists = new RecentMap<KnownExchange>(getSize);
  readonly #pages = new RecentMap<KnownExchange>(getSize);
  readonly #deleted = new RecentMap<KnownExchange>(getSize);
  readonly #uploads = new RecentMap<KnownExchange>(getSize);
  /** Deletions from completely known lists. */
  readonly #shortened = new RecentMap<KnownExchange & { readonly total: number }>(getSize);
  /** Rules that the last exchange follows. */
  #followed: RuleId[] = [];

  begin(isChange: boolean): number {
    if (isChange) this.#epoch += 1;
    return this.#epoch;
  }

  /**
   * Checks that a record was seen, or the parent of a list or a new file, and that no write came between. A list at the top level is
   * always there.
   *
   * @param epoch at the start of the request.
   */
  isKnown(epoch: number, exchange: HttpExchange): boolean {
    if (epoch !== this.#epoch) return false;
    const path = getPath(exchange);
    const isBelow = ['list', 'create', 'upload'].includes(String(exchange.operation.kind));
    const record = isBelow ? getParent(path) : path;
    if (record === '/v1') return true;
    const before = isWrite(exchange.request.method) ? epoch - 1 : epoch;
    if (this.#findKnown(this.#records, getListKey(exchange, record), before)) return true;
    const list = this.#findKnown(this.#lists, getListKey(exchange, getParent(record)), before);
    return getRows(list)?.some(({ id }) => toSegment(id) === record.split('/').at(-1)) ?? false;
  }

  /** @param epoch at the start of the request. */
  end(epoch: number, exchange: HttpExchange): { readonly issues: readonly Issue[]; readonly followed: RuleId[] } {
    this.#followed = [];
    const issues = this.#judge(epoch, exchange);
    return { issues, followed: this.#followed };
  }

  #judge(epoch: number, exchange: HttpExchange): readonly Issue[] {
    const hasConcurrentWrite = epoch !== this.#epoch;
    const isChange = isWrite(exchange.request.method);
    if (isChange) this.#epoch += 1;
    const { status } = exchange.response;
    // Without a body there is nothing to compare.
    if (exchange.request.method === 'HEAD') return [];
    if (hasConcurrentWrite || (status >= 300 && status !== 404)) return [];
    if (isChange) return this.#write(exchange, epoch - 1);
    const { kind } = exchange.operation;
    if (kind === 'list') return this.#readList(exchange);
    if (kind === 'get') return this.#readRecord(exchange);
    return kind === 'download' ? this.#download(exchange) : [];
  }

  /** @param issues undefined when the exchange does not show the rule. */
  #record(rule: RuleId, issues: readonly Issue[] | undefined): readonly Issue[] {
    if (issues?.length === 0) this.#followed.push(rule);
    return issues ?? [];
  }

  #toKnown(exchange: HttpExchange): KnownExchange {
    return { exchange, epoch: this.#epoch };
  }

  #findKnown(map: ReadonlyMap<string, KnownExchange>, key: string, epoch = this.#epoch): HttpExchange | undefined {
    const known = map.get(key);
    return known?.epoch === epoch ? known.exchange : undefined;
  }

  #readRecord(exchange: HttpExchange): readonly Issue[] {
    const { response, json, operation } = exchange;
    const key = getKey(exchange);
    const deleted = this.#deleted.get(key)?.exchange;
    const foreign = this.#findForeign(exchange);
    if (response.status === 404 || foreign.length > 0 || !isJsonObject(json)) return foreign;
    if (deleted) return toIssues('deleted', 'A deleted record is still there.', [deleted, exchange]);
    const known = this.#findKnown(this.#records, key);
    this.#records.set(key, this.#toKnown(exchange));
    const isWritten = known !== undefined && known.request.method !== 'GET';
    const list = this.#findKnown(this.#lists, getListKey(exchange, getCollectionPath(getPath(exchange))));
    const row = list && toSegment(json.id) && getRows(list)?.find(({ id }) => id === json.id);
    const compare = (rule: 'write-read-back' | 'list-and-record', earlier: HttpExchange, record: unknown) =>
      this.#record(rule, compareRecords(rule, earlier, exchange, record));
    return [
      ...this.#findLeak(exchange, json),
      ...(isWritten ? compare('write-read-back', known, known.json) : []),
      ...(list && row && operation.kind === 'get' ? compare('list-and-record', list, row) : []),
    ];
  }

  /** Finds a record that an administration has individually, but only another's list has. */
  #findLeak(exchange: HttpExchange, record: Row): readonly Issue[] {
    const list = this.#lists.get(getListKey(exchange, getParent(getPath(exchange))))?.exchange;
    const owner = this.#listOthers(list).find((other) => {
      const rows = getRows(other) ?? [];
      return haveOwnIds(getRows(list) ?? [], rows) && rows.some((row) => isSameRecord(row, record));
    });
    return toIssues('tenant-leak', owner && 'A record of another administration is shown.', [
      owner ?? exchange,
      exchange,
    ]);
  }

  /** Finds a record in an administration's list that only another has individually. */
  #findForeign(exchange: HttpExchange): readonly Issue[] {
    const list = this.#findKnown(this.#lists, getListKey(exchange, getParent(getPath(exchange))));
    const id = getPath(exchange).split('/').at(-1);
    const row = getRows(list)?.find((candidate) => toSegment(candidate.id) === id);
    const owner = this.#listOthers(list).find(
      (other) => row && getRows(other)?.some((twin) => isSameRecord(twin, row)),
    );
    if (!list || !row || !owner || !lacksRecord(row, exchange)) return [];
    const message = `${nameRow(row)} is in the lists of two administrations, and one does not have it.`;
    return toIssues('tenant-leak', message, [owner, exchange, list]);
  }

  /** Returns the lists at the same path in other administrations, except shared records. */
  #listOthers(list: HttpExchange | undefined): readonly HttpExchange[] {
    if (!list || resources.get(list.operation.resource)?.isShared) return [];
    const tenant = getAdministrationId(list);
    const lists = [...this.#lists.values()].map((known) => known.exchange);
    return lists.filter((other) => getPath(other) === getPath(list) && getAdministrationId(other) !== tenant);
  }

  #readList(exchange: HttpExchange): readonly Issue[] {
    const { operation, request } = exchange;
    const page = toPage(exchange);
    if (!page?.hasData) return [];
    const query = parseListRequest(operation, request.path);
    const key = getListKey(exchange, getPath(exchange));
    const known = this.#findKnown(this.#lists, key);
    const isComplete = isWholeList(exchange);
    if (isComplete) this.#lists.set(key, this.#toKnown(exchange));
    return [
      ...(query.isCanonical ? this.#findRepeated(exchange, page.rows) : []),
      ...(query.isUnfiltered ? this.#compareTotal(exchange, key, page.total) : []),
      ...(known && query.parameters.groups.length === 0 ? findMissing(known, exchange, query) : []),
      ...(known && known.operation === operation ? findOtherFields(known, exchange, query) : []),
      ...this.#findOutdated(exchange, page.rows, isComplete),
    ];
  }

  /** Compares the count after a deletion, which is one less. */
  #compareTotal(exchange: HttpExchange, key: string, total: number): readonly Issue[] {
    const shortened = this.#shortened.get(key);
    if (shortened?.epoch !== this.#epoch) return [];
    const message = `totalCount is ${total} after a deletion; expected ${shortened.total}.`;
    return toIssues('total-count', total === shortened.total ? undefined : message, [shortened.exchange, exchange]);
  }

  #findRepeated(exchange: HttpExchange, rows: readonly Row[]): readonly Issue[] {
    const url = new URL(exchange.request.path, 'http://localhost');
    const number = Number(url.searchParams.get('page') ?? 1);
    url.searchParams.delete('page');
    const key = (page: number): string => `${getListKey(exchange, url.pathname)} ${url.searchParams} ${page}`;
    const before = this.#findKnown(this.#pages, key(number - 1));
    this.#pages.set(key(number), this.#toKnown(exchange));
    // A page past the end is undocumented: a server may return its last page.
    if (!before || toPage(before)?.meta.nextPage === null) return [];
    const rowsBefore = getRows(before) ?? [];
    const repeated = findRepeatedRow(rows, rowsBefore);
    if (repeated) return toIssues('pages-overlap', `A page repeats ${nameRow(repeated)}.`, [before, exchange]);
    const { orderby } = parseListRequest(exchange.operation, exchange.request.path);
    const edge = [...rowsBefore.slice(-1), ...rows.slice(0, 1)];
    const unsorted = orderby === undefined ? [] : findSortIssues(edge, toSortRule(exchange, orderby));
    return unsorted.map((issue) => ({ ...issue, exchanges: [before, exchange] }));
  }

  /** Finds a written record that its list lacks or shows as it was before, and a deleted one that it still has. */
  #findOutdated(exchange: HttpExchange, rows: readonly Row[], isComplete: boolean): readonly Issue[] {
    const start = `${getListKey(exchange, getPath(exchange))}/`;
    // Rows may lack an identifier, or spell its name in another case.
    if (rows.some(({ id }) => id === undefined)) return [];
    const byId = new Map(rows.map((row) => [String(row.id), row]));
    for (const [key, { exchange: known, epoch }] of this.#written) {
      const id = key.startsWith(start) ? key.slice(start.length) : undefined;
      if (id === undefined || epoch !== this.#epoch || id.includes('/')) continue;
      if (isComplete || byId.has(id)) return findOutdatedRow(known, exchange, id, byId.get(id));
    }
    return [];
  }

  #download(exchange: HttpExchange): readonly Issue[] {
    const upload = this.#uploads.get(getKey(exchange))?.exchange;
    if (upload && exchange.response.status === 404) {
      const provenance = [...getEndpointStatements('location', exchange.operation), 'upload-response'];
      return [
        { rule: 'location', message: 'An uploaded file is not found.', provenance, exchanges: [upload, exchange] },
      ];
    }
    if (!upload || exchange.response.status !== 200) return [];
    const isEqual = Buffer.from(upload.request.body ?? '').equals(exchange.response.body);
    const message = isEqual ? undefined : 'The PDF has other bytes than the one that was sent.';
    return this.#record('pdf-bytes', toIssues('pdf-bytes', message, [upload, exchange]));
  }

  #write(exchange: HttpExchange, epoch: number): readonly Issue[] {
    const { operation, json, response } = exchange;
    const key = getKey(exchange);
    const known = this.#findKnown(this.#records, key, epoch);
    if (response.status === 404) return [];
    if (operation.kind === 'delete') this.#delete(exchange, epoch);
    const segment = toSegment((json as Row | null)?.id);
    if (segment !== undefined && (operation.kind === 'create' || operation.kind === 'upload')) {
      const created = getListKey(exchange, toStoredPath(`${getPath(exchange)}/${segment}`));
      this.#deleted.delete(created);
      const maps = operation.kind === 'upload' ? [this.#uploads] : [this.#records, this.#written];
      for (const map of maps) map.set(created, this.#toKnown(exchange));
    }
    if (operation.kind !== 'replace' && operation.kind !== 'update') return [];
    for (const map of [this.#records, this.#written]) map.set(key, this.#toKnown(exchange));
    const rule = operation.kind === 'update' ? 'patch-keeps' : 'put-replaces';
    return known ? this.#record(rule, judgeOmitted(known, exchange)) : [];
  }

  #delete(exchange: HttpExchange, epoch: number): void {
    const key = getKey(exchange);
    for (const map of [this.#deleted, this.#written]) map.set(key, this.#toKnown(exchange));
    const [, list = '', id] = /^(.*)\/([^/]+)$/.exec(key) ?? [];
    const rows = getRows(this.#findKnown(this.#lists, list, epoch) ?? exchange);
    const isListed = rows?.some((row) => String(row.id) === id) ?? false;
    if (isListed) this.#shortened.set(list, { ...this.#toKnown(exchange), total: (rows?.length ?? 0) - 1 });
  }
}

/** Compares a record of a list with its last write. Where the list shows another value than was sent, the value is outdated. */
function findOutdatedRow(
  known: HttpExchange,
  exchange: HttpExchange,
  id: string,
  row: Row | undefined,
): readonly Issue[] {
  const exchanges = [known, exchange];
  if (known.operation.kind === 'delete') {
    return toIssues('deleted', row && `The deleted record with id ${id} is still in the list.`, exchanges);
  }
  if (!row) return toIssues('list-shows', `The list lacks the written record with id ${id}.`, exchanges);
  if (!isJsonObject(known.json)) return [];
  const written = withoutMeta(known.json);
  const sent = Object.keys((parseJson(known.request.body ?? new Uint8Array()) ?? {}) as Row);
  const common = sent.filter((name) => name !== 'lines' && name in written && name in row);
  const [difference] = getDifferences(Object.fromEntries(common.map((name) => [name, written[name]])), row);
  if (!difference || differsInNotation(difference.expected, difference.actual)) return [];
  return toIssues('list-shows', `In the list ${formatDifference(difference, 'was returned')}`, exchanges);
}

const getPath = ({ request }: HttpExchange): string => toStoredPath(request.path.split('?')[0] ?? '');

/** Returns the list of a record, or the record of a list. */
const getParent = (path: string): string => path.replace(/\/[^/]+$/, '');

/** Returns the key of a record or a list in an administration. */
const getKey = (exchange: HttpExchange): string => getListKey(exchange, getPath(exchange));

/** Without an administration, the token decides which one it is. */
function getListKey({ request }: HttpExchange, path: string): string {
  const selected = getTenants(request);
  const owner = selected.length > 0 ? selected.join() : getHeader(request.headers, 'authorization');
  return `${owner} ${path.replace(/^.*(?=\/v1\/)/, '')}`;
}
