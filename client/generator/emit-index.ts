import type { GeneratedFile } from './emit-operations.ts';

const RUNTIME = '../../../client';

const exportAll = (path: string): string => `export * from '${path}';\n`;

/** Emits the module of the package: the runtime, the functions of the operations, and the types. */
export const emitIndex = (operations: readonly GeneratedFile[]): GeneratedFile => ({
  file: 'index',
  code: [
    exportAll(`${RUNTIME}/index.ts`),
    ...operations.map(({ file }) => exportAll(`./operations/${file}.ts`)),
    exportAll('./types.ts'),
    '// The class: /types has the body of the response, which has the same name.\n',
    `export { TokenError } from '${RUNTIME}/index.ts';\n`,
  ].join(''),
});

export const emitHooksIndex = (hooks: readonly GeneratedFile[]): GeneratedFile => ({
  file: 'index',
  code: [
    ...hooks.map(({ file }) => exportAll(`./${file}.ts`)),
    `export { AccountingClientProvider, type AccountingClientProviderProps, useAccountingClient } from '../${RUNTIME}/react-query/client-provider.ts';\n`,
    `export type { HookRequestOptions } from '../${RUNTIME}/react-query/use-call.ts';\n`,
    `export { getClientQueryKey } from '../${RUNTIME}/react-query/use-query-options.ts';\n`,
  ].join(''),
});

/** Emits the module `/msw`, with a function that returns the handlers of all operations. */
export function emitMockIndex(handlers: readonly GeneratedFile[]): GeneratedFile {
  const functions = handlers.map(({ file, code }) => ({
    file,
    name: /export const (get\w+Mock) = \(\) => \[/.exec(code)?.[1],
  }));
  const code = [
    `import type { HttpHandler } from 'msw';\n`,
    ...functions.map(({ file, name }) => `import { ${name} } from './${file}.ts';\n`),
    ...handlers.map(({ file }) => exportAll(`./${file}.ts`)),
    `export { atBaseUrl } from '../${RUNTIME}/msw/at-base-url.ts';\n`,
    '/** Returns a handler for every operation, which answers with the first recorded example of its successful response. */\n',
    `export const getMockHandlers = (): HttpHandler[] => [${functions.map(({ name }) => `...${name}()`).join(', ')}];\n`,
  ];
  return { file: 'index', code: code.join('') };
}
