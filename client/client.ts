import { foundIn, type Namespaces, namespaces } from '../generated/client/src/namespaces.ts';
import { type AnyOperation, type ClientCore, createClientCore } from './runtime/client-core.ts';
import type { ClientOptions } from './runtime/client-options.ts';
import { type AnyList, iterateRecords } from './runtime/pages.ts';

/** A client with all operations of the API, by resource: `client.debtors.list()`. */
export interface Client extends ClientCore, Namespaces {
  /** Returns a copy for another administration or another language. */
  with(changes: Pick<ClientOptions, 'tenant' | 'language'>): Client;
}

/**
 * Creates a client, without sending a request.
 *
 * It contains the code of all operations. Where every byte counts, use `createClientCore` and functions such as `listDebtors`: a
 * bundler keeps only those that are called.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://localhost:4010', token: 'sandbox-demo-token', tenant: 1 });
 * const { _data } = await client.debtors.list({ name: 'Acme', pageSize: 25 });
 *
 * @throws TypeError when an option is invalid.
 */
export const createClient = (options: ClientOptions): Client => addNamespaces(createClientCore(options));

function addNamespaces(core: ClientCore): Client {
  const client: object = {
    ...core,
    with: (changes: Parameters<Client['with']>[0]) => addNamespaces(core.with(changes)),
  };
  for (const [name, operations] of Object.entries(namespaces)) {
    let created: unknown;
    Object.defineProperty(client, name, {
      enumerable: true,
      // Created on first use: a program calls few of them.
      get() {
        const places = foundIn[name];
        created ??= {
          ...bindOperations(operations, core),
          ...(places && { foundIn: { ...places, lists: bindOperations(places.lists, core) } }),
        };
        return created;
      },
    });
  }
  return Object.freeze(client) as Client;
}

/** Binds the functions of a namespace to a client, and adds reading lists record by record. */
function bindOperations(operations: Readonly<Record<string, AnyOperation>>, core: ClientCore): object {
  const bound: Record<string, (...args: never[]) => unknown> = {};
  for (const [name, operation] of Object.entries(operations)) {
    bound[name] = (...args) => operation(core, ...args);
    if (name === 'list') bound.listAll = (...args) => iterateRecords(operation as AnyList, core, args);
  }
  return bound;
}
