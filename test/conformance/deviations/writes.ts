import type { ProxyHandler } from '../proxy.ts';
import {
  change,
  createDebtor,
  creation,
  getWritable,
  list,
  readCurrent,
  record,
  removal,
  replacement,
} from './debtors.ts';
import {
  changeJson,
  changeResponse,
  combine,
  type Deviation,
  expectRule,
  getJson,
  handle,
  type Json,
  type ListBody,
  parseJson,
  withJson,
} from './deviation.ts';

/** The operations that most checks of debtors need. */
const debtors = ['createDebtor', 'getDebtor'];

const replaceLast = (text: string): string => `${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}`;
const changeName: ProxyHandler = (request, forward) => {
  const body = parseJson(request);
  return forward(
    typeof body?.name === 'string' ? withJson(request, { ...body, name: replaceLast(body.name) }) : request,
  );
};
const toBytes = (body: Json): Buffer => Buffer.from(JSON.stringify(body));

/** Writes with a wrong effect, and invalid requests that are accepted. */
export const writes: readonly Deviation[] = [
  {
    name: 'Location leads nowhere',
    handler: changeResponse(creation, (response) => ({
      ...response,
      headers: { ...response.headers, location: `${response.headers.location}999` },
    })),
    ...expectRule('location', debtors, 'create-location'),
  },
  {
    name: 'what is created is not what was sent',
    handler: handle(creation, changeName),
    ...expectRule('created-as-sent', ['createDebtor'], 'create-operation'),
  },
  {
    name: 'one POST creates two records',
    handler: handle(creation, async (request, forward) => {
      const response = await forward(request);
      const { number: _, ...body } = parseJson(request) ?? {};
      if (response.status === 201) await forward(withJson(request, body));
      return response;
    }),
    ...expectRule('created-once', debtors, 'create-operation'),
  },
  {
    name: 'what is replaced is not what was sent',
    handler: handle(replacement, changeName),
    ...expectRule('replaced-as-sent', [...debtors, 'replaceDebtor'], 'replace-operation'),
  },
  {
    name: 'what is changed is not what was sent',
    handler: handle(change, changeName),
    ...expectRule('updated-as-sent', [...debtors, 'updateDebtor'], 'update-operation'),
  },
  {
    name: 'invalid data gets 422',
    handler: changeResponse({ ...creation, status: 400 }, (response) => ({ ...response, status: 422 })),
    ...expectRule('validation-status', ['createDebtor'], 'validation-error-status', 'writes-return-400'),
  },
  {
    name: 'PATCH resets the fields that are not sent',
    handler: handle(change, async (request, forward) => {
      const response = await forward(request);
      if (response.status !== 200) return response;
      const { name, debtorKindId, number, ...others } = getWritable(getJson(response));
      const reset = Object.fromEntries(Object.keys(others).map((field) => [field, null]));
      return forward(withJson(request, { ...reset, ...parseJson(request) }));
    }),
    ...expectRule('patch-keeps', [...debtors, 'updateDebtor'], 'patch-keeps-other-fields'),
  },
  {
    name: 'PUT keeps the fields that are left out',
    handler: handle(replacement, async (request, forward) => {
      const body = parseJson(request);
      const before = await readCurrent(request, forward);
      if (!before || body?.name === undefined || body.debtorKindId === undefined) return forward(request);
      return forward(withJson(request, { ...getWritable(before), ...body }));
    }),
    ...expectRule('put-replaces', [...debtors, 'replaceDebtor'], 'put-replaces'),
  },
  {
    name: 'PUT gives a record another number',
    handler: changeNumber(),
    ...expectRule('put-keeps-identifiers', [...debtors, 'replaceDebtor']),
  },
  {
    name: 'DELETE does not delete',
    handler: handle(removal, async (request, forward) => {
      const before = await forward({ ...request, method: 'GET' });
      const exists = before.status === 200;
      return exists ? { status: 204, headers: {}, body: Buffer.alloc(0) } : forward(request);
    }),
    ...expectRule('deleted', [...debtors, 'deleteDebtor'], 'delete-operation'),
  },
  {
    name: 'an invalid body is accepted',
    handler: handle(creation, async (request, forward) => {
      const response = await forward(request);
      return response.status === 400 ? createDebtor(request, forward) : response;
    }),
    ...expectRule('invalid-body', ['createDebtor'], 'fields-of-writes', 'unknown-fields-rejected'),
  },
  {
    name: 'a field of the wrong type is ignored',
    handler: handle(change, async (request, forward) => {
      const response = await forward(request);
      return response.status === 400 ? forward({ ...request, body: toBytes({ remark: null }) }) : response;
    }),
    ...expectRule('invalid-body', [...debtors, 'updateDebtor'], 'fields-of-writes', 'unknown-fields-rejected'),
  },
  {
    name: 'a body of another media type is accepted',
    handler: handle(creation, async (request, forward) => {
      const response = await forward(request);
      return response.status === 415 ? createDebtor(request, forward) : response;
    }),
    ...expectRule('unsupported-media-type', ['createDebtor'], 'unsupported-media-type'),
  },
  {
    name: 'a body that is too large is accepted',
    handler: handle(creation, async (request, forward) => {
      const response = await forward(request);
      return response.status === 413 ? createDebtor(request, forward) : response;
    }),
    ...expectRule('body-size', ['createDebtor'], 'body-limit'),
  },
  {
    name: 'a validation error names the wrong field',
    handler: changeJson({ ...creation, status: 400 }, (body) => ({ ...body, errors: { other: ['This is wrong.'] } })),
    ...expectRule('errors', ['createDebtor'], 'errors-keys', 'errors-values'),
  },
  {
    name: 'a rejected request is stored',
    handler: handle(creation, async (request, forward) => {
      const response = await forward(request);
      if (response.status === 400) await createDebtor(request, forward);
      return response;
    }),
    ...expectRule('stored', ['createDebtor', 'listDebtors'], 'writes-return-400', 'writes-are-whole'),
  },
  {
    name: 'a rejected change is stored',
    handler: handle(change, async (request, forward) => {
      const response = await forward(request);
      if (response.status === 400) await forward({ ...request, body: toBytes({ remark: 'changed' }) });
      return response;
    }),
    ...expectRule('stored', [...debtors, 'updateDebtor'], 'writes-return-400', 'writes-are-whole'),
  },
  {
    name: 'a list does not show what was created',
    handler: hideCreated(),
    ...expectRule('list-shows', [...debtors, 'listDebtors']),
  },
  {
    name: 'a PDF is returned with other bytes',
    handler: changeResponse({ path: '/v1/(?:files|inboxfiles)/{id}' }, (response) => ({
      ...response,
      body: Buffer.concat([response.body, Buffer.from('\n%')]),
    })),
    ...expectRule('pdf-bytes', ['uploadInboxFile', 'downloadInboxFile'], 'pdf-body'),
  },
];

/** Shows another number of a debtor after PUT. */
function changeNumber(): ProxyHandler {
  const replaced = new Set<string>();
  const remember: ProxyHandler = async (request, forward) => {
    const response = await forward(request);
    if (request.method === 'PUT' && response.status === 200) replaced.add(request.path);
    if (response.status !== 200 || !replaced.has(request.path)) return response;
    return withJson(response, { ...getJson<Json>(response), number: '99999' });
  };
  return combine(handle(replacement, remember), handle(record, remember));
}

/** Leaves new records out of the list of debtors. */
function hideCreated(): ProxyHandler {
  const hidden = new Set<unknown>();
  const remember = changeJson(creation, (body) => {
    hidden.add(body.id);
    return body;
  });
  const hide = changeJson<ListBody>(list, ({ _data, _meta }) => {
    const visible = _data?.filter(({ id }) => !hidden.has(id));
    return visible ? { _data: visible, _meta } : { _meta };
  });
  return combine(remember, hide);
}
