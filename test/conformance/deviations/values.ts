import {
  changeJson,
  changeQuery,
  changeResponse,
  type Deviation,
  expectRule,
  getQuery,
  handle,
  type ListBody,
  parseJson,
  withJson,
} from './deviation.ts';

/** Faults in values, in writes and in what is read after them. */
export const values: readonly Deviation[] = [
  {
    name: 'a field that is sent with PUT keeps its date',
    handler: handle({ method: 'PUT', path: '/v1/debtors/{id}/mandates/{id}' }, (request, forward) => {
      const body = parseJson(request);
      return forward(body ? withJson(request, { ...body, signdate: '2020-01-01' }) : request);
    }),
    ...expectRule('replaced-as-sent', ['replaceDebtorMandate'], 'replace-operation'),
  },
  {
    name: 'a list shows what was before PATCH',
    handler: changeJson<ListBody>({ path: '/v1/debtors' }, (body, request) =>
      getQuery(request).has('id') && body._data
        ? { ...body, _data: body._data.map((row) => ({ ...row, paymentConditionId: 99 })) }
        : body,
    ),
    ...expectRule('list-shows', ['updateDebtor'], 'list-operation'),
  },
  {
    name: 'a read-only list takes POST',
    handler: changeResponse({ method: 'POST', path: '/v1/vatcodes', status: 405 }, (response) => ({
      ...response,
      status: 201,
    })),
    ...expectRule('method', ['listVatCodes'], 'vat-codes-read-only'),
  },
  {
    name: 'an inbox file of 5 MB is rejected',
    handler: handle({ method: 'POST', path: '/v1/inboxfiles' }, async (request, forward) =>
      request.body.length > 1_000_000 && request.body.length <= 5_242_880
        ? { status: 413, headers: {}, body: Buffer.alloc(0) }
        : forward(request),
    ),
    ...expectRule('write-status', ['uploadInboxFile'], 'inbox-file-size'),
  },
  {
    name: 'an order descends on each page by itself only',
    handler: changeQuery({ path: '/v1/debtors' }, (query) => {
      const order = query.get('orderby');
      if (order?.startsWith('-') && Number(query.get('page') ?? 1) > 1) query.set('page', '1');
    }),
    only: ['listDebtors'],
    write: false,
    rules: ['pages-in-order', 'sort', 'sort-direction'],
    statements: ['orderby-parameter'],
  },
].map((deviation) => ({ write: true, ...deviation }));
