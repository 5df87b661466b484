import { afterAll, beforeAll } from 'vitest';
import { checkContract } from '../../conformance/fuzz/oracle.ts';
import { type FuzzTarget, startTarget } from '../../conformance/fuzz/target.ts';
import { MINIMAL_PDF } from '../../conformance/generators/valid-requests.ts';
import type { HttpRequest } from '../../conformance/http.ts';
import { demoToken } from '../../mocks/demo-access.ts';
import { readerOf, readWorld, type World } from './world.ts';

/** The administrations of the demo user. */
const administrations = [1, 2];

/** A sandbox whose answers are judged by the contract, with something of everything in it, which it can go back to. */
export function useJudgedSandbox() {
  let target: FuzzTarget;
  const worlds = new Map<number, World>();

  beforeAll(async () => {
    target = await startTarget(checkContract);
    for (const administration of administrations) {
      const { id } = await post(administration, 'inboxfiles', MINIMAL_PDF);
      await post(administration, 'salesinvoices', { inboxFileId: id });
      worlds.set(administration, await readWorld(target.client, administration));
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
    const reply = await send(`/v1/${resource}`, body, authorized);
    if (reply.status !== 201) throw new Error(`${resource}: ${reply.status} ${reply.body}`);
    return JSON.parse(reply.body.toString());
  }

  async function control(path: string, body?: unknown): Promise<void> {
    const reply = await send(`/_sandbox/${path}`, body, []);
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.body}`);
  }

  return {
    worlds,
    request: (request: HttpRequest) => target.request(request),
    /** Reads what is there, which is not judged again. */
    read: (path: string, administration: number) => readerOf(target.client, administration)(path),
    /** Undoes everything that was serializeRequest since it started. */
    goBack: () => control('snapshots/start/restore'),
  };
}
