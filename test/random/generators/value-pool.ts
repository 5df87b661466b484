import { getStoredResource } from '../../../conformance/contract.ts';

export class ValuePool {
  readonly #values = new Map<string, readonly unknown[]>();

  /** Values of a field of a resource: `salestypes`, `id`. */
  getValues(resource: string, field: string): readonly unknown[] {
    return this.#values.get(`${resource.toLowerCase()} ${field}`) ?? [];
  }

  /** The oldest values are dropped, because their records may be deleted. */
  add(resource: string, field: string, value: unknown): void {
    const others = this.getValues(resource, field).filter((known) => known !== value);
    this.#values.set(`${resource.toLowerCase()} ${field}`, [...others, value].slice(-60));
  }

  /** Adds the identifiers of a response: a list, a record or a document with its lines, or tokens. */
  addFrom(path: string, body: unknown, isCreated = false): void {
    const { _data: rows = [body] } = (body ?? {}) as { _data?: unknown };
    for (const row of Array.isArray(rows) ? rows : []) this.#addRow(path, (row ?? {}) as Row, isCreated);
  }

  #addRow(path: string, { id, ArticleSku, lines = [], refresh_token }: Row, isCreated: boolean): void {
    const resource = getStoredResource(path);
    if (refresh_token !== undefined) this.add('tokens', 'refresh_token', refresh_token);
    if (typeof id !== 'number') return;
    this.add(resource, 'id', id);
    if (isCreated) this.add(resource, 'created', id);
    if (ArticleSku !== undefined && resource === 'articles') this.add(resource, 'ArticleSku', ArticleSku);
    if (resource.includes('/')) this.add(resource, 'path', getRecordPath(path, id));
    for (const line of lines) this.add(`${resource}/lines`, 'path', `/v1/${resource}/${id}/lines/${line.id}`);
  }
}

interface Row {
  readonly id?: number;
  readonly ArticleSku?: string;
  readonly refresh_token?: string;
  readonly lines?: readonly { readonly id: number }[];
}

/** The path of a record below another, from its own path or that of its list. */
function getRecordPath(path: string, id: number): string {
  const [pathname = ''] = path.split('?');
  return pathname.endsWith(`/${id}`) && /\/\d+\/\w+\/\d+$/.test(pathname) ? pathname : `${pathname}/${id}`;
}
