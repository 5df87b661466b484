import { expect, it } from 'vitest';
import { createTypesModule } from './types-module.ts';

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

it('the module has the declarations below its own documentation', () => {
  const module = createTypesModule(declarations);
  expect(module).toMatch(/^\/\*\*\n \* The types of the Accounting Platform API/);
  expect(module).not.toContain('Do not edit');
  expect(module).toContain(declarations.slice(declarations.indexOf('export')));
});

it('the module exports schemas by name', () => {
  expect(createTypesModule(declarations)).toContain(
    "export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];",
  );
});
