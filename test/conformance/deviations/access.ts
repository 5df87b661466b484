import { demoToken } from '../../../mocks/seed/demo-access.ts';
import type { ProxyHandler, ProxyResponse } from '../proxy.ts';
import { breaks, type Deviations, getJson, type Json, toGet, withHeaders, withJson } from './deviation.ts';

const authorization = `Bearer ${demoToken}`;

/** Shows a record of the second administration as one of the first. */
export const showForeign: ProxyHandler = async (request, forward) => {
  const response = await forward(request);
  if (response.status !== 404) return response;
  const other = await forward(withHeaders(request, { 'x-tenant-id': '2' }));
  if (other.status !== 200) return response;
  const body = getJson(other);
  return withJson(other, { ...body, _meta: { ...(body._meta as Json), administrationId: 1 } });
};

const nameLanguage = (response: ProxyResponse, language: string): ProxyResponse =>
  'content-language' in response.headers ? withHeaders(response, { 'content-language': language }) : response;

/** Responses to users without access, and wrong error responses. */
export const access: Deviations = {
  'a record of another administration is shown': breaks(
    'getDebtor',
    'tenant-leak: data-belongs-to-administration',
  ).handle(showForeign),
  'an unknown administration is treated as the default one': breaks(
    'listDebtors 403',
    'unknown-administration: user-has-administrations',
  ).instead((request) => withHeaders(request, { 'x-tenant-id': undefined })),
  'no token is needed': breaks('getDebtor', 'no-token: bearer-on-every-request').request((request) =>
    withHeaders(request, { authorization, ...request.headers }),
  ),
  'any token is accepted': breaks('getDebtor', 'wrong-token: bearer-on-every-request').request((request) =>
    request.headers.authorization ? withHeaders(request, { authorization }) : request,
  ),
  'an unknown identifier returns some record': breaks('getDebtor 404', 'unknown-record: not-found').instead(
    (request) => ({ ...request, path: '/v1/debtors/1' }),
  ),
  'an unknown identifier returns null': breaks('getDebtor 404', 'unknown-record: not-found').response((response) =>
    withJson(withHeaders({ ...response, status: 200 }, { 'content-type': 'application/json' }), null),
  ),
  'an unsupported method is handled as GET': breaks('getCountry', 'method').everywhere(async (request, forward) => {
    const response = await forward(request);
    return response.status === 405 ? forward(toGet(request)) : response;
  }),
  'Allow is missing for an unsupported method': breaks('getCountry', 'allow-header: method-not-allowed').everywhere(
    async (request, forward) => withHeaders(await forward(request), { allow: undefined }),
  ),
  'an unsupported Accept is ignored': breaks('listDebtors 406', 'not-acceptable: not-acceptable').instead((request) =>
    withHeaders(request, { accept: '*/*' }),
  ),
  'messages are in the wrong language': breaks(
    'listDebtors',
    'language: errors-language, accept-language-decides-messages',
  ).handle(async (request, forward) =>
    nameLanguage(await forward(withHeaders(request, { 'accept-language': 'nl' })), 'en'),
  ),
  'Content-Language names the wrong language': breaks('listDebtors', 'content-language: content-language').handle(
    async (request, forward) => nameLanguage(await forward(request), 'nl'),
  ),
  ...Object.fromEntries(
    [
      ['a stack trace', '\n    at findDebtor (/srv/api/dist/debtors.js:41:11)'],
      ['a file path', ' See /var/www/api/debtors.php.'],
    ].map(([what, text]) => [
      `an error shows ${what}`,
      breaks('getDebtor 404', 'disclosed-internals: errors-disclose-nothing').json((body) => ({
        ...body,
        detail: `${body.detail}${text}`,
      })),
    ]),
  ),
  'a response repeats the token': breaks('getDebtor 401', 'disclosed-secret').json((body, { headers }) => ({
    ...body,
    detail: `${body.detail} ${headers.authorization}`,
  })),
  'an unknown parameter is ignored': breaks(
    'listDebtors 400',
    'invalid-parameter: unknown-parameters-rejected',
  ).instead((request) => ({ ...request, path: '/v1/debtors' })),
};
