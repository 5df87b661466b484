import { expect } from 'vitest';
import type { ZodType } from 'zod';
import { lazy } from '../../../contract/memoize.ts';
import { incomplete, nonsense, patches, rightBodies, type Sent } from './bodies.ts';
import { compile, sources, type TypeFault } from './compile.ts';
import { summarize } from './summarize.ts';

export interface GeneratedSchemas {
  /** Makes the schemas, and says what the tool complained of. */
  readonly generate: () => Promise<readonly string[]>;
  readonly output: string;
  readonly file: string;
  /** Name of the schema of the body of an operation. */
  readonly nameOf: (operation: string) => string;
}

/** The checks of generated zod schemas: of their code, and of what they make of a body. */
export function schemaTrials({ generate, output, file, nameOf }: GeneratedSchemas) {
  const generated = lazy(generate);
  const schemaOf = lazy(async () => {
    await generated();
    const schemas = (await import(file)) as Readonly<Record<string, ZodType>>;
    return (operation: string): ZodType => {
      const schema = schemas[nameOf(operation)];
      if (!schema) throw new Error(`there is no schema ${nameOf(operation)}`);
      return schema;
    };
  });
  return {
    loads: async () => expect(summarize(await generated())).toEqual([]),
    compiles: async () => {
      await generated();
      expect(summarize(compile(sources(output)).map(({ text }: TypeFault) => text))).toEqual([]);
    },
    patch: async () => {
      const schema = await schemaOf();
      const parsed = patches.map(({ operation, body }) => schema(operation).parse(body));
      expect(parsed).toEqual(patches.map(({ body }) => body));
    },
    nonsense: async () => expect(taken(await schemaOf(), nonsense)).toEqual([]),
    incomplete: async () => expect(taken(await schemaOf(), incomplete)).toEqual([]),
    right: async () =>
      expect(taken(await schemaOf(), rightBodies)).toEqual(rightBodies.map(({ operation }) => operation)),
  };
}

const taken = (schema: (operation: string) => ZodType, sent: readonly Sent[]): string[] =>
  sent.filter(({ operation, body }) => schema(operation).safeParse(body).success).map(({ operation }) => operation);
