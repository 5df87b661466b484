import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { needed } from './needed.ts';

/** A record that is made of parts, one of which is made of parts itself. `name` is required of all. */
const nested = {
  openapi: '3.1.1',
  info: { title: 'Shops', version: '1.0.0' },
  paths: {
    '/shops': {
      get: {
        operationId: 'getShop',
        responses: {
          200: {
            description: 'OK',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Shop' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Name: { type: 'object', properties: { name: { type: 'string' } } },
      Named: { allOf: [{ $ref: '#/components/schemas/Name' }] },
      Shop: { type: 'object', allOf: [{ $ref: '#/components/schemas/Named' }], required: ['name'] },
    },
  },
};

it('openapi-typescript loses what is required beside a nested allOf', async () => {
  const types = astToString(await openapiTypescript(nested as never));
  expect(types, needed('scripts/bundle/flatten.ts')).toContain('Shop: components["schemas"]["Named"];');
});

it('orval names the type of an enumeration after its field', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tools-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [source, target] = [join(folder, 'openapi.json'), join(folder, 'api.ts')];
  const shop = { type: 'object', properties: { size: { type: 'integer', enum: [1, 2] } } };
  await writeFile(source, JSON.stringify({ ...nested, components: { schemas: { Shop: shop } } }));
  await generate({ input: source, output: { target, client: 'fetch' } }, folder);
  const types = await readFile(target, 'utf8');
  expect(types, needed('client/generator/orval/simplify-schema.ts')).toContain('export type ShopSize =');
});

describe('zod', () => {
  it('accepts a sum that is not a multiple in JSON', () => {
    expect(
      z
        .number()
        .multipleOf(0.1)
        .safeParse(0.1 + 0.2).success,
      needed('decimals of the client'),
    ).toBe(true);
  });

  it('accepts a URL with a space, and rejects an address of RFC 5322', () => {
    const formats = 'client/generator/schema-module/runtime/formats.ts';
    expect(z.url().safeParse('http://example.com/a b').success, needed(formats)).toBe(true);
    expect(z.email().safeParse('jan&co@example.com').success, needed(formats)).toBe(false);
  });
});
