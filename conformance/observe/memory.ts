import { isDeepStrictEqual } from 'node:util';
import { toStoredPath } from '../cleanup.ts';
import { getCollectionPath, resources } from '../contract.ts';
import { getRows, type Row } from '../discovery.ts';
import type { HttpExchange } from '../http.ts';
import { getAdministrationId, getRowKey, nameRow, toPage } from '../read/page.ts';
import { isJsonObject } from '../schema.ts';
import { withoutMeta } from '../write/read-after-write.ts';
import { compare, findKept, findMissing } from './comparisons.ts';
import type { Finding } from './finding.ts';
import { parseListRequest } from './list-request.ts';

/** What a response showed, and how many writes had begun or ended before. */
interface KnownExchange {
  readonly exchange: HttpExchange;
  readonly epoch: number;
}

export const isWrite = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** When a request began. */
export interface Begin {
  readonly epoch: number;
}

/** Rules that only several exchanges show. What a write may have changed meanwhile is not compared. */
export class Memory {
  /** Changes when a write begins, and when it ends. */
  #epoch = 0;
  readonly #records = new Map<string, KnownExchange>();
  readonly #lists = new Map<string, KnownExchange>();
  readonly #pages = new Map<string, KnownExchange>();
  readonly #deleted = new Map<string, KnownExchange>();
  readonly #uploads = new Map<string, KnownExchange>();

  begin(isChange: boolean): Begin {
    if (isChange) this.#epoch += 1;
    return { epoch: this.#epoch };
  }

  end({ epoch }: Begin, exchange: HttpExchange): readonly Finding[] {
    const isAlone = epoch === this.#epoch;
    const before = epoch - 1;
    const isChange = isWrite(exchange.request.method);
    if (isChange) this.#epoch += 1;
    const { status } = exchange.response;
    // Without a body there is nothing to compare.
    if (exchange.request.method === 'HEAD') return [];
    if (!isAlone || (status >= 300 && status !== 404)) return [];
    return isChange ? this.#write(exchange, before) : this.#read(exchange);
  }

  #read(exchange: HttpExchange): readonly Finding[] {
    const { kind } = exchange.operation;
    if (kind === 'list') return this.#readList(exchange);
    if (kind === 'get') return this.#readRecord(exchange);
    return kind === 'download' ? this.#download(exchange) : [];
  }

  #toKnown(exchange: HttpExchange): KnownExchange {
    return { exchange, epoch: this.#epoch };
  }

  #findKnown(map: ReadonlyMap<string, KnownExchange>, key: string, epoch = this.#epoch): HttpExchange | undefined {
    const known = map.get(key);
    return known?.epoch === epoch ? known.exchange : undefined;
  }

  #readRecord(exchange: HttpExchange): readonly Finding[] {
    const { response, json, operation } = exchange;
    const key = getKey(exchange);
    const deleted = this.#deleted.get(key)?.exchange;
    if (response.status === 404) return deleted ? [{ rule: 'deleted' }] : [];
    if (!isJsonObject(json)) return [];
    if (deleted) return [{ rule: 'deleted', message: 'A deleted record is still there.', before: [deleted] }];
    const known = this.#findKnown(this.#records, key);
    this.#records.set(key, this.#toKnown(exchange));
    const findings: Finding[] = [...this.#findLeak(exchange)];
    if (known && known.request.method !== 'GET')
      findings.push(...compare('write-read-back', known, exchange, known.json));
    const list = this.#findKnown(this.#lists, getListKey(exchange, getCollectionPath({ path: getPath(exchange) })));
    const row = list && getRows(list)?.find(({ id }) => id === (json as Row).id);
    if (list && row && operation.kind === 'get') findings.push(...compare('list-and-record', list, exchange, row));
    return findings;
  }

  /** The same record in two administrations. */
  #findLeak(exchange: HttpExchange): readonly Finding[] {
    if (isShared(exchange)) return [];
    const tenant = getAdministrationId(exchange);
    const path = getPath(exchange);
    for (const { exchange: other } of this.#lists.values()) {
      if (getAdministrationId(other) === tenant || `${getPath(other)}/${String((exchange.json as Row).id)}` !== path)
        continue;
      const twin = getRows(other)?.find((row) => row.id === (exchange.json as Row).id);
      if (twin && isDeepStrictEqual(withoutMeta(twin), withoutMeta(exchange.json))) {
        return [{ rule: 'tenant-leak', message: 'A record of another administration is shown.', before: [other] }];
      }
    }
    return [];
  }

  #readList(exchange: HttpExchange): readonly Finding[] {
    const { operation, request } = exchange;
    const page = toPage(exchange);
    if (!page?.hasData) return [];
    const query = parseListRequest(operation, request.path);
    const key = getListKey(exchange, getPath(exchange));
    const known = this.#findKnown(this.#lists, key);
    const isWhole = query.isUnfiltered && query.page === 1 && page.meta.nextPage === null;
    if (isWhole) this.#lists.set(key, this.#toKnown(exchange));
    return [
      ...this.#findRepeated(exchange, page.rows),
      ...(known && query.parameters.groups.length === 0 ? findMissing(known, exchange, query) : []),
      ...(isWhole ? this.#findUnlisted(exchange, page.rows) : []),
      ...(isWhole ? this.#findForeign(exchange, page.rows) : []),
    ];
  }

  /** A record of the page before. */
  #findRepeated(exchange: HttpExchange, rows: readonly Row[]): readonly Finding[] {
    const url = new URL(exchange.request.path, 'http://localhost');
    const number = Number(url.searchParams.get('page') ?? 1);
    url.searchParams.delete('page');
    const key = (page: number): string => `${getListKey(exchange, url.pathname)} ${url.searchParams} ${page}`;
    const before = this.#findKnown(this.#pages, key(number - 1));
    this.#pages.set(key(number), this.#toKnown(exchange));
    const keys = new Set(before && getRows(before)?.map((row) => getRowKey(exchange, row)));
    const repeated = rows.find((row) => keys.has(getRowKey(exchange, row)));
    if (!before || !repeated) return before ? [{ rule: 'pages-overlap' }] : [];
    return [{ rule: 'pages-overlap', message: `A page repeats ${nameRow(repeated)}.`, before: [before] }];
  }

  /** A record that was created or read by itself, and that its list lacks. */
  #findUnlisted(exchange: HttpExchange, rows: readonly Row[]): readonly Finding[] {
    const start = `${getListKey(exchange, getPath(exchange))}/`;
    const ids = new Set(rows.map(({ id }) => String(id)));
    for (const [key, { exchange: known, epoch }] of this.#records) {
      const id = key.startsWith(start) ? key.slice(start.length) : undefined;
      if (id === undefined || epoch !== this.#epoch || id.includes('/') || known.operation.kind !== 'create') continue;
      if (ids.has(id)) return [{ rule: 'list-shows' }];
      return [{ rule: 'list-shows', message: `The list lacks the created record with id ${id}.`, before: [known] }];
    }
    return [];
  }

  /** A record that is in the list of another administration too. */
  #findForeign(exchange: HttpExchange, rows: readonly Row[]): readonly Finding[] {
    if (isShared(exchange)) return [];
    const tenant = getAdministrationId(exchange);
    for (const { exchange: other } of this.#lists.values()) {
      if (getPath(other) !== getPath(exchange) || getAdministrationId(other) === tenant) continue;
      const others = getRows(other) ?? [];
      const isSame = (a: Row, b: Row): boolean => a.id === b.id && isDeepStrictEqual(withoutMeta(a), withoutMeta(b));
      const leaked = rows.filter((row) => row.id !== undefined && others.some((twin) => isSame(twin, row)));
      // Two administrations can begin with the same records.
      if (leaked.length === 0 || leaked.length > rows.length / 2) continue;
      const message = `${nameRow(leaked[0] ?? {})} is in the lists of two administrations.`;
      return [{ rule: 'tenant-leak', message, before: [other] }];
    }
    return [];
  }

  #download(exchange: HttpExchange): readonly Finding[] {
    const upload = this.#uploads.get(getKey(exchange))?.exchange;
    if (!upload || exchange.response.status !== 200) return [];
    if (Buffer.from(upload.request.body ?? '').equals(exchange.response.body)) return [{ rule: 'pdf-bytes' }];
    return [{ rule: 'pdf-bytes', message: 'The PDF has other bytes than the one that was sent.', before: [upload] }];
  }

  #write(exchange: HttpExchange, epoch: number): readonly Finding[] {
    const { operation, json, response } = exchange;
    const key = getKey(exchange);
    const known = this.#findKnown(this.#records, key, epoch);
    if (response.status === 404) return [];
    if (operation.kind === 'delete') this.#deleted.set(key, this.#toKnown(exchange));
    if (operation.kind === 'create' || operation.kind === 'upload') {
      const created = `${key}/${String((json as Row | null)?.id)}`;
      this.#deleted.delete(created);
      (operation.kind === 'upload' ? this.#uploads : this.#records).set(created, this.#toKnown(exchange));
    }
    if (operation.kind !== 'replace' && operation.kind !== 'update') return [];
    this.#records.set(key, this.#toKnown(exchange));
    return known ? findKept(known, exchange) : [];
  }
}

const getPath = ({ request }: HttpExchange): string => toStoredPath(request.path.split('?')[0] ?? '');

/** A record or a list of an administration. */
const getKey = (exchange: HttpExchange): string => getListKey(exchange, getPath(exchange));

function getListKey({ request }: HttpExchange, path: string): string {
  const headers = request.headers.filter(([name]) => /^x-tenant-?id$/i.test(name)).map(([, value]) => value);
  return `${headers.join()} ${path.replace(/^.*(?=\/v1\/)/, '')}`;
}

/** Whether records are the same in every administration. */
const isShared = ({ operation }: HttpExchange): boolean => resources.get(operation.resource)?.isShared === true;
