import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type SandboxOptions, startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';

const folder = mkdtempSync(join(tmpdir(), 'unusable-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (options: SandboxOptions, log: string[] = []) =>
  startSandbox({ port: 0, log: (line) => log.push(line), ...options });

async function call(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${demoToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Damages all of a file but its start, while a sandbox may have it open. */
function damage(file: string): void {
  const content = readFileSync(file);
  writeFileSync(file, content.fill(7, 8192));
}

describe('a data file', () => {
  it('that becomes damaged while the sandbox runs is a problem that says what to do, in the health too', async () => {
    const data = join(folder, 'books.sqlite');
    await (await start({ data })).close();
    const log: string[] = [];
    const sandbox = await start({ data }, log);
    try {
      damage(data);
      const { status, body } = await call(`${sandbox.url}/v1/ledgerlines?Bookyear=2025&Bookyear=2026`);
      expect([status, body.detail]).toEqual([
        500,
        expect.stringContaining('Start the sandbox with a copy of the file'),
      ]);
      expect(await call(`${sandbox.url}/_sandbox/health`)).toMatchObject({
        status: 500,
        body: { detail: body.detail },
      });
      expect(log.join('\n')).toContain('malformed');
    } finally {
      await sandbox.close();
    }
  });
});

it('a folder of --docs without a site is rejected, unless it is built later', async () => {
  const docs = join(folder, 'site');
  const message = (reason: string) =>
    `The folder ${docs} cannot be used: ${reason}. Name the folder of a site with --docs, or leave --docs out.`;
  await expect(start({ docs })).rejects.toThrow(message('it does not exist'));
  mkdirSync(docs);
  await expect(start({ docs })).rejects.toThrow(message('it has no index.html'));
  const sandbox = await start({ docs, docsLater: true });
  try {
    expect((await fetch(`${sandbox.url}/docs/`)).status).toBe(503);
    writeFileSync(join(docs, 'index.html'), '<p>built</p>');
    expect((await fetch(`${sandbox.url}/docs/`)).status).toBe(200);
  } finally {
    await sandbox.close();
  }
});
