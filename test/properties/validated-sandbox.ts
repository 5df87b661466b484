import { afterAll, beforeAll } from 'vitest';
import { createJudge } from '../../conformance/fuzz/judge.ts';
import { openTarget, type Target } from '../../conformance/fuzz/target.ts';
import { smallPdf } from '../../conformance/fuzz/valid.ts';
import { demoToken } from '../../mocks/demo-access.ts';
import { createReader, readSnapshot, type SandboxSnapshot } from './fixture-state.ts';

/** The administrations of the demo user. */
const administrations = [1, 2];

/** Starts a sandbox with sample records whose responses are validated against the contract. */
export function useValidatedSandbox() {
  let target: Target;
  const snapshots = new Map<number, SandboxSnapshot>();

  beforeAll(async () => {
    target = await openTarget(createJudge());
    for (const administration of administrations) {
      const { id } = await post(administration, 'inboxfiles', smallPdf);
      await post(administration, 'salesinvoices', { inboxFileId: id });
      snapshots.set(administration, await readSnapshot(target.sender, administration));
    }
    await control('snapshots', { name: 'start' });
  });
  afterAll(() => target.close());

  async function send(path: string, body: unknown, more: readonly (readonly [string, string])[]) {
    const isPdf = body instanceof Uint8Array;
    const headers = [['content-type', isPdf ? 'application/pdf' : 'application/json'], ...more] as [string, string][];
    const bytes = isPdf ? body : Buffer.from(JSON.stringify(body ?? {}));
    return await target.sender.send({ operation: '', fault: '', method: 'POST', path, headers, body: bytes });
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
    snapshots,
    validate: (...request: Parameters<Target['ask']>) => target.ask(...request),
    /** Reads what is there, which is not judged again. */
    read: (path: string, administration: number) => createReader(target.sender, administration)(path),
    /** Undoes everything that was written since it started. */
    restore: () => control('snapshots/start/restore'),
  };
}
