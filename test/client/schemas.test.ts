import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { toClientContract } from '../../client/generator/client-contract.ts';
import { collectConstants, type Direction } from '../../client/generator/schema-module/schema-constants.ts';
import { resolveRef } from '../../contract/document.ts';
import type { Document } from '../../contract/model.ts';
import { createSchemaValidators } from '../../mocks/validation/ajv.ts';
import { createArbitrary } from '../random/generators/arbitrary.ts';
import { createRandom } from '../random/generators/random.ts';
import { ValuePool } from '../random/generators/value-pool.ts';
import { collectLimits, createCandidates } from '../support/client/schema-candidates.ts';
import { type LoadedModule, loadSchemaModule } from '../support/client/schema-module.ts';
import { bundle, type MediaTypes, operations } from '../support/contract.ts';
import { prepareRequest } from '../support/example-requests.ts';
import { useSandbox } from '../support/sandbox.ts';

const contract = toClientContract(bundle);
const SEED = 20_260_416;

let module: LoadedModule;

beforeAll(async () => {
  module = await loadSchemaModule(contract);
});

afterAll(() => module.remove());

/** Returns the schema of a body; undefined for a body without one, such as a PDF. */
const getSchema = (content: MediaTypes | undefined): z.ZodType | undefined => {
  const [{ schema } = {}] = Object.values(content ?? {});
  return module.schemas[schema?.$ref?.split('/').at(-1) ?? ''];
};

const listNames = (direction: Direction): string[] =>
  collectConstants(contract)
    .sorted.filter((constant) => constant.direction === direction && constant.isExported)
    .map(({ name }) => name);

const checks = createSchemaValidators(contract as unknown as Document);

function generateSamples(name: string): unknown[] {
  const arbitrary = createArbitrary({ $ref: `#/components/schemas/${name}` }, new ValuePool());
  return fc.sample(arbitrary, { numRuns: 12, seed: SEED });
}

describe('the schema of an input', () => {
  const examples = operations.flatMap(({ id, requestContent }) =>
    Object.values(requestContent ?? {}).flatMap(({ examples = {} }) =>
      Object.entries(examples).map(([name, { value }]) => [id, name, requestContent, value] as const),
    ),
  );

  it.each(examples)('accepts the example of %s: %s', (_, __, content, value) => {
    expect(getSchema(content)?.parse(value)).toEqual(value);
  });

  it.each(listNames('input'))('%s accepts and rejects what the sandbox does', (name) => {
    const schema = module.schemas[name] as z.ZodType;
    const check = checks.forInput(name);
    const random = createRandom(SEED);
    const limits = collectLimits(contract);
    const count = { accepted: 0, rejected: 0 };
    // References to a nullable component are nullable, its own schema is not.
    const values = generateSamples(name).filter((value) => value !== null);
    for (const { mutation, value } of values.flatMap((sample) => createCandidates(sample, limits, random))) {
      if (value === null && ['Address', 'InvoiceAddress'].includes(name)) continue;
      const violations = check(value).map(({ instancePath, message }) => `${instancePath} ${message}`);
      const error = schema.safeParse(value).error;
      count[error ? 'rejected' : 'accepted'] += 1;
      const difference = { name, mutation, value, sandbox: violations, schema: error?.issues ?? [] };
      if (violations.length > 0 !== (error !== undefined)) expect.fail(JSON.stringify(difference).slice(0, 3000));
    }
    expect(count.accepted).toBeGreaterThan(10);
    expect(count.rejected).toBeGreaterThan(50);
  });
});

describe('the schema of a record or a list', () => {
  const sandbox = useSandbox();
  const operationsWithJson = operations.filter(({ id, responses }) =>
    Object.entries(responses).some(
      ([status, { content }]) => /^2/.test(status) && content?.['application/json'] && id !== 'requestToken',
    ),
  );

  it.each(operationsWithJson)('accepts the whole response of the sandbox to $id', async (operation) => {
    if (operation.method !== 'GET') await sandbox.reset();
    const { path, options } = await prepareRequest(operation, sandbox.call);
    const { status, body } = await sandbox.call(path, options);
    expect(getSchema(operation.responses[status]?.content)?.parse(body)).toEqual(body);
  });

  it.each(listNames('read'))('%s keeps unknown fields and enum values, and ignores limits', (name) => {
    for (const sample of generateSamples(name)) {
      const value = addUnknowns(sample);
      expect(module.schemas[name]?.parse(value)).toEqual(value);
    }
  });

  it('rejects a record with a missing field or a wrong type', () => {
    const [debtor] = generateSamples('Debtor') as [object];
    const issues = (value: unknown) => module.schemas.Debtor?.safeParse(value).error?.issues.map(({ path }) => path);
    expect(issues({ ...debtor, name: undefined })).toEqual([['name']]);
    expect(issues({ ...debtor, name: 1, _meta: {} })).toEqual([['name'], ['_meta', 'self']]);
  });

  it('accepts a line with an unknown booking type, and validates the others', () => {
    const line = { bookingType: 'Z', id: 1, whatever: true };
    expect(module.schemas.InvoiceLine?.parse(line)).toEqual(line);
    expect(module.schemas.InvoiceLine?.safeParse({ ...line, bookingType: 'A' }).success).toBe(false);
    expect(module.schemas.InvoiceLine?.safeParse({ id: 1 }).success).toBe(false);
    const item = { ...line, _meta: { self: 'https://api.example/v1/salesinvoices/1/lines/1' } };
    expect(module.schemas.SalesInvoiceLineListItem?.parse(item)).toEqual(item);
  });
});

/** Names of fields that are a constant or an enum somewhere in the contract. */
const [constants, enums] = ['const', 'enum'].map((keyword) => {
  const names = new Set<string>();
  JSON.stringify(contract.components.schemas, (name, schema) => {
    if (typeof schema === 'object' && schema !== null && keyword in resolveRef(contract, schema)) names.add(name);
    return schema;
  });
  return names;
}) as [Set<string>, Set<string>];

/** Changes a record to what a later version of the platform could send. */
function addUnknowns(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => addUnknowns(item));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, member]) => [name, addUnknowns(member, name)]);
    return { ...Object.fromEntries(fields), newField: { inside: [1] } };
  }
  if (constants.has(field) || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'string') return enums.has(field) ? 'new' : value + 'x'.repeat(3000);
  return enums.has(field) ? 99 : value;
}

describe('a bundle of the schemas', () => {
  async function createBundle(exports: string): Promise<string> {
    const entry = `export ${exports} from ${JSON.stringify(module.file)};`;
    const build = await rolldown({
      input: 'entry',
      external: ['zod'],
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? id : null),
          load: (id) => (id === 'entry' ? entry : null),
        },
      ],
    });
    const { output } = await build.generate({ minify: true });
    await build.close();
    return output[0].code;
  }

  it('has only the imported schema', async () => {
    const [allSchemas, oneSchema] = [await createBundle('*'), await createBundle('{ DebtorInput }')];
    expect(oneSchema).toContain('debtorKindId');
    for (const field of ['ArticleSku', 'creditorKindId', 'bookYear', 'lines', 'IBAN', '_meta']) {
      expect(allSchemas).toContain(`${field}:`);
      expect(oneSchema).not.toContain(field);
    }
    expect(gzipSync(oneSchema).length).toBeLessThan(1000);
    expect(oneSchema.length).toBeLessThan(allSchemas.length / 20);
  });

  it('has the schemas that the imported one uses', async () => {
    const oneSchema = await createBundle('{ DraftSalesInvoiceWithLinesInput }');
    for (const field of ['debtorId', 'lines', 'ArticleSku', 'salesTypeId', 'ledgerAccountId'])
      expect(oneSchema).toContain(field);
    expect(oneSchema).not.toContain('creditorId');
  });
});

it('the schema module has one sentence of documentation per schema', async () => {
  const text = await readFile(module.file, 'utf8');
  expect(text).toContain('/** A debtor to create, or to put in the place of an existing one. */');
  expect(text).not.toContain('#tag/');
  expect(text).not.toContain('Postal code, as the country writes it.');
});
