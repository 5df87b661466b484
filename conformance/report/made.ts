import type { Exchange } from '../exchange.ts';

/** What a server was seen to create and not to remove: for somebody who does not wait for the end of a run. */
export class Made {
  readonly #paths = new Set<string>();

  get paths(): readonly string[] {
    return [...this.#paths];
  }

  note({ operation, request, reply }: Exchange): void {
    const path = request.path.split('?')[0] ?? '';
    if (request.method === 'POST' && operation.kind === 'create' && reply.status === 201) {
      const id = URL.parse(reply.headers.location ?? '', 'http://localhost')
        ?.pathname.split('/')
        .at(-1);
      this.#paths.add(`${path}/${id}`);
    }
    if (request.method === 'DELETE' && (reply.status === 204 || reply.status === 404)) this.#forget(path);
  }

  /** With a record goes what lies under it. */
  #forget(path: string): void {
    for (const known of this.#paths) if (known === path || known.startsWith(`${path}/`)) this.#paths.delete(known);
  }
}
