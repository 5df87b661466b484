import { creation, list, record } from './debtors.ts';
import {
  changeJson,
  changeResponse,
  type DeviationOfDebtors,
  expectListRule,
  expectRule,
  expectWriteRule,
  type Json,
  type ListBody,
} from './deviation.ts';

const drafts = '/v1/draftsalesinvoices/{id}/lines';

/** Responses that violate their schemas. */
export const shapes: readonly DeviationOfDebtors[] = [
  {
    name: 'a required field is missing',
    handler: changeJson(record, ({ name: _, ...rest }) => rest),
    ...expectRule('body', ['getDebtor']),
  },
  {
    name: 'a field has the wrong type',
    handler: changeJson(record, (body) => ({ ...body, debtorKindId: String(body.debtorKindId) })),
    ...expectRule('body', ['getDebtor']),
  },
  {
    name: 'an enumeration has an unknown value',
    handler: changeJson<ListBody>({ path: drafts }, (body) => ({
      ...body,
      _data: body._data.map((line) => ('bookingType' in line ? { ...line, bookingType: 'Q' } : line)),
    })),
    ...expectRule('body', ['listDraftSalesInvoiceLines']),
  },
  {
    name: 'a field of the envelope has the wrong type',
    handler: changeJson<ListBody>(list, (body) => ({
      ...body,
      _meta: { ...body._meta, totalCount: String(body._meta.totalCount) },
    })),
    ...expectListRule('body', 'list-total-count'),
  },
  {
    name: 'the envelope of a record has a field of the wrong type',
    handler: changeJson(record, (body) => ({ ...body, _meta: { ...(body._meta as Json), administrationName: 5 } })),
    ...expectRule('body', ['getDebtor'], 'record-meta'),
  },
  {
    name: 'a status is not documented',
    handler: changeResponse(record, (response) => ({ ...response, status: 203 })),
    ...expectRule('status', ['getDebtor']),
  },
  {
    name: 'the media type is not documented',
    handler: changeResponse(list, (response) => ({
      ...response,
      headers: { ...response.headers, 'content-type': 'text/html' },
    })),
    ...expectListRule('media-type', 'json-bodies'),
  },
  {
    name: 'JSON is said to be Latin-1',
    handler: changeResponse(list, (response) => ({
      ...response,
      headers: { ...response.headers, 'content-type': 'application/json; charset=iso-8859-1' },
    })),
    rules: ['charset'],
  },
  {
    name: 'JSON begins with a byte order mark',
    handler: changeResponse(list, (response) => ({
      ...response,
      body: Buffer.concat([Buffer.from('\u{FEFF}'), response.body]),
    })),
    rules: ['charset'],
  },
  {
    name: 'Location is missing',
    handler: changeResponse(creation, ({ headers: { location: _, ...headers }, ...response }) => ({
      ...response,
      headers,
    })),
    ...expectWriteRule('header', ['createDebtor'], 'create-location'),
  },
];
