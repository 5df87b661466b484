import { call, getBaseUrl } from './call.js';
import { getRequestUrl } from './request.js';
import { checkSettings } from './settings.js';
/**
 * Creates a connection. It sends no request.
 *
 * @example
 * const connection = connect({ baseUrl: 'http://localhost:4010', token: 'sandbox-demo-token', tenant: 1 });
 * const debtors = await listDebtors(connection, { pageSize: 25 });
 *
 * @throws TypeError when a setting is invalid.
 */
export function connect(settings) {
  const checked = checkSettings(settings);
  const { baseUrl, authUrl, tenant, language } = checked;
  return Object.freeze({
    baseUrl,
    authUrl,
    tenant,
    language,
    with: (changes) => connect({ ...checked, ...changes }),
    // The type of a response is known from the contract only; this is the single place that asserts it.
    call: (request, options = {}) => call(checked, request, options),
    url: (request) => getRequestUrl(getBaseUrl(checked, request), request),
  });
}
