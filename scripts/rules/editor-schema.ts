import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import type { ErrorObject } from 'ajv';
import { parseFile, readFiles, reportPointer, type TextFile } from './lib/files.ts';

/**
 * A file fits the JSON Schema that its first line names, by which an editor underlines a keyword that does not exist, or has another
 * value.
 *
 * ```yaml
 * # wrong
 * number: { type: string, x-uniqe: true }
 * # right
 * number: { type: string, x-unique: true }
 * ```
 */
export const editorSchema: Oas3Rule = () => ({
  Root: {
    leave(_root, context) {
      const { absoluteRef } = context.location.source;
      const findErrors = createFileValidator(join(dirname(absoluteRef), 'editor'));
      for (const file of readFiles(absoluteRef, 'yaml')) {
        // The rule on patterns says what is wrong with one.
        const errors = (findErrors(file) ?? []).filter(({ keyword }) => keyword !== 'format');
        // A keyword that is misspelt is missing too.
        const error = errors.find(({ params }) => 'additionalProperty' in params) ?? errors[0];
        if (!error) continue;
        const { additionalProperty: key } = error.params as Params;
        const pointer = [error.instancePath, ...(key === undefined ? [] : [key])].join('/');
        reportPointer(
          context,
          file,
          `#${pointer}`,
          `Correct ${pointer.split('/').findLast((name) => !/^[0-9]+$/.test(name))}: ${describe(error)}.`,
        );
      }
    },
  },
});

interface Params {
  readonly additionalProperty?: string;
  readonly allowedValue?: unknown;
  readonly allowedValues?: readonly unknown[];
}

function describe({ params, message }: ErrorObject): string {
  const { additionalProperty, allowedValue, allowedValues = [allowedValue] } = params as Params;
  if (additionalProperty !== undefined) return 'there is no such keyword here';
  return allowedValues[0] === undefined ? `it ${message}` : `it must be ${allowedValues.join(' or ')}`;
}

/**
 * Creates a function that finds what is wrong with a file; undefined for a file that names no schema.
 *
 * @param folder holds the schemas.
 */
export function createFileValidator(folder: string): (file: TextFile) => readonly ErrorObject[] | undefined {
  // Only loaded by the lint, which is for developers, while every build loads this plugin.
  const require = createRequire(import.meta.url);
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const ajv = new Ajv2020({ strict: false, strictSchema: true, allErrors: true });
  (require('ajv-formats') as typeof import('ajv-formats')).default.default(ajv);
  for (const path of globSync(join(folder, '*.schema.json'))) {
    ajv.addSchema(JSON.parse(readFileSync(path, 'utf8')) as object, path);
  }
  return (file) => {
    const [, name] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(file.text) ?? [];
    const validate = name === undefined ? undefined : ajv.getSchema(join(dirname(file.file), name));
    if (!validate) return undefined;
    validate(parseFile(file));
    return validate.errors ?? [];
  };
}
