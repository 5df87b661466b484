import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../contract/document.ts';
import { emitFields } from './emit-fields.ts';

const createContract = (...schemas: readonly Record<string, string>[]): OpenApiDocument =>
  ({
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    paths: {},
    components: {
      schemas: Object.fromEntries(
        schemas.map((kinds, index) => [
          `Thing${index}`,
          {
            properties: Object.fromEntries(
              Object.entries(kinds).map(([name, kind]) => [name, { type: 'string', 'x-normalize': kind }]),
            ),
          },
        ]),
      ),
    },
  }) as unknown as OpenApiDocument;

describe('the module of fields', () => {
  it('names the compact fields, in their order', () => {
    const code = emitFields(createContract({ vatNumber: 'compact', name: 'line' }, { iban: 'compact' }));
    expect(code).toContain('COMPACT_FIELDS: readonly string[] = ["iban","vatNumber"];');
  });

  it('is an error of the build when a name has two kinds', () => {
    expect(() => emitFields(createContract({ code: 'compact' }, { code: 'line' }))).toThrow(
      'code has another x-normalize in one schema than in another.',
    );
  });
});
