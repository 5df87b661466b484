import { breaks, changeRows, changeStatus, type Deviations, emptyReply, getQuery } from './deviation.ts';

/** Faults in values, in writes and in what is read after them. */
export const values: Deviations = {
  'a field that is sent with PUT keeps its date': breaks(
    'replaceDebtorMandate',
    'replaced-as-sent: replace-operation',
  ).body((body) => ({ ...body, signdate: '2020-01-01' })),
  'a list shows what was before PATCH': breaks('updateDebtor', 'list-shows: list-operation').everywhere(
    changeRows('listDebtors', (rows, request) =>
      getQuery(request).has('id') ? rows.map((row) => ({ ...row, paymentConditionId: 99 })) : rows,
    ),
  ),
  'a read-only list takes POST': breaks('listVatCodes', 'method: vat-codes-read-only').everywhere(
    changeStatus({ method: 'POST', path: '/v1/vatcodes', status: 405 }, 201),
  ),
  'an inbox file of 5 MB is rejected': breaks('uploadInboxFile', 'write-status: inbox-file-size').handle(
    (request, forward) =>
      request.body.length > 1_000_000 && request.body.length <= 5_242_880 ? emptyReply(413) : forward(request),
  ),
  'an order descends on each page by itself only': breaks(
    'listDebtors',
    'pages-in-order, sort, sort-direction: orderby-parameter',
  ).query((query) => {
    const order = query.get('orderby');
    if (order?.startsWith('-') && Number(query.get('page') ?? 1) > 1) query.set('page', '1');
  }),
};
