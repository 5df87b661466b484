/** Values that records have, to refer to and to ask for. They are taken from answers. */
export class Pools {
  readonly #values = new Map<string, unknown[]>();

  /** Values of a field of a resource, by the resource's name in lower case: `salestypes`, `ArticleSku`. */
  values(resource: string, field = 'id'): readonly unknown[] {
    return this.#values.get(`${resource.toLowerCase()} ${field}`) ?? [];
  }

  add(resource: string, field: string, value: unknown): void {
    const key = `${resource.toLowerCase()} ${field}`;
    const values = this.#values.get(key) ?? [];
    // The oldest are forgotten, so that what was deleted is not asked for for ever.
    this.#values.set(key, [...values.filter((one) => one !== value), value].slice(-60));
  }

  /** Takes in the identifiers of an answer at a path: `/v1/debtors/1/mandates` holds records of `debtors/mandates`. */
  harvest(path: string, body: unknown): void {
    const { _data: rows = [body] } = (body ?? {}) as { _data?: unknown[] };
    for (const row of Array.isArray(rows) ? rows : []) {
      const { id, ArticleSku, lines } = (row ?? {}) as Record<string, unknown>;
      const resource = resourceAt(path);
      if (typeof id === 'number') this.add(resource, 'id', id);
      if (typeof ArticleSku === 'string' && resource === 'articles') this.add(resource, 'ArticleSku', ArticleSku);
      for (const line of Array.isArray(lines) ? lines : []) this.add(`${resource}/lines`, 'id', (line as { id: number }).id);
    }
  }
}

/** The resource of a path, without its identifiers and with the documents of a view: `salesinvoices/lines`. */
export function resourceAt(path: string): string {
  const segments = (path.split('?')[0] ?? '').toLowerCase().split('/').slice(2);
  const names = segments.filter((segment) => segment !== '' && !/^(\{.*\}|\d+)$/.test(segment));
  return names.join('/').replace(/^salesorderwithlines/, 'salesorders').replace(/withlines/, '');
}
