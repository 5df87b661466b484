import { breaks, type Deviations, withHeaders } from './deviation.ts';

/** Responses that violate their schemas. */
export const shapes: Deviations = {
  'a required field is missing': breaks('getDebtor', 'body').json(({ name: _, ...rest }) => rest),
  'a field has the wrong type': breaks('getDebtor', 'body').json((body) => ({
    ...body,
    debtorKindId: String(body.debtorKindId),
  })),
  'an enumeration has an unknown value': breaks('listDraftSalesInvoiceLines', 'body').row((line) =>
    'bookingType' in line ? { ...line, bookingType: 'Q' } : line,
  ),
  'a field of the envelope has the wrong type': breaks('listDebtors', 'body: list-total-count').meta((meta) => ({
    totalCount: String(meta.totalCount),
  })),
  'the envelope of a record has a field of the wrong type': breaks('getDebtor', 'body: record-meta').meta(() => ({
    administrationName: 5,
  })),
  'a status is not documented': breaks('getDebtor', 'status').status(203),
  'the media type is not documented': breaks('listDebtors', 'media-type: json-bodies').response((response) =>
    withHeaders(response, { 'content-type': 'text/html' }),
  ),
  'JSON is said to be Latin-1': breaks('listDebtors', 'charset').response((response) =>
    withHeaders(response, { 'content-type': 'application/json; charset=iso-8859-1' }),
  ),
  'JSON begins with a byte order mark': breaks('listDebtors', 'charset').response((response) => ({
    ...response,
    body: Buffer.concat([Buffer.from('\u{FEFF}'), response.body]),
  })),
  'Location is missing': breaks('createDebtor', 'header: create-location').response((response) =>
    withHeaders(response, { location: undefined }),
  ),
};
