import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnySchema } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/2020.js';
import { default as createStandaloneCode } from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'rolldown';
import type { Document } from '../../../contract/model.ts';
import { BuildError, repository } from '../../../scripts/lib/run.ts';
import { assets } from '../../assets.ts';
import {
  createInputAjv,
  createOutputAjv,
  createReferenceAdder,
  createSchemaValidators,
  toInputSchema,
} from '../../validation/ajv.ts';
import { toParameterSchema } from '../../validation/parameters.ts';
import { listRecordSchemas } from '../../validation/records.ts';
import { listResponseSchemas, PROBLEM_SCHEMA } from '../../validation/responses.ts';
import { toSchemaKey } from '../../validation/standalone.ts';
import { createValidatedContract, type ValidatedContract } from '../../validation/validated-contract.ts';

export type Contracts = Awaited<ReturnType<typeof readContracts>>;

export const readContracts = async () => ({
  contract: await readSlimContract(assets.contract),
  control: await readSlimContract(assets.control),
});

async function readSlimContract(file: URL): Promise<ValidatedContract> {
  const { info, paths, components } = JSON.parse(await readFile(file, 'utf8'), dropTexts) as Document;
  const document = { info, paths, components } as Document;
  return createValidatedContract(document, createSchemaValidators(document));
}

const TEXTS: ReadonlySet<string> = new Set(['description', 'summary', 'title']);

/** Drops texts. A record's property of that name is a schema, and examples of bodies are objects by name. */
function dropTexts(key: string, value: unknown): unknown {
  const isDropped = typeof value === 'string' ? TEXTS.has(key) : key === 'examples' && !Array.isArray(value);
  return isDropped ? undefined : value;
}

/** Module that a host's `validators.d.ts` declares. */
export const VALIDATORS = './validators.js';

const PREFIX = '\0validators:';

export function validatorsPlugin({ contract, control }: Contracts): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    contractInput: () => createModule(createInputAjv(OPTIONS), contract, listInputSchemas(contract)),
    contractOutput: () => createModule(createOutputAjv(OPTIONS), contract, listOutputSchemas(contract)),
    controlInput: () => createModule(createInputAjv(OPTIONS), control, listInputSchemas(control)),
    controlOutput: () => createModule(createOutputAjv(OPTIONS), control, listOutputSchemas(control)),
  };
  const index = [
    ...Object.keys(modules).map((name) => `import { validators as ${name} } from '${PREFIX}${name}';`),
    'export const validators = {',
    '  contract: { input: contractInput, output: contractOutput },',
    '  control: { input: controlInput, output: controlOutput },',
    '};',
  ].join('\n');
  return {
    name: 'validators',
    resolveId(id, importer = '') {
      // A package may have a module of the same name.
      if (id === VALIDATORS && !importer.includes('/node_modules/')) return `${PREFIX}index`;
      if (id.startsWith(PREFIX)) return id;
      return /^\/(?:contract|mocks)\//.test(id) ? join(repository, id) : undefined;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      return { code: name === 'index' ? index : String(modules[name]?.()), moduleType: 'js' };
    },
  };
}

// The types declare a module, but the package is CommonJS.
const standaloneCode = createStandaloneCode as unknown as typeof createStandaloneCode.default;

/** Imports of validators, by the names in their code. */
const RUNTIME = {
  formats: ['formats', 'mocks/validation/validators.ts'],
  hasValidCheckDigits: ['hasValidCheckDigits', 'contract/check-digits.ts'],
} as const;

const OPTIONS = { inlineRefs: false, code: { source: true, esm: true, formats: _`formats` } } as const;

function listInputSchemas({ operations, resources }: ValidatedContract): readonly object[] {
  const names = [
    ...operations.map(({ body }) => body?.schema),
    ...[...resources.values()].map(({ input }) => input),
  ].filter((name) => name !== undefined);
  const parameters = operations.flatMap((operation) => operation.parameters.map(toParameterSchema));
  return [...[...new Set(names)].map(toInputSchema), ...parameters];
}

const listOutputSchemas = (contract: ValidatedContract): readonly object[] => [
  ...(contract.document.components.schemas.Problem ? [PROBLEM_SCHEMA] : []),
  ...contract.operations.flatMap(listResponseSchemas),
  ...[...contract.resources.values()]
    .filter(({ hasTable }) => hasTable)
    .flatMap((resource) => listRecordSchemas(contract, resource)),
];

function createModule(ajv: Ajv2020, { document }: ValidatedContract, schemas: readonly object[]): string {
  const addReferences = createReferenceAdder(ajv, document);
  const byKey = new Map<string, object>();
  for (const schema of schemas) {
    const key = toSchemaKey(schema);
    const known = byKey.get(key);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new BuildError(`Two schemas have the key ${key}: ${JSON.stringify([known, schema])}`);
    }
    if (known) continue;
    byKey.set(key, schema);
    addReferences(schema);
    if (!isReference(schema)) ajv.addSchema(schema as AnySchema, toId(key));
  }
  const exports = [...byKey].map(([key, schema]) => [toExportName(key), isReference(schema) ? schema.$ref : toId(key)]);
  return toModule(standaloneCode(ajv, Object.fromEntries(exports)));
}

const isReference = (schema: object): schema is { readonly $ref: string } => '$ref' in schema;

/** Returns an identifier in the document, so that references lead to its components. */
const toId = (key: string): string => `#/validators/${key}`;

const toExportName = (key: string): string => `_${key}`;

function toModule(code: string): string {
  const imports = new Map<string, string>();
  const body = code
    .replace('"use strict";', '')
    .replaceAll(/require\("(ajv\/dist\/runtime\/\w+)"\)/g, (_match, path: string) => {
      const name = path.replaceAll(/\W/g, '_');
      imports.set(name, `${path}.js`);
      return name;
    });
  if (body.includes('require(')) throw new BuildError('The validators require a module that is not expected');
  const names = [...body.matchAll(/export const _(\w+) = (\w+);/g)].map(([, key, name]) => `"${key}": ${name}`);
  return [
    ...Object.values(RUNTIME).map(([name, path]) => `import { ${name} } from '/${path}';`),
    ...[...imports].map(([name, path]) => `import ${name} from '${path}';`),
    body.replaceAll(/export const _\w+ = \w+;/g, ''),
    `export const validators = { ${names.join(', ')} };`,
  ].join('\n');
}
