/** Values that records have, to refer to and to ask for. They are taken from answers. */
export class Pools {
  #values = new Map<string, unknown[]>();

  /** Values of a field of a resource, by the resource's name in lower case: `salestypes`, `ArticleSku`. */
  values(resource: string, field: string): readonly unknown[] {
    return this.#values.get(`${resource.toLowerCase()} ${field}`) ?? [];
  }

  add(resource: string, field: string, value: unknown): void {
    const key = `${resource.toLowerCase()} ${field}`;
    const values = this.#values.get(key) ?? [];
    // The oldest are forgotten, so that what was deleted is not asked for for ever.
    this.#values.set(key, [...values.filter((one) => one !== value), value].slice(-60));
  }

  /** Keeps what is known now. What it returns goes back to that, and returns what goes forth again. */
  keep(): () => () => void {
    const kept = new Map(this.#values);
    return () => {
      const later = this.#values;
      this.#values = kept;
      return () => {
        this.#values = later;
      };
    };
  }

  /** Takes in the identifiers of an answer at a path, a list, a record or a document with its lines. */
  harvest(path: string, body: unknown): void {
    const { _data: rows = [body] } = (body ?? {}) as { _data?: unknown[] };
    for (const row of Array.isArray(rows) ? rows : []) this.#learn(path, (row ?? {}) as Row);
  }

  #learn(path: string, { id, ArticleSku, lines = [] }: Row): void {
    if (typeof id !== 'number') return;
    const resource = resourceAt(path);
    this.add(resource, 'id', id);
    if (ArticleSku !== undefined && resource === 'articles') this.add(resource, 'ArticleSku', ArticleSku);
    if (resource.includes('/')) this.add(resource, 'path', memberPath(path, id));
    for (const line of lines) this.add(`${resource}/lines`, 'path', `/v1/${resource}/${id}/lines/${line.id}`);
  }
}

/** What identifiers are found in. */
interface Row {
  readonly id?: number;
  readonly ArticleSku?: string;
  readonly lines?: readonly { readonly id: number }[];
}

/** Path of a record below another, from its own path or that of its list. */
function memberPath(path: string, id: number): string {
  const [own = ''] = path.split('?');
  return own.endsWith(`/${id}`) && /\/\d+\/\w+\/\d+$/.test(own) ? own : `${own}/${id}`;
}

/** The resource of a path, without its identifiers and with the documents of a view: `salesinvoices/lines`. */
export function resourceAt(path: string): string {
  const segments = (path.split('?')[0] ?? '').toLowerCase().split('/').slice(2);
  const names = segments.filter((segment) => segment !== '' && !/^(\{.*\}|\d+)$/.test(segment));
  return names
    .join('/')
    .replace(/^salesorderwithlines/, 'salesorders')
    .replace(/withlines/, '');
}
