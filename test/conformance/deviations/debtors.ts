import type { Forward, ProxyRequest, ProxyResponse } from '../proxy.ts';
import { getJson, type Json, type ListBody, parseJson, sendInstead } from './deviation.ts';

/** Most deviations are of debtors, which have every operation and few business rules. */
export const list = { path: '/v1/debtors' } as const;
export const record = { path: '/v1/debtors/{id}' } as const;
export const creation = { method: 'POST', path: '/v1/debtors', status: 201 } as const;
export const replacement = { method: 'PUT', path: '/v1/debtors/{id}' } as const;
export const change = { method: 'PATCH', path: '/v1/debtors/{id}' } as const;
export const removal = { method: 'DELETE', path: '/v1/debtors/{id}' } as const;

const valid: Json = { name: 'Bakkerij Zonnestraal', debtorKindId: 1 };

const READ_ONLY = new Set(['id', '_meta']);

export const getWritable = (body: Json): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !READ_ONLY.has(name)));

function toValidDebtor(body: Json | undefined): Json {
  const texts = ['name', 'contactName', 'remark'].flatMap((field) => {
    const value = body?.[field];
    return typeof value === 'string' && value.length > 0 && value.length <= 50 ? [[field, value] as const] : [];
  });
  return { ...valid, ...Object.fromEntries(texts) };
}

/** Reads the record of a request; undefined when there is none. */
export async function readCurrent(request: ProxyRequest, forward: Forward): Promise<Json | undefined> {
  const { authorization = '', host = '', 'x-tenant-id': tenant = '1' } = request.headers;
  const headers = { authorization, host, 'x-tenant-id': tenant };
  const response = await sendInstead(request, forward, { method: 'GET', headers });
  return response.status === 200 ? getJson(response) : undefined;
}

export async function listAll(request: ProxyRequest, forward: Forward, tenant: string): Promise<readonly Json[]> {
  const headers = { ...request.headers, 'x-tenant-id': tenant };
  const response = await sendInstead(request, forward, { method: 'GET', path: '/v1/debtors?pageSize=1000', headers });
  return getJson<ListBody>(response)._data;
}

export function createDebtor(request: ProxyRequest, forward: Forward): Promise<ProxyResponse> {
  const { accept: _, ...headers } = { accept: '', ...request.headers };
  const body = Buffer.from(JSON.stringify(toValidDebtor(parseJson(request))));
  return sendInstead(request, forward, {
    method: 'POST',
    path: '/v1/debtors',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
}
