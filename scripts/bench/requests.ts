/** A request that a load sends again and again. */
export interface Recipe {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path and query; asked for before each request. */
  path(): string;
  /** JSON; asked for before each request. */
  body?(): string;
  /** The only status that counts as an answer. */
  readonly status: number;
}

/** What the servers take as access to the demo company; see the README. */
export const authorization = { authorization: 'Bearer sandbox-demo-token' };

/** What a server that starts is asked until it answers. */
export const firstQuestion = '/v1/debtors?pageSize=1';

/** The same 25 debtors, always in the same words. */
export function sameList(): Recipe {
  return { method: 'GET', path: () => '/v1/debtors?pageSize=25', status: 200 };
}

/** A page of 25 debtors, with a filter that no request had before. */
export function newList(): Recipe {
  // Debtors of these kinds are more than a page; there is no kind with a number that high.
  let kind = 1_000_000;
  const path = () => {
    kind += 1;
    return `/v1/debtors?pageSize=25&debtorKindId=1&debtorKindId=2&debtorKindId=${kind}`;
  };
  return { method: 'GET', path, status: 200 };
}

/** Changes a debtor of the list, so that nothing remembered of it holds; the list stays as long as it is. */
export function debtorChange(): Recipe {
  let count = 0;
  const body = () => {
    count += 1;
    return JSON.stringify({ remark: `Levering ${count}` });
  };
  return { method: 'PATCH', path: () => '/v1/debtors/1', body, status: 200 };
}

/** A draft invoice with a line of an article, of a sales type and of text. */
export function newInvoice(): Recipe {
  const body = JSON.stringify({
    debtorId: 5,
    invoiceDate: '2026-01-31',
    reference: 'PO-4711',
    lines: [
      { bookingType: 'A', ArticleSku: 'KAAS-OUD-500', quantity: 12, discountPercentage: 10 },
      { bookingType: 'V', salesTypeId: 3, unitPrice: 45 },
      { bookingType: 'T', description: 'Met dank.' },
    ],
  });
  return { method: 'POST', path: () => '/v1/draftsalesinvoiceswithlines', body: () => body, status: 201 };
}
