import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Ajv } from 'ajv';

/**
 * Minimal hand-written server for a list of 25 debtors, the yardstick of the sandbox: `node:http`, a look at the token, one pass
 * of Ajv over the query, rows in memory, and JSON.
 */
const { operations } = JSON.parse(readFileSync(new URL('../generated/examples.json', import.meta.url), 'utf8'));
const [row] = operations.listDebtors.succeeded[0].response.body._data;
const rows = Array.from({ length: 32 }, (_, index) => ({ ...row, id: index + 1 }));

const isValid = new Ajv({ coerceTypes: 'array' }).compile({
  type: 'object',
  properties: {
    page: { type: 'integer', minimum: 1 },
    pageSize: { type: 'integer', minimum: 1, maximum: 100_000 },
    debtorKindId: { type: 'array', items: { type: 'integer' } },
  },
  additionalProperties: false,
});

createServer((request, response) => {
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  const names = [...new Set(url.searchParams.keys())];
  const query: Record<string, unknown> = Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  const isAllowed = request.headers.authorization === 'Bearer sandbox-demo-token' && isValid(query);
  const { page = 1, pageSize = 100 } = query as { page?: number; pageSize?: number };
  const data = rows
    .slice((page - 1) * pageSize, page * pageSize)
    .map((record) => ({ ...record, _meta: { self: `${url.origin}/v1/debtors/${record.id}` } }));
  const meta = { self: url.href, previousPage: null, nextPage: null, totalCount: rows.length, pageCount: 2 };
  const body = Buffer.from(JSON.stringify({ _data: data, _meta: meta }));
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  response.writeHead(isAllowed ? 200 : 400, headers).end(body);
}).listen(Number(process.argv.at(-1)), '127.0.0.1');
