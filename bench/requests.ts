import { demoToken } from '../mocks/seed/demo-access.ts';

/**
 * Request that a load repeats. `{name}` becomes a field saved from an earlier response on the same connection, and `{unique}` a
 * new number. An object is sent as JSON.
 */
export interface RequestTemplate {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Headers. Default: the authorization of the demo user. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | object;
  /** Field of the response that later requests use. */
  readonly save?: string;
  readonly records?: number;
}

export type Context = Record<string, unknown>;

export const authorization = { authorization: `Bearer ${demoToken}` };

/** @param line `METHOD path` */
export function request(line: string, status: number, options: Partial<RequestTemplate> = {}): RequestTemplate {
  const [method = '', path = ''] = line.split(' ', 2);
  return { method, path, status, ...options };
}

let unique = 1_000_000;

export function fillTemplate({ method, path, headers = authorization, body }: RequestTemplate, context: Context) {
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name) => String(name === 'unique' ? ++unique : context[name]));
  const types = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
  const sent = Object.entries({ ...types, ...headers }).map(([name, value]) => [name, fill(value)]);
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  return { method, path: fill(path), headers: Object.fromEntries(sent), ...(text && { body: fill(text) }) };
}

/** Draft with a line of an article, of a sales type and of text. */
const draftInvoice = {
  debtorId: 5,
  invoiceDate: '2026-01-31',
  lines: [
    { bookingType: 'A', ArticleSku: 'KAAS-OUD-500', quantity: 12, discountPercentage: 10 },
    { bookingType: 'V', salesTypeId: 3, unitPrice: 45 },
    { bookingType: 'T', description: 'Met dank.' },
  ],
};

export const getDebtor = request('GET /v1/debtors/1', 200);
export const listDebtors = request('GET /v1/debtors?pageSize=25', 200);
/** Distinct queries; the unique kind matches no debtor, so that both lists have the same length. */
export const filterDebtors = request(
  'GET /v1/debtors?pageSize=25&debtorKindId=1&debtorKindId=2&debtorKindId={unique}',
  200,
);
export const updateDebtor = request('PATCH /v1/debtors/1', 200, { body: { remark: 'Levering {unique}' } });
export const createDraftInvoice = request('POST /v1/draftsalesinvoiceswithlines', 201, { body: draftInvoice });
