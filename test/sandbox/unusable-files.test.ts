import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

describe('a world whose file', () => {
  it.each<[string, (file: string) => void]>([
    ['is damaged', damage],
    ['is missing', (file) => rmSync(file)],
    ['is no database', (file) => writeFileSync(file, 'Dear Sir,')],
  ])('%s says so, is listed, and can be deleted and created again', async (_case, spoil) => {
    const worlds = mkdtempSync(join(folder, 'worlds-'));
    const first = await start({ worlds });
    await first.createWorld({ name: 'shop' });
    await first.close();
    spoil(join(worlds, 'shop.sqlite'));
    const log: string[] = [];
    const sandbox = await start({ worlds }, log);
    const control = `${sandbox.url}/_sandbox/worlds`;
    try {
      for (const url of [`${control}/shop`, `${sandbox.url}/worlds/shop/v1/debtors`]) {
        const { status, body } = await call(url);
        expect([status, body.detail]).toEqual([500, expect.stringContaining('Delete the world')]);
      }
      expect(log[0]).toContain('DELETE /_sandbox/worlds/NAME');
      expect((await call(control)).body.worlds).toMatchObject([{ name: 'shop' }]);
      expect((await call(`${control}/shop`, 'DELETE')).status).toBe(204);
      expect((await call(control)).body.worlds).toEqual([]);
      expect((await call(control, 'POST', { name: 'shop' })).status).toBe(201);
      expect((await call(`${sandbox.url}/worlds/shop/v1/debtors`)).status).toBe(200);
    } finally {
      await sandbox.close();
    }
  });
});

it('the snapshots of a world cannot bring code', async () => {
  const worlds = mkdtempSync(join(folder, 'worlds-'));
  const restore = async (log: string[]) => {
    const sandbox = await start({ worlds }, log);
    const { status } = await call(`${sandbox.url}/worlds/shop/_sandbox/snapshots/first/restore`, 'POST');
    await sandbox.close();
    return status;
  };
  const first = await start({ worlds });
  const { url } = await first.createWorld({ name: 'shop' });
  expect((await call(`${url}/_sandbox/snapshots`, 'POST', { name: 'first' })).status).toBe(201);
  await first.close();
  expect(await restore([])).toBe(204);
  const database = new DatabaseSync(join(worlds, 'shop.snapshots'));
  database.exec('create index mine on saved (length(name))');
  database.close();
  const log: string[] = [];
  expect(await restore(log)).toBe(500);
  expect(log.join('\n')).toContain('shop.snapshots is damaged, or has what no version makes');
});

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

describe('a folder', () => {
  it('whose list of worlds is damaged is rejected with the reason, and can be used with a copy of it', async () => {
    const worlds = mkdtempSync(join(folder, 'worlds-'));
    const registry = join(worlds, '.registry.sqlite');
    const first = await start({ worlds });
    await first.createWorld({ name: 'shop' });
    await first.close();
    const copy = readFileSync(registry);
    writeFileSync(registry, 'Dear Sir,');
    await expect(start({ worlds })).rejects.toThrow(
      /\.registry\.sqlite cannot be used: it is not a database\. Put a copy of it back, or name another folder with --worlds\.$/,
    );
    writeFileSync(registry, copy);
    const sandbox = await start({ worlds });
    expect((await call(`${sandbox.url}/_sandbox/worlds`)).body.worlds).toMatchObject([{ name: 'shop' }]);
    await sandbox.close();
  });

  it('that the system does not create is rejected with the reason', async () => {
    const worlds = join(folder, 'file', 'worlds');
    writeFileSync(join(folder, 'file'), '');
    await expect(start({ worlds })).rejects.toThrow(/cannot be used: .*ENOTDIR.* Name another folder with --worlds\.$/);
  });

  it.skipIf(process.platform !== 'linux')(
    'below /proc, where Node itself would never end, is rejected too',
    async () => {
      const started = start({ worlds: '/proc/sandbox/worlds' });
      await expect(started).rejects.toThrow(
        /\/proc\/sandbox\/worlds cannot be used: .* Name another folder with --worlds\.$/,
      );
    },
  );

  it('of --docs without a site is rejected, unless it is built later', async () => {
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
});
