import { afterAll, expect, it } from 'vitest';
import { type Operation, operations } from '../support/contract.ts';
import { type PreparedRequest, prepareRequest, provocations } from '../support/example-requests.ts';
import { withQuery } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
let visited = 0;

const isSuccess = (status: string): boolean => status.startsWith('2') || status === '302';

const listStatuses = ({ responses }: Operation): string[] => Object.keys(responses);

/** Statuses of requests that no operation sees, for the first of its kind. */
const ONCE = ['406', '413', '415', '429', '500'];

/** Lists what is provoked: the success last, because it changes the data. */
const listProvoked = (operation: Operation): string[] => {
  const isFirst = operations.find(({ kind }) => kind === operation.kind) === operation;
  return listStatuses(operation)
    .filter((status) => isFirst || !ONCE.includes(status))
    .toSorted((a, b) => Number(isSuccess(a)) - Number(isSuccess(b)));
};

async function provoke(operation: Operation, status: string, request: PreparedRequest): Promise<PreparedRequest> {
  const fault = { operationId: operation.id, effect: 'answer', status: Number(status), retryAfter: 5 };
  if (status === '429' || status === '500') await sandbox.call('/_sandbox/faults', { method: 'POST', body: fault });
  else if (!isSuccess(status)) expect(provocations, `nothing provokes ${status}`).toHaveProperty(status);
  if (status === '200' && operation.kind === 'list') return { ...request, path: withQuery(request.path, 'pageSize=3') };
  return provocations[status]?.(request, operation) ?? request;
}

it.each(operations)('$id returns each status as documented', async (operation) => {
  // Another operation created the record of the example, whose number is unique.
  if (['replace', 'update', 'delete'].includes(operation.kind ?? '')) await sandbox.reset();
  const request = await prepareRequest(operation, sandbox.call);
  for (const expected of listProvoked(operation)) {
    const { path, options } = await provoke(operation, expected, request);
    const { status, headers, body } = await sandbox.call(path, options);
    expect(String(status), JSON.stringify(body)).toBe(expected);
    visited += 1;
    if (status !== 201) continue;
    const found = await sandbox.call(String(headers.get('location')));
    expect(found.status).toBe(200);
    if (found.headers.get('content-type') === 'application/json') expect(found.body).toEqual(body);
  }
});

afterAll(() => {
  const documented = operations.flatMap(listStatuses);
  process.stdout.write(`operation x documented status: ${visited} of ${documented.length} visited\n`);
});
