import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { candidatesOf, limitsIn } from '../../client/generator/schema-module/candidates.ts';
import { type Direction, partsOf } from '../../client/generator/schema-module/parts.ts';
import { type Generated, generated } from '../../client/generator/schema-module/testing.ts';
import { createArbitrary } from '../../conformance/generators/arbitrary.ts';
import { createRandom } from '../../conformance/generators/random.ts';
import { ValuePool } from '../../conformance/generators/value-pool.ts';
import type { Document } from '../../mocks/contract/model.ts';
import { createChecks } from '../../mocks/validation/ajv.ts';
import { type OpenApiDocument, resolveRef } from '../../scripts/document/openapi.ts';
import { bundle, type MediaTypes, operations } from '../contract/bundle.ts';
import { preparedRequest } from '../contract/requests.ts';
import { useSandbox } from '../testing.ts';

const contract = bundle as unknown as OpenApiDocument;
const seed = 20_260_416;

let made: Generated;

beforeAll(async () => {
  made = await generated(contract);
});

afterAll(() => made.remove());

/** The schema by the name that the contract has for a body; undefined for a body that has none, such as a PDF. */
const schemaOf = (content: MediaTypes | undefined): z.ZodType | undefined => {
  const [{ schema } = {}] = Object.values(content ?? {});
  return made.schemas[schema?.$ref?.split('/').at(-1) ?? ''];
};

const names = (direction: Direction): string[] =>
  partsOf(contract)
    .ordered.filter((part) => part.direction === direction && part.isExported)
    .map(({ name }) => name);

const checks = createChecks(contract as unknown as Document);

/** Values that the contract allows. */
function samplesOf(name: string): unknown[] {
  const arbitrary = createArbitrary({ $ref: `#/components/schemas/${name}` }, new ValuePool());
  return fc.sample(arbitrary, { numRuns: 12, seed });
}

describe('the schema of an input', () => {
  const examples = operations.flatMap(({ id, requestContent }) =>
    Object.values(requestContent ?? {}).flatMap(({ examples = {} }) =>
      Object.entries(examples).map(([name, { value }]) => [id, name, requestContent, value] as const),
    ),
  );

  test.each(examples)('takes the example of %s: %s', (_, __, content, value) => {
    expect(schemaOf(content)?.parse(value)).toEqual(value);
  });

  test.each(names('input'))('%s takes and refuses what the sandbox does', (name) => {
    const schema = made.schemas[name] as z.ZodType;
    const check = checks.named(name);
    const random = createRandom(seed);
    const limits = limitsIn(contract);
    const count = { taken: 0, refused: 0 };
    // A component that may be null is so where it is used: its own name stands for the object.
    const values = samplesOf(name).filter((value) => value !== null);
    for (const { fault, value } of values.flatMap((sample) => candidatesOf(sample, limits, random))) {
      if (value === null && ['Address', 'InvoiceAddress'].includes(name)) continue;
      const wrong = check(value).map(({ instancePath, message }) => `${instancePath} ${message}`);
      const refusal = schema.safeParse(value).error;
      count[refusal ? 'refused' : 'taken'] += 1;
      const verdicts = { name, fault, value, sandbox: wrong, schema: refusal?.issues ?? [] };
      if (wrong.length > 0 !== (refusal !== undefined)) expect.fail(JSON.stringify(verdicts).slice(0, 3000));
    }
    expect(count.taken).toBeGreaterThan(10);
    expect(count.refused).toBeGreaterThan(50);
  });
});

describe('the schema of a record or a list', () => {
  const sandbox = useSandbox();
  const answering = operations.filter(({ id, responses }) =>
    Object.entries(responses).some(
      ([status, { content }]) => /^2/.test(status) && content?.['application/json'] && id !== 'requestToken',
    ),
  );

  test.each(answering)('takes the whole answer of the sandbox to $id', async (operation) => {
    if (operation.method !== 'GET') await sandbox.reset();
    const { path, options } = await preparedRequest(operation, sandbox.call);
    const { status, body } = await sandbox.call(path, options);
    expect(schemaOf(operation.responses[status]?.content)?.parse(body)).toEqual(body);
  });

  test.each(names('read'))(
    '%s keeps fields and choices that the contract does not know, whatever their limits',
    (name) => {
      for (const sample of samplesOf(name)) {
        const value = withNews(sample);
        expect(made.schemas[name]?.parse(value)).toEqual(value);
      }
    },
  );

  test('refuses a record without a field that is always there, and one with a field of another type', () => {
    const [debtor] = samplesOf('Debtor') as [object];
    const issues = (value: unknown) => made.schemas.Debtor?.safeParse(value).error?.issues.map(({ path }) => path);
    expect(issues({ ...debtor, name: undefined })).toEqual([['name']]);
    expect(issues({ ...debtor, name: 1, _meta: {} })).toEqual([
      ['name'],
      ...['self', 'administrationId', 'administrationName', 'profileName'].map((name) => ['_meta', name]),
    ]);
  });

  test('takes a line of a booking type that the contract does not know, and looks at the others', () => {
    const line = { bookingType: 'Z', id: 1, whatever: true };
    expect(made.schemas.InvoiceLine?.parse(line)).toEqual(line);
    expect(made.schemas.InvoiceLine?.safeParse({ ...line, bookingType: 'A' }).success).toBe(false);
    expect(made.schemas.InvoiceLine?.safeParse({ id: 1 }).success).toBe(false);
    const item = { ...line, _meta: { self: 'https://api.example/v1/salesinvoices/1/lines/1' } };
    expect(made.schemas.SalesInvoiceLineListItem?.parse(item)).toEqual(item);
  });
});

/** The names of fields that are a choice somewhere, but for those that are a constant somewhere: a line is known by one. */
const [constants, choices] = ['const', 'enum'].map((keyword) => {
  const names = new Set<string>();
  JSON.stringify(contract.components.schemas, (name, schema) => {
    if (typeof schema === 'object' && schema !== null && keyword in resolveRef(contract, schema)) names.add(name);
    return schema;
  });
  return names;
}) as [Set<string>, Set<string>];

/** A record as a later version of the platform might send it. */
function withNews(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withNews(one));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, one]) => [name, withNews(one, name)]);
    return { ...Object.fromEntries(fields), newField: { inside: [1] } };
  }
  if (constants.has(field) || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'string') return choices.has(field) ? 'new' : value + 'x'.repeat(3000);
  return choices.has(field) ? 99 : value;
}

describe('a bundle with one schema', () => {
  async function bundled(exports: string): Promise<string> {
    const entry = `export ${exports} from ${JSON.stringify(made.file)};`;
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

  test('has that schema and no other', async () => {
    const [all, one] = [await bundled('*'), await bundled('{ DebtorInput }')];
    expect(one).toContain('debtorKindId');
    for (const field of ['ArticleSku', 'creditorKindId', 'bookYear', 'lines', 'IBAN', '_meta']) {
      expect(all).toContain(`${field}:`);
      expect(one).not.toContain(field);
    }
    expect(gzipSync(one).length).toBeLessThan(1000);
    expect(one.length).toBeLessThan(all.length / 20);
  });

  test('has what the schema holds', async () => {
    const one = await bundled('{ DraftSalesInvoiceWithLinesInput }');
    for (const field of ['debtorId', 'lines', 'ArticleSku', 'salesTypeId', 'ledgerAccountId'])
      expect(one).toContain(field);
    expect(one).not.toContain('creditorId');
  });
});

test('no text of the contract but one sentence a schema is in the module', async () => {
  const text = await readFile(made.file, 'utf8');
  expect(text).toContain('/** A debtor to create, or to put in the place of an existing one. */');
  expect(text).not.toContain('#tag/');
  expect(text).not.toContain('Postal code, as the country writes it.');
});
