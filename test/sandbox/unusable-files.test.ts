import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startFastSandbox } from '../support/fast-client.ts';
import { useFolder } from '../support/folders.ts';

const folder = useFolder();

/** Damages all of a file but its start, while a sandbox may have it open. */
function damage(file: string): void {
  const content = readFileSync(file);
  writeFileSync(file, content.fill(7, 8192));
}

it('a data file that is damaged while the sandbox runs is a problem that says what to do, in the health too', async () => {
  const data = join(folder, 'books.sqlite');
  await (await startFastSandbox({ data })).close();
  const { call, close, loggedErrors } = await startFastSandbox({ data });
  onTestFinished(close);
  damage(data);
  const detail = expect.stringContaining('Start the sandbox with a copy of the file');
  for (const path of ['/v1/ledgerlines?Bookyear=2025&Bookyear=2026', '/_sandbox/health'])
    expect(await call('GET', path), path).toMatchObject({ status: 500, body: { detail } });
  expect(loggedErrors.join('\n')).toContain('malformed');
});
