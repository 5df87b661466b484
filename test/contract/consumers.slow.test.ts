import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import { generate, type OrvalReporter, withReporter } from 'orval';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { operations } from '../support/contract.ts';
import { usePlainPrism } from './plain-prism.ts';

/** What others make of the bundle with the tools they have, as these come, without settings of ours. */
let folder = '';
let bundle = '';

// A copy, because Prism starts anew when the file that it was given changes.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consumers-'));
  bundle = join(folder, 'openapi.json');
  await cp(join(repository, 'generated', 'openapi.json'), bundle);
});
afterAll(() => rm(folder, { recursive: true }));

describe('plain Prism', () => {
  const prism = usePlainPrism(() => bundle);

  it('returns a list', async () => {
    const response = await prism.call('/v1/debtors?pageSize=2&fields=id,name');
    expect(response.status).toBe(200);
    const { _data, _meta } = (await response.json()) as { _data: unknown[]; _meta: unknown };
    expect(_data[0]).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
    expect(_meta).toMatchObject({ totalCount: expect.any(Number) });
  });

  const post = (body: object): Promise<Response> =>
    prism.call('/v1/debtors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('returns the Location of a created record', async () => {
    const { status, headers } = await post({ name: 'Bakkerij Zonnestraal', debtorKindId: 1 });
    expect([status, headers.get('location')]).toEqual([201, expect.stringContaining('/v1/debtors/')]);
  });

  it('accepts and returns a PDF', async () => {
    const pdf = '%PDF-1.7\n%%EOF\n';
    const sent = await prism.call('/v1/inboxfiles', {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: pdf,
    });
    expect(sent.status).toBe(201);
    const read = await prism.call('/v1/files/1');
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('logs no warning about the bundle and these calls', () => {
    expect(prism.getWarnings()).toEqual([]);
  });

  it('rejects a body that does not fit the schema', async () => {
    expect((await post({ name: 'Bakkerij Zonnestraal' })).status).toBe(400);
    expect((await post({ name: 'Bakkerij Zonnestraal', debtorKindId: 1, nmae: 'x' })).status).toBe(400);
  });
});

describe('generated code', () => {
  it('of openapi-typescript passes the strictest type check', async () => {
    const nodes = await openapiTypeScript(pathToFileURL(bundle), { silent: true });
    const file = join(folder, 'types.ts');
    await writeFile(file, astToString(nodes));
    await strictlyTyped(file);
  });

  it('of orval with a fetch function per operation passes the strictest type check', async () => {
    const file = join(folder, 'orval.ts');
    const loggedErrors: string[] = [];
    const options = { input: { target: bundle }, output: { target: file, client: 'fetch' as const } };
    await withReporter(keeping(loggedErrors), () => generate(options, folder, { throwOnError: true }));
    expect(loggedErrors).toEqual([]);
    expect((await readFile(file, 'utf8')).match(/^export const \w+ = async/gm)).toHaveLength(operations.length);
    await strictlyTyped(file);
  });
});

/** Fails with what `tsc` says of a file that has no other types around it than those of the platform. */
async function strictlyTyped(file: string): Promise<void> {
  const project = `${file}.tsconfig.json`;
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  };
  await writeFile(project, JSON.stringify({ compilerOptions, files: [file] }));
  await runTool('typescript', 'tsc', ['-p', project]);
}

function keeping(loggedErrors: string[]): OrvalReporter {
  const keep = ({ message }: { message: string }): void => void loggedErrors.push(message);
  const ignore = (): void => {};
  return { info: ignore, verbose: ignore, debug: ignore, warn: keep, error: keep };
}
