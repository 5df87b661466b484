import type { Answer, Call, Forward } from '../proxy.ts';
import { instead, type Json, jsonOf, type ListBody, parsed } from './deviation.ts';

/** Most deviations are planted in debtors: they have every operation, and few rules of their own. */
export const list = { path: '/v1/debtors' } as const;
export const record = { path: '/v1/debtors/{id}' } as const;
export const creation = { method: 'POST', path: '/v1/debtors', status: 201 } as const;
export const replacement = { method: 'PUT', path: '/v1/debtors/{id}' } as const;
export const change = { method: 'PATCH', path: '/v1/debtors/{id}' } as const;
export const removal = { method: 'DELETE', path: '/v1/debtors/{id}' } as const;

/** A body that the sandbox takes. */
export const valid: Json = { name: 'Bakkerij Zonnestraal', debtorKindId: 1 };

const readOnly = new Set(['id', '_meta']);

/** What of a record can be written back. */
export const writableOf = (body: Json): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !readOnly.has(name)));

/** What a client may have written, as far as it is valid: the least that makes a debtor, and texts. */
export function mended(body: Json | undefined): Json {
  const texts = ['name', 'contactName', 'remark'].flatMap((field) => {
    const value = body?.[field];
    return typeof value === 'string' && value.length > 0 && value.length <= 50 ? [[field, value] as const] : [];
  });
  return { ...valid, ...Object.fromEntries(texts) };
}

/** The record that a request is about, as it is now; undefined when there is none. */
export async function present(call: Call, forward: Forward): Promise<Json | undefined> {
  const { authorization = '', host = '', 'x-tenant-id': tenant = '1' } = call.headers;
  const headers = { authorization, host, 'x-tenant-id': tenant };
  const answer = await instead(call, forward, { method: 'GET', headers });
  return answer.status === 200 ? jsonOf(answer) : undefined;
}

/** All debtors of an administration. */
export async function all(call: Call, forward: Forward, tenant: string): Promise<readonly Json[]> {
  const headers = { ...call.headers, 'x-tenant-id': tenant };
  const answer = await instead(call, forward, { method: 'GET', path: '/v1/debtors?pageSize=1000', headers });
  return jsonOf<ListBody>(answer)._data;
}

/** Creates a debtor of what can be used of a request. */
export function created(call: Call, forward: Forward): Promise<Answer> {
  const { accept: _, ...headers } = { accept: '', ...call.headers };
  const body = Buffer.from(JSON.stringify(mended(parsed(call))));
  const path = '/v1/debtors';
  return instead(call, forward, {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
}
