import { addressOf, call } from './call.js';
import { requestUrl } from './request.js';
import { checkSettings } from './settings.js';
/**
 * Makes a connection. It sends nothing yet.
 *
 * @example
 * const connection = connect({ baseUrl: 'http://localhost:4010', token: 'sandbox-demo-token', tenant: 1 });
 * const debtors = await listDebtors(connection, { pageSize: 25 });
 *
 * @throws TypeError when a setting cannot work.
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
    // What an operation answers is known from the contract alone: it is claimed here, and nowhere else.
    call: (request, options = {}) => call(checked, request, options),
    url: (request) => requestUrl(addressOf(checked, request), request),
  });
}
