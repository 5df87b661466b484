import { expect, test } from 'vitest';
import { typesModule } from './types-module.ts';

const declarations = `/**
 * Types of the API. Do not edit.
 */
export interface components {
    schemas: {
        /** @description A debtor. */
        Debtor: { name: string };
    };
}
`;

test('the module has the declarations, under words for who uses them', () => {
  const module = typesModule(declarations);
  expect(module).toMatch(/^\/\*\*\n \* The types of the Accounting Platform API alone/);
  expect(module).not.toContain('Do not edit');
  expect(module).toContain(declarations.slice(declarations.indexOf('export')));
});

test('the module names a schema by its name', () => {
  expect(typesModule(declarations)).toContain(
    "export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];",
  );
});
