import { afterAll, beforeAll } from 'vitest';
import { MINIMAL_PDF } from '../../conformance/checks/write/pdf.ts';
import type { HttpRequest } from '../../conformance/session/http.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { createReader, readSnapshot, type SandboxSnapshot } from './fixture-state.ts';
import { type JudgedSandbox, startJudgedSandbox } from './fuzz/judged-sandbox.ts';

const administrations = [1, 2];

/** Starts a sandbox with sample records whose responses are validated against the contract. */
export function useValidatedSandbox() {
  let target: JudgedSandbox;
  const snapshots = new Map<number, SandboxSnapshot>();

  beforeAll(async () => {
    // Each request is judged by itself, because a snapshot is restored between them.
    target = await startJudgedSandbox(false);
    for (const administration of administrations) {
      const { id } = await post(administration, 'inboxfiles', MINIMAL_PDF);
      await post(administration, 'salesinvoices', { inboxFileId: id });
      snapshots.set(administration, await readSnapshot(target.client, administration));
    }
    await control('snapshots', { name: 'start' });
  });
  afterAll(() => target.close());

  async function send(path: string, body: unknown, more: readonly (readonly [string, string])[]) {
    const isPdf = body instanceof Uint8Array;
    const headers = [['content-type', isPdf ? 'application/pdf' : 'application/json'], ...more] as [string, string][];
    const bytes = isPdf ? body : Buffer.from(JSON.stringify(body ?? {}));
    return await target.client.send({ method: 'POST', path, headers, body: bytes });
  }

  async function post(administration: number, resource: string, body: unknown): Promise<{ readonly id: number }> {
    const authorized = [
      ['authorization', `Bearer ${demoToken}`],
      ['x-tenant-id', String(administration)],
    ] as const;
    const response = await send(`/v1/${resource}`, body, authorized);
    if (response.status !== 201) throw new Error(`${resource}: ${response.status} ${response.body}`);
    return JSON.parse(response.body.toString());
  }

  async function control(path: string, body?: unknown): Promise<void> {
    const response = await send(`/_sandbox/${path}`, body, []);
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.body}`);
  }

  return {
    snapshots,
    request: (request: HttpRequest) => target.request(request),
    /** Reads what is there, without validation. */
    read: (path: string, administration: number) => createReader(target.client, administration)(path),
    /** Undoes everything that was written since it started. */
    restore: () => control('snapshots/start/restore'),
  };
}
