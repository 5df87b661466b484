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

  /** Adds the identifiers of records, and of their lines. */
  addFrom(path: string, rows: readonly Row[]): void {
    for (const row of rows) this.#addRow(path, row);
  }

  #addRow(path: string, { id, ArticleSku, lines = [] }: Row): void {
    const resource = getStoredResource(path);
    if (typeof id !== 'number') return;
    this.add(resource, 'id', id);
    if (ArticleSku !== undefined && resource === 'articles') this.add(resource, 'ArticleSku', ArticleSku);
    if (resource.includes('/')) this.add(resource, 'path', getRecordPath(path, id));
    for (const line of lines) this.add(`${resource}/lines`, 'path', `/v1/${resource}/${id}/lines/${line.id}`);
  }
}

interface Row {
  readonly id?: number;
  readonly ArticleSku?: string;
  readonly lines?: readonly { readonly id: number }[];
}

/** The path of a record below another, from its own path or its list's. */
function getRecordPath(path: string, id: number): string {
  const [pathname = ''] = path.split('?');
  return pathname.endsWith(`/${id}`) && /\/\d+\/\w+\/\d+$/.test(pathname) ? pathname : `${pathname}/${id}`;
}
