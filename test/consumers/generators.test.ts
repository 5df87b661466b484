import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoToken, startSandbox } from '../../mocks/index.ts';
import { generators } from './generators.ts';
import { runCommand } from './support/command.ts';
import { type Compilation, compile, sources } from './support/compile.ts';
import { copyContract } from './support/contract.ts';
import { findUrls, hasPlaceholder } from './support/find-urls.ts';
import { createOutputFolder } from './support/output.ts';
import { type Exports, listOperationTypes, readDocument, writeProgram } from './support/program.ts';

const contract = copyContract();
const document = readDocument(contract.json);
/** An administration that is not the one of a request without a header. */
const TENANT = 2;

describe.each(generators)('the client that $name generates', (generator) => {
  let folder: string;
  let messages: readonly string[];
  let compilation: Compilation;
  let client: Exports;
  let file: string;
  let url: string;
  const call = (path: string, headers: HeadersInit = {}): Promise<Response> =>
    fetch(url + path, { headers: { Authorization: `Bearer ${demoToken}`, ...headers } });
  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0 });
    const { name, script, args, progress, settings } = generator;
    url = sandbox.url;
    folder = createOutputFolder(name.replaceAll(/\W+/g, '-'));
    for (const [path, text] of Object.entries(settings?.(contract.json, folder, url) ?? {}))
      writeFileSync(join(contract.folder, path), text);
    messages = await runCommand({ script, args: args(contract.json, folder), cwd: contract.folder, progress });
    file = writeProgram(generator, document, folder, { url, token: demoToken, tenant: TENANT });
    compilation = compile([file, ...sources(folder)]);
    client = await import(file);
    return () => sandbox.close();
  });

  it('is made without an error or a warning', () => expect(messages).toEqual([]));

  // The program has bodies that lack a required field, bodies with an unknown field, and calls that the generator has no types for,
  // which must be errors.
  it('passes the strict type check, with a program that calls it', () => expect(compilation.errors).toEqual([]));

  it('has each parameter of each list, both spellings of the page size among them', () => {
    const types = compilation.readTypes(file, 'Parameters');
    const missing = listOperationTypes(document, generator).flatMap(({ id, names }) =>
      names.filter((name) => types.get(id)?.[name] === undefined),
    );
    expect([...new Set(missing)]).toEqual(Object.keys(generator.lost ?? {}));
  });

  it('has the fields of each schema, and says which may be left out', () => {
    const types = compilation.readTypes(file, 'Types');
    const schemas = Object.entries(document.components.schemas).filter(([, { properties }]) => properties);
    const expected = schemas.map(([name, { properties = {}, required = [] }]) => [
      name,
      Object.keys(properties)
        .map((field) => (required.includes(field) ? field : `?${field}`))
        .toSorted(),
    ]);
    const found = schemas.map(([name]) => [
      name,
      Object.entries(types.get(name) ?? {})
        .map(([field, type]) => (type.startsWith('?') ? `?${field}` : field))
        .toSorted(),
    ]);
    expect(found).toEqual(expected);
  });

  it('has null for a field of a record that has no value', () => {
    expect(compilation.readTypes(file, 'Types').get('Debtor')).toMatchObject({ phone: 'string | null' });
  });

  it('lists the chosen fields of a page, in the administration that the header names', async () => {
    const page = await client.program.list({ pageSize: 2, fields: ['id', 'name'] });
    const expected = await (
      await call('/v1/debtors?pageSize=2&fields=id,name', { 'X-Tenant-Id': String(TENANT) })
    ).json();
    expect(page?._data).toEqual(expected._data);
    expect(page?._data).toHaveLength(2);
  });

  it('creates a record, and reads which fields of another are wrong', async () => {
    const body = { name: 'Theehuis De Wilg', debtorKindId: 1 };
    expect(await client.program.create(body)).toMatchObject({ ...body, phone: null });
    expect(await client.program.findErrors({ ...body, debtorKindId: 999 })).toEqual({
      debtorKindId: [expect.any(String)],
    });
  });

  it('changes only the given field in a PATCH', async () => {
    const before = await (await call('/v1/articles/1')).json();
    expect(await client.program.update(1, { remark: 'Fragile' })).toEqual({ ...before, remark: 'Fragile' });
  });

  it('sends and reads lines of different kinds', async () => {
    const lines = [
      { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
      { bookingType: 'T', description: 'Bedankt voor uw bestelling.' },
    ];
    const invoice = await client.program.invoice({ debtorId: 1, lines });
    expect(invoice?.lines.map(client.describeLine)).toEqual(['KAAS-JONG-500', 'Bedankt voor uw bestelling.']);
  });

  it(generator.noUpload ? 'cannot send a PDF' : 'sends a PDF as unchanged bytes', async () => {
    const pdf = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
    const sent = client.program.upload(pdf).then(async (file) => (await call(`/v1/inboxfiles/${file?.id}`)).text());
    if (generator.noUpload) await expect(sent).rejects.toMatchObject({ status: 415 });
    else expect(await sent).toBe('%PDF-1.7');
  });

  it('has no placeholder in a server URL', () => expect(findUrls(folder).filter(hasPlaceholder)).toEqual([]));
});
