import type { ProxyHandler, ProxyRequest } from '../proxy.ts';
import {
  breaks,
  changeJson,
  changeRows,
  combine,
  type Deviations,
  emptyReply,
  getJson,
  handle,
  type Json,
  parseJson,
  toGet,
  withHeaders,
  withJson,
} from './deviation.ts';

const replaceLast = (text: string): string => `${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}`;
const changeName = (body: Json): Json =>
  typeof body.name === 'string' ? { ...body, name: replaceLast(body.name) } : body;

/** Creates a valid debtor instead of another, with texts of it. */
function toValid(request: ProxyRequest): ProxyRequest {
  const sent = Object.entries(parseJson(request) ?? {}).filter(
    ([field, value]) =>
      ['name', 'contactName', 'remark'].includes(field) && typeof value === 'string' && /^.{1,50}$/s.test(value),
  );
  const headers = { accept: undefined, 'content-type': 'application/json' };
  const valid = { name: 'Bakkerij Zonnestraal', debtorKindId: 1, ...Object.fromEntries(sent) };
  return withJson(withHeaders(request, headers), valid);
}

/** Says that a record was deleted. */
export const keepRecord: ProxyHandler = async (request, forward) =>
  (await forward(toGet(request))).status === 200 ? emptyReply(204) : forward(request);

/** Writes with a wrong effect, and invalid requests that are accepted. */
export const writes: Deviations = {
  'Location leads nowhere': breaks('createDebtor', 'location: create-location').response((response) =>
    withHeaders(response, { location: `${response.headers.location}999` }),
  ),
  'what is created is not what was sent': breaks('createDebtor', 'created-as-sent: create-operation').body(changeName),
  'one POST creates two records': breaks('createDebtor', 'created-once: create-operation').response(
    async (response, request, forward) => {
      const { number: _, ...body } = parseJson(request) ?? {};
      await forward(withJson(request, body));
      return response;
    },
  ),
  'what is replaced is not what was sent': breaks('replaceDebtor', 'replaced-as-sent: replace-operation').body(
    changeName,
  ),
  'what is changed is not what was sent': breaks('updateDebtor', 'updated-as-sent: update-operation').body(changeName),
  'invalid data gets 422': breaks(
    'createDebtor 400',
    'validation-status: validation-error-status, writes-return-400',
  ).status(422),
  'PATCH resets the fields that are not sent': breaks('updateDebtor', 'patch-keeps: patch-keeps-other-fields').response(
    (response, request, forward) => {
      const { id, _meta, name, debtorKindId, number, ...others } = getJson(response);
      const reset = Object.fromEntries(Object.keys(others).map((field) => [field, null]));
      return forward(withJson(request, { ...reset, ...parseJson(request) }));
    },
  ),
  'PUT keeps the fields that are left out': breaks('replaceDebtor', 'put-replaces: put-replaces').handle(
    async (request, forward) => {
      const body = parseJson(request);
      const before = await forward(toGet(request));
      const isValid = body?.name !== undefined && body.debtorKindId !== undefined;
      if (before.status !== 200 || !isValid) return forward(request);
      const { id, _meta, ...kept } = getJson(before);
      return forward(withJson(request, { ...kept, ...body }));
    },
  ),
  'PUT gives a record another number': breaks('replaceDebtor', 'put-keeps-identifiers').everywhere(changeNumber()),
  'DELETE does not delete': breaks('deleteDebtor', 'deleted: delete-operation').handle(keepRecord),
  'an invalid body is accepted': breaks(
    'createDebtor 400',
    'invalid-body: fields-of-writes, unknown-fields-rejected',
  ).instead(toValid),
  'a field of the wrong type is ignored': breaks(
    'updateDebtor 400',
    'invalid-body: fields-of-writes, unknown-fields-rejected',
  ).instead((request) => withJson(request, { remark: null })),
  'a body of another media type is accepted': breaks(
    'createDebtor 415',
    'unsupported-media-type: unsupported-media-type',
  ).instead(toValid),
  'a body that is too large is accepted': breaks('createDebtor 413', 'body-size: body-limit').instead(toValid),
  'a validation error names the wrong field': breaks('createDebtor 400', 'errors: errors-keys, errors-values').json(
    (body) => ({ ...body, errors: { other: ['This is wrong.'] } }),
  ),
  'a rejected request is stored': breaks(
    'createDebtor 400, listDebtors',
    'stored: writes-return-400, writes-are-whole',
  ).response(async (response, request, forward) => {
    await forward(toValid(request));
    return response;
  }),
  'a rejected change is stored': breaks('updateDebtor 400', 'stored: writes-return-400, writes-are-whole').response(
    async (response, request, forward) => {
      await forward(withJson(request, { remark: 'changed' }));
      return response;
    },
  ),
  'a list does not show what was created': breaks('createDebtor, listDebtors', 'list-shows').everywhere(hideCreated()),
  'a PDF is returned with other bytes': breaks('downloadInboxFile, uploadInboxFile', 'pdf-bytes: pdf-body').response(
    (response) => ({ ...response, body: Buffer.concat([response.body, Buffer.from('\n%')]) }),
  ),
};

/** Shows another number of a debtor after PUT. */
function changeNumber(): ProxyHandler {
  const replaced = new Set<string>();
  const remember: ProxyHandler = async (request, forward) => {
    const response = await forward(request);
    if (request.method === 'PUT' && response.status === 200) replaced.add(request.path);
    if (response.status !== 200 || !replaced.has(request.path)) return response;
    return withJson(response, { ...getJson<Json>(response), number: '99999' });
  };
  return combine(handle('replaceDebtor', remember), handle('getDebtor', remember));
}

/** Leaves new records out of the list of debtors. */
function hideCreated(): ProxyHandler {
  const hidden = new Set<unknown>();
  const remember = changeJson('createDebtor', (body) => {
    hidden.add(body.id);
    return body;
  });
  return combine(
    remember,
    changeRows('listDebtors', (rows) => rows.filter(({ id }) => !hidden.has(id))),
  );
}
