import { afterAll, describe, expect, it } from 'vitest';
import { findViolations, type Operation, operations } from '../support/contract.ts';
import { type PreparedRequest, prepareRequest, provocations } from '../support/example-requests.ts';
import { type ApiResponse, useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const visited = new Map<string, Set<string>>();

/** Lists the mistakes in a response by the contract: in its status, headers, media type or body. */
function getFaults({ responses }: Operation, reply: ApiResponse): string[] {
  const documented = responses[String(reply.status)];
  if (!documented) return [`status ${reply.status} is not documented: ${JSON.stringify(reply.body)}`];
  const faults: string[] = [];
  for (const [name, { required }] of Object.entries(documented.headers ?? {})) {
    if (required && !reply.headers.has(name)) faults.push(`header ${name} is missing`);
  }
  if (!documented.content)
    return reply.body === undefined || reply.status === 302 ? faults : [...faults, 'there is a body'];
  const mediaType = reply.headers.get('content-type')?.split(';')[0] ?? '';
  const content = documented.content[mediaType];
  if (!content) return [...faults, `media type ${mediaType} is not documented`];
  return [...faults, ...findViolations(content.schema, reply.body)];
}

async function expectStatus(operation: Operation, status: string, request: PreparedRequest): Promise<ApiResponse> {
  const reply = await sandbox.call(request.path, request.options);
  expect({ status: String(reply.status), faults: getFaults(operation, reply) }).toEqual({ status, faults: [] });
  const seen = visited.get(operation.id) ?? new Set<string>();
  visited.set(operation.id, seen.add(status));
  return reply;
}

let last: { readonly operation: Operation; readonly request: PreparedRequest } | undefined;

/** Returns a request that succeeds: on the initial data, or on those that rejected requests of the operation have left. */
async function getRequest(operation: Operation): Promise<PreparedRequest> {
  if (last?.operation !== operation) {
    if (operation.method !== 'GET') await sandbox.reset();
    last = { operation, request: await prepareRequest(operation, sandbox.call) };
  }
  return last.request;
}

/** The success last, because it changes the data; nothing else does. */
const isSuccess = (status: string): boolean => status.startsWith('2') || status === '302';
const listStatuses = ({ responses }: Operation): string[] =>
  Object.keys(responses).toSorted((a, b) => Number(isSuccess(a)) - Number(isSuccess(b)));

describe.each(operations)('$id', (operation) => {
  it.each(listStatuses(operation))('returns %s as documented', async (status) => {
    const request = await getRequest(operation);
    const provocation = provocations[status];
    if (isSuccess(status)) {
      const reply = await expectStatus(operation, status, request);
      if (status === '201') await expectToBeThere(reply);
      last = undefined;
      return;
    }
    if (status === '429' || status === '500') {
      const fault = { operationId: operation.id, effect: 'answer', status: Number(status), retryAfter: 5 };
      await sandbox.call('/_sandbox/faults', { method: 'POST', body: fault });
    } else expect(provocation, `nothing provokes ${status}`).toBeDefined();
    await expectStatus(operation, status, provocation?.(request, operation) ?? request);
  });
});

/** The `Location` of a created record leads to it. */
async function expectToBeThere({ headers, body }: ApiResponse): Promise<void> {
  const found = await sandbox.call(String(headers.get('location')));
  expect(found.status).toBe(200);
  if (found.headers.get('content-type') === 'application/json') expect(found.body).toEqual(body);
}

afterAll(() => {
  expect(sandbox.loggedErrors).toEqual([]);
  const documented = operations.flatMap(({ id, responses }) => Object.keys(responses).map((status) => [id, status]));
  const seen = documented.filter(([id = '', status = '']) => visited.get(id)?.has(status));
  process.stdout.write(`operation x documented status: ${seen.length} of ${documented.length} visited\n`);
});
