import { type Namespaces, namespaces } from '../generated/client/src/namespaces.ts';
import { type ClientCore, createClientCore } from './runtime/client-core.ts';
import type { ClientOptions } from './runtime/client-options.ts';
import { type DeprecationOptions, warnOnDeprecation } from './runtime/deprecation.ts';

/** A client with all operations of the API, by resource: `client.debtors.list()`. */
export interface Client extends ClientCore, Namespaces {
  /** Returns a copy for another administration or another language. */
  with(changes: Pick<ClientOptions, 'tenant' | 'language'>): Client;
}

export interface CreateClientOptions extends ClientOptions, DeprecationOptions {}

/**
 * Creates a client. It sends no request.
 *
 * It holds the code of all operations. A page for which every byte counts uses `createClientCore` and functions such as
 * `listDebtors`, of which a bundler keeps those that are called.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://localhost:4010', token: 'sandbox-demo-token', tenant: 1 });
 * const { _data } = await client.debtors.list({ name: 'Acme', pageSize: 25 });
 *
 * @throws TypeError when an option is invalid.
 */
export const createClient = ({ onDeprecation, ...options }: CreateClientOptions): Client =>
  addNamespaces(
    createClientCore({ ...options, middleware: [...(options.middleware ?? []), warnOnDeprecation({ onDeprecation })] }),
  );

function addNamespaces(core: ClientCore): Client {
  const client = { ...core, with: (changes: Parameters<Client['with']>[0]) => addNamespaces(core.with(changes)) };
  for (const [name, create] of Object.entries(namespaces)) {
    let created: unknown;
    Object.defineProperty(client, name, {
      enumerable: true,
      // Created on first use: a program calls few of them.
      get() {
        created ??= create(core);
        return created;
      },
    });
  }
  return Object.freeze(client) as Client;
}
