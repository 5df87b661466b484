/**
 * Path parameters by operation or path, where the contract's example names a record that is in use or paid and so must
 * not change.
 */
export const pathParamOverrides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'PUT /v1/debtors/{id}': { id: '7' },
  'DELETE /v1/debtors/{id}': { id: '7' },
  'DELETE /v1/creditors/{id}': { id: '2' },
  'DELETE /v1/articles/{id}': { id: '25' },
  'DELETE /v1/draftsalesinvoices/{id}': { id: '2' },
  '/v1/salesinvoices/{id}': { id: '5' },
  'DELETE /v1/salesinvoices/{id}': { id: '6' },
  '/v1/salesinvoices/{invoiceId}/lines': { invoiceId: '5' },
  '/v1/salesinvoices/{invoiceId}/lines/{lineId}': { invoiceId: '5', lineId: '11' },
  '/v1/salesinvoiceswithlines/{id}': { id: '5' },
  'DELETE /v1/salesorders/{id}': { id: '2' },
  '/v1/purchaseinvoices/{id}': { id: '4' },
  'DELETE /v1/purchaseinvoices/{id}': { id: '6' },
  '/v1/purchaseinvoices/{invoiceId}/lines': { invoiceId: '4' },
  '/v1/purchaseinvoices/{invoiceId}/lines/{lineId}': { invoiceId: '4', lineId: '6' },
  '/v1/purchaseinvoiceswithlines/{id}': { id: '4' },
  'DELETE /v1/journalentries/{id}': { id: '8' },
};
