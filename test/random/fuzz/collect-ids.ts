import { getRequiredParameters, operations } from '../../../conformance/contract.ts';
import { type HttpRequest, parseJson } from '../../../conformance/session/http.ts';
import type { HttpClient } from '../../../conformance/session/http-client.ts';
import { demoUser } from '../../../mocks/seed/demo-access.ts';
import { ValuePool } from '../generators/value-pool.ts';

export const createGet = (path: string, token: string, tenant: number): HttpRequest => ({
  method: 'GET',
  path,
  body: undefined,
  headers: [
    ['authorization', `Bearer ${token}`],
    ['x-tenant-id', String(tenant)],
  ],
});

/** Reads the identifiers of the records of an administration, and gets a refresh token of the sandbox. */
export async function collectIds(client: HttpClient, token: string, tenant: number): Promise<ValuePool> {
  const pool = new ValuePool();
  const collect = async (path: string): Promise<void> => {
    const { status, body } = await client.send(createGet(path, token, tenant));
    if (status === 200) pool.addFrom(path, parseJson(body));
  };
  const lists = operations.filter(({ method, path }) => method === 'GET' && !/\{|^\/connect/.test(path));
  for (const operation of lists) {
    const query = getRequiredParameters(operation).map(({ name, example }) => `&${name}=${example}`);
    await collect(`${operation.path}?pageSize=50${query.join('')}`);
  }
  for (const id of pool.getValues('debtors', 'id')) await collect(`/v1/debtors/${id}/mandates`);
  const { body } = await client.send({
    method: 'POST',
    path: '/_sandbox/tokens',
    headers: [['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify({ user: demoUser })),
  });
  pool.addFrom('/_sandbox/tokens', parseJson(body));
  return pool;
}
