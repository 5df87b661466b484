import createClient from 'openapi-fetch';
import type { paths } from '../.output/openapi-fetch/schema.ts';
import { scan, tenant } from './values.ts';

export function patches(baseUrl: string) {
  const { PATCH } = createClient<paths>({ baseUrl });
  return [
    PATCH('/v1/articles/{id}', { params: { path: { id: 1 } }, body: { remark: 'x' } }),
    PATCH('/v1/salesinvoices/{invoiceId}/lines/{lineId}', {
      params: { path: { invoiceId: 1, lineId: 1 } },
      body: { description: 'x' },
    }),
    PATCH('/v1/journalentries/{entryId}/lines/{lineId}', {
      params: { path: { entryId: 1, lineId: 1 } },
      body: { description: 'x' },
    }),
  ];
}

export function rightBodies(baseUrl: string) {
  const { POST } = createClient<paths>({ baseUrl });
  return [
    POST('/v1/debtors', { body: { name: 'Bakkerij Zonnestraal', debtorKindId: 1 } }),
    POST('/v1/salesinvoices', { body: { debtorId: 1 } }),
    POST('/v1/purchaseinvoices', { body: { creditorId: 1, invoiceDate: '2026-03-02' } }),
    POST('/v1/journalentries/{entryId}/lines', {
      params: { path: { entryId: 1 } },
      body: { ledgerAccountId: 1, amountDebit: 12.5 },
    }),
    POST('/v1/salesinvoices/{invoiceId}/lines', {
      params: { path: { invoiceId: 1 } },
      body: { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
    }),
    POST('/v1/salesinvoiceswithlines', {
      body: {
        debtorId: 1,
        lines: [
          { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
          { bookingType: 'T', description: 'Bedankt voor uw bestelling.' },
        ],
      },
    }),
  ];
}

export function header(baseUrl: string) {
  const { GET } = createClient<paths>({ baseUrl });
  return [GET('/v1/debtors', { params: { header: { 'X-Tenant-Id': tenant } } })];
}

export function pdf(baseUrl: string) {
  const { POST } = createClient<paths>({ baseUrl });
  // Bodies other than JSON are serialized by the program, as the documentation of openapi-fetch says.
  const asItIs = { headers: { 'Content-Type': 'application/pdf' }, bodySerializer: (body: unknown) => body };
  return [POST('/v1/inboxfiles', { body: scan, ...asItIs })];
}

export function nonsense(baseUrl: string) {
  const { POST } = createClient<paths>({ baseUrl });
  const line = { params: { path: { invoiceId: 1 } } };
  const entryLine = { params: { path: { entryId: 1 } } };
  return [
    // @ts-expect-error
    POST('/v1/debtors', { body: { nonsense: 1 } }),
    // @ts-expect-error
    POST('/v1/salesinvoices', { body: { nonsense: 1 } }),
    // @ts-expect-error
    POST('/v1/purchaseinvoices', { body: { nonsense: 1 } }),
    // @ts-expect-error
    POST('/v1/journalentries/{entryId}/lines', { ...entryLine, body: { nonsense: 1 } }),
    // @ts-expect-error
    POST('/v1/salesinvoices/{invoiceId}/lines', { ...line, body: { nonsense: 1 } }),
  ];
}

export function incomplete(baseUrl: string) {
  const { POST } = createClient<paths>({ baseUrl });
  const entryLine = { params: { path: { entryId: 1 } } };
  return [
    // @ts-expect-error
    POST('/v1/debtors', { body: { name: 'Bakkerij Zonnestraal' } }),
    // @ts-expect-error
    POST('/v1/journalentries/{entryId}/lines', { ...entryLine, body: { amountDebit: 12.5 } }),
  ];
}
