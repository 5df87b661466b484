import { type CallOptions } from './call.js';
import { type ApiRequest } from './request.js';
import { type ConnectionSettings } from './settings.js';
/**
 * The way to the platform, for one user. It is the first argument of every operation. It never changes, so many can
 * be used side by side; it doesn't show its token.
 */
export interface Connection {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly tenant: number | undefined;
  readonly language: string | undefined;
  /** A connection like this one for another administration or in another language. */
  with(changes: Pick<ConnectionSettings, 'tenant' | 'language'>): Connection;
  /**
   * Makes a call. The functions of the operations use it; they say which `Answer` the contract promises.
   *
   * @throws CallError, one of its kinds, when the call does not succeed.
   */
  call<Answer>(request: ApiRequest, options?: CallOptions): Promise<Answer>;
  /** The URL of a call, for a page that is opened in a browser. */
  url(request: ApiRequest): string;
}
/**
 * Makes a connection. It sends nothing yet.
 *
 * @example
 * const connection = connect({ baseUrl: 'http://localhost:4010', token: 'sandbox-demo-token', tenant: 1 });
 * const debtors = await listDebtors(connection, { pageSize: 25 });
 *
 * @throws TypeError when a setting cannot work.
 */
export declare function connect(settings: ConnectionSettings): Connection;
