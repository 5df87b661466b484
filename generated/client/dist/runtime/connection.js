import { readAnswer } from './answer.js';
import { secretsOf } from './redact.js';
import { requestBody, requestUrl } from './request.js';
import { send } from './send.js';
import { checkSettings, currentToken } from './settings.js';
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
async function call(settings, request, options) {
  options.signal?.throwIfAborted();
  const url = requestUrl(addressOf(settings, request), request);
  const content = requestBody(request);
  const token = request.service ? undefined : await currentToken(settings);
  const secrets = secretsOf(token, request.form);
  const received = await send({
    operation: request.operation,
    url,
    init: {
      method: request.method,
      headers: {
        Accept: `${request.answers === 'pdf' ? 'application/pdf' : 'application/json'}, application/problem+json`,
        ...(content && { 'Content-Type': content.contentType }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(!request.service &&
          choiceHeaders(options.tenant ?? settings.tenant, options.language ?? settings.language)),
      },
      ...(content && { body: content.body }),
    },
    isDocument: request.answers === 'pdf',
    fetch: settings.fetch ?? globalThis.fetch,
    timeout: settings.timeout,
    signal: options.signal,
    secrets,
  });
  return readAnswer(request, received, secrets);
}
const addressOf = ({ baseUrl, authUrl }, { service }) => (service === 'authorization' ? authUrl : baseUrl);
function choiceHeaders(tenant, language) {
  return {
    ...(tenant !== undefined && { 'X-Tenant-Id': String(tenant) }),
    ...(language !== undefined && { 'Accept-Language': language }),
  };
}
