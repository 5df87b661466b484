import type { Call } from './call.ts';

interface Exporter {
  readonly path: string;
  readonly types?: readonly string[];
  readonly values?: readonly string[];
}

const getClientPath = (file: string): string => `../../../client/${file}.ts`;

/** Each from its own file: `index.ts` also exports functions that call operations, which would be an import cycle. */
const RUNTIME: readonly Exporter[] = [
  { path: getClientPath('runtime/authorization'), values: ['authorization', 'formContent'] },
  { path: getClientPath('runtime/client-options'), types: ['CallOptions'] },
  { path: getClientPath('runtime/json'), values: ['jsonContent'] },
  { path: getClientPath('runtime/client-core'), types: ['AnyOperation', 'CallPromise', 'ClientCore'] },
  { path: getClientPath('runtime/page'), types: ['AllFields', 'Choice', 'Listed', 'Page', 'SingleRecord', 'Whole'] },
  { path: getClientPath('runtime/pages'), types: ['Items'] },
  { path: getClientPath('runtime/pdf'), types: ['PdfContent', 'PdfFile'], values: ['pdfContent', 'pdfDocument'] },
];

/** Emits the imports that the code of these operations needs, so that bundles of other operations hold no more. */
export function emitImports(code: string, calls: readonly Call[], others: readonly Exporter[] = []): string {
  const types: Exporter = { path: './types.ts', types: calls.flatMap(listTypes) };
  const words = new Set(code.replaceAll(/\/\*\*.*?\*\//gs, '').match(/\w+/g));
  return [...RUNTIME, types, ...others]
    .flatMap(({ path, types = [], values = [] }) => [
      ...emitImport('import type', types, path, words),
      ...emitImport('import', values, path, words),
    ])
    .join('');
}

function emitImport(keyword: string, names: readonly string[], path: string, words: ReadonlySet<string>): string[] {
  const used = [...new Set(names)].filter((name) => words.has(name));
  return used.length > 0 ? [`${keyword} { ${used.sort().join(', ')} } from '${path}';\n`] : [];
}

/** Lists the types of the contract that an operation may use. */
const listTypes = ({ query, body, result, fieldsType }: Call): string[] =>
  [query?.type, body?.type, result.type, fieldsType].flatMap((name) => (name && !isForeign(name) ? [name] : []));

const isForeign = (name: string): boolean => name === 'void' || RUNTIME.some(({ types }) => types?.includes(name));
