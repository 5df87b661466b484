import fc from 'fast-check';
import { expect } from 'vitest';
import { type Operation, operations } from '../../conformance/contract.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { assertProperty } from '../support/property-settings.ts';
import { type Draft, serializeRequest } from './generators/draft.ts';
import { createValidRequests } from './generators/valid-requests.ts';
import { useValidatedSandbox } from './validated-sandbox.ts';

export const patches = operations.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/v1/'));

/** Sends accepted changes of records, and each record back as it is read then. */
export function usePatches() {
  const sandbox = useValidatedSandbox();

  async function change(draft: Draft): Promise<boolean> {
    const patched = await sandbox.request(serializeRequest(draft));
    if (patched.response?.status !== 200) return false;
    const tenant = Number(new Map(draft.headers).get('x-tenant-id') ?? 1);
    const read = async () => JSON.parse(String(await sandbox.read(draft.path, tenant)));
    const record = await read();
    // Only the path of the header creates an invoice that has no lines yet.
    if (Array.isArray(record.lines) && record.lines.length === 0) return true;
    const { response } = await sandbox.request(serializeRequest({ ...draft, method: 'PUT', body: record }));
    expect(
      [response?.status, JSON.parse(String(response?.body))],
      `${JSON.stringify(draft)}: ${response?.body}`,
    ).toEqual([200, record]);
    expect(await read()).toEqual(record);
    return true;
  }

  /**
   * Sends sequences of patches by an operation, each to the records that the ones before it left.
   *
   * @returns how many patches were accepted.
   */
  return async function sendPatches(operation: Operation, sequences: number): Promise<number> {
    const pools = new Map([...sandbox.snapshots].map(([id, snapshot]) => [id, snapshot.pools] as const));
    const requests = createValidRequests(operation, { token: demoToken, pools });
    let accepted = 0;
    const property = fc.asyncProperty(fc.array(requests, { minLength: 1, maxLength: 4 }), async (drafts) => {
      let isChanged = false;
      try {
        for (const draft of drafts) {
          const isAccepted = await change(draft);
          isChanged ||= isAccepted;
          accepted += Number(isAccepted);
        }
      } finally {
        if (isChanged) await sandbox.restore();
      }
    });
    await assertProperty(property, sequences);
    return accepted;
  };
}
