import { creation, list, record } from './debtors.ts';
import { altered, type Deviation, type Json, type ListBody, rewritten } from './deviation.ts';

const drafts = '/v1/draftsalesinvoices/{id}/lines';

/** Answers that are not shaped as the contract says: the schemas find them. */
export const shapes: readonly Deviation[] = [
  {
    name: 'a required field is missing',
    plants: rewritten(record, ({ name: _, ...rest }) => rest),
    only: ['getDebtor'],
    rules: ['body required'],
  },
  {
    name: 'a field has the wrong type',
    plants: rewritten(record, (body) => ({ ...body, debtorKindId: String(body.debtorKindId) })),
    only: ['getDebtor'],
    rules: ['body type'],
  },
  {
    name: 'a choice has a value that is none',
    plants: rewritten<ListBody>({ path: drafts }, (body) => ({
      ...body,
      _data: body._data.map((line) => ('bookingType' in line ? { ...line, bookingType: 'Q' } : line)),
    })),
    only: ['listDraftSalesInvoiceLines'],
    rules: ['body enum'],
  },
  {
    name: 'a field of the envelope has the wrong type',
    plants: rewritten<ListBody>(list, (body) => ({
      ...body,
      _meta: { ...body._meta, totalCount: String(body._meta.totalCount) },
    })),
    only: ['listDebtors'],
    rules: ['body type'],
  },
  {
    name: 'the envelope of a record has a field of the wrong type',
    plants: rewritten(record, (body) => ({ ...body, _meta: { ...(body._meta as Json), administrationName: 5 } })),
    only: ['getDebtor'],
    rules: ['body type'],
  },
  {
    name: 'a status comes that is not documented',
    plants: altered(record, (answer) => ({ ...answer, status: 203 })),
    only: ['getDebtor'],
    rules: ['status'],
  },
  {
    name: 'the media type is not the one that was documented',
    plants: altered(list, (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } })),
    only: ['listDebtors'],
    rules: ['media type'],
  },
  {
    name: 'Location is missing',
    plants: altered(creation, ({ headers: { location: _, ...headers }, ...answer }) => ({ ...answer, headers })),
    only: ['createDebtor'],
    write: true,
    rules: ['header required'],
  },
];
