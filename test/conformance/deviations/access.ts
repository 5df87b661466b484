import { demoToken } from '../../../mocks/seed/demo-access.ts';
import { list, record } from './debtors.ts';
import {
  changeJson,
  changeResponse,
  type DeviationOfDebtors,
  expectListRule,
  expectRule,
  expectWriteRule,
  getJson,
  handle,
  type Json,
  sendInstead,
  withJson,
} from './deviation.ts';

const only = ['getDebtor'];
const token = `Bearer ${demoToken}`;
const recordWithStatus = (status: number) => ({ ...record, status });

/** Responses to users without access, and wrong error responses. */
export const access: readonly DeviationOfDebtors[] = [
  {
    name: 'a record of another administration is shown',
    handler: handle(record, async (request, forward) => {
      const response = await forward(request);
      if (response.status !== 404) return response;
      const other = await forward({ ...request, headers: { ...request.headers, 'x-tenant-id': '2' } });
      if (other.status !== 200) return response;
      const body = getJson(other);
      return withJson(other, { ...body, _meta: { ...(body._meta as Json), administrationId: 1 } });
    }),
    ...expectRule('tenant-leak', only, 'data-belongs-to-administration'),
  },
  {
    name: 'an unknown administration is treated as the default one',
    handler: handle(list, async (request, forward) => {
      const response = await forward(request);
      const { 'x-tenant-id': _, ...headers } = request.headers;
      return response.status === 403 ? forward({ ...request, headers }) : response;
    }),
    ...expectListRule('unknown-administration', 'user-has-administrations'),
  },
  {
    name: 'no token is needed',
    handler: handle(record, (request, forward) =>
      forward(
        request.headers.authorization ? request : { ...request, headers: { ...request.headers, authorization: token } },
      ),
    ),
    ...expectRule('no-token', only, 'bearer-on-every-request'),
  },
  {
    name: 'any token is accepted',
    handler: handle(record, (request, forward) =>
      forward(
        request.headers.authorization ? { ...request, headers: { ...request.headers, authorization: token } } : request,
      ),
    ),
    ...expectRule('wrong-token', only, 'bearer-on-every-request'),
  },
  {
    name: 'an unknown identifier returns some record',
    handler: handle(record, async (request, forward) => {
      const response = await forward(request);
      return response.status === 404 ? sendInstead(request, forward, { path: '/v1/debtors/1' }) : response;
    }),
    ...expectRule('unknown-record', only, 'not-found'),
  },
  {
    name: 'an unknown identifier returns null',
    handler: changeResponse(recordWithStatus(404), (response) =>
      withJson(
        { ...response, status: 200, headers: { ...response.headers, 'content-type': 'application/json' } },
        null,
      ),
    ),
    ...expectRule('unknown-record', only, 'not-found'),
  },
  {
    name: 'an unsupported method is handled as GET',
    handler: async (request, forward) => {
      const response = await forward(request);
      return response.status === 405 ? sendInstead(request, forward, { method: 'GET' }) : response;
    },
    ...expectWriteRule('method', ['getCountry']),
  },
  {
    name: 'Allow is missing for an unsupported method',
    handler: async (request, forward) => {
      const { headers, ...response } = await forward(request);
      const { allow: _, ...others } = { allow: '', ...headers };
      return { ...response, headers: others };
    },
    ...expectWriteRule('allow-header', ['getCountry'], 'method-not-allowed'),
  },
  {
    name: 'an unsupported Accept is ignored',
    handler: handle(list, async (request, forward) => {
      const response = await forward(request);
      return response.status === 406
        ? forward({ ...request, headers: { ...request.headers, accept: '*/*' } })
        : response;
    }),
    ...expectListRule('not-acceptable', 'not-acceptable'),
  },
  {
    name: 'messages are in the wrong language',
    handler: handle(list, async (request, forward) => {
      const response = await forward({ ...request, headers: { ...request.headers, 'accept-language': 'nl' } });
      const headers = response.headers['content-language'] ? { 'content-language': 'en' } : {};
      return { ...response, headers: { ...response.headers, ...headers } };
    }),
    ...expectListRule('language', 'errors-language', 'accept-language-decides-messages'),
  },
  {
    name: 'Content-Language names the wrong language',
    handler: handle(list, async (request, forward) => {
      const response = await forward(request);
      const headers = response.headers['content-language'] ? { 'content-language': 'nl' } : {};
      return { ...response, headers: { ...response.headers, ...headers } };
    }),
    ...expectListRule('content-language', 'content-language'),
  },
  {
    name: 'an error shows a stack trace',
    handler: changeJson(recordWithStatus(404), (body) => ({
      ...body,
      detail: `${body.detail}\n    at findDebtor (/srv/api/dist/debtors.js:41:11)`,
    })),
    ...expectRule('disclosed-internals', only, 'errors-disclose-nothing'),
  },
  {
    name: 'an error shows a file path',
    handler: changeJson(recordWithStatus(404), (body) => ({
      ...body,
      detail: `${body.detail} See /var/www/api/debtors.php.`,
    })),
    ...expectRule('disclosed-internals', only, 'errors-disclose-nothing'),
  },
  {
    name: 'a response repeats the token',
    handler: handle(record, async (request, forward) => {
      const response = await forward(request);
      if (response.status !== 401 || !request.headers.authorization) return response;
      const body = getJson(response);
      return withJson(response, { ...body, detail: `${body.detail} ${request.headers.authorization}` });
    }),
    only,
    rules: ['disclosed-secret'],
  },
  {
    name: 'an unknown parameter is ignored',
    handler: handle(list, async (request, forward) => {
      const response = await forward(request);
      return response.status === 400 ? sendInstead(request, forward, { path: list.path }) : response;
    }),
    ...expectListRule('invalid-parameter', 'unknown-parameters-rejected'),
  },
];
