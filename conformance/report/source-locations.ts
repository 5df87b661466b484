import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import { parsePointer } from '../../scripts/document/json-pointer.ts';
import { METHODS } from '../../scripts/document/openapi.ts';
import { repository } from '../../scripts/lib/run.ts';

/** A line of a hand-written file, relative to the repository. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

/** Finds what a violation is about: a part of a schema or a header, else the operation. */
export type Locate = (operation: string, pointer?: string) => SourceLocation | undefined;

interface Source {
  readonly file: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

/** A component, and the file that it is in. */
interface Component extends SourceLocation {
  readonly node: YAMLMap;
  readonly source: Source;
}

/** Creates a function that finds the lines of `openapi/`, which is read when it is first called. */
export function createLocator(folder = join(repository, 'openapi')): Locate {
  let index: ReturnType<typeof createIndex> | undefined;
  return (operation, pointer) => {
    index ??= createIndex(folder);
    const [kind, type = '', name = '', ...path] = pointer === undefined ? [] : parsePointer(pointer);
    const component = kind === 'components' ? index.findComponent(type, name) : undefined;
    const location = component ? index.findPart(component, path) : index.operations.get(operation);
    return location && { file: location.file, line: location.line };
  };
}

function createIndex(folder: string) {
  const sources = readSources(folder);
  const operations = new Map<string, SourceLocation>();
  const components = new Map<string, Component>();
  for (const source of sources) {
    for (const [id, line] of listOperations(source)) operations.set(id, { file: source.file, line });
    for (const [name, node, line] of listComponents(source)) {
      components.set(name, { file: source.file, line, node, source });
    }
  }

  /** A schema that is derived from that of a record, such as `DebtorListItem`, is where the record is. */
  const findComponent = (type: string, name: string): Component | undefined =>
    components.get(`${type}/${name}`) ??
    components.get(`${type}/${name.replace(/(ListItem|List|Replacement|Input|Patch)$/, '')}`);

  /** The line of a property, which may be in a schema that the component is made of. */
  function findPart(component: Component, path: readonly string[]): SourceLocation {
    const [keyword, name] = path;
    if (keyword !== 'properties' || name === undefined) return component;
    const { source, node } = component;
    const line = findKeyLine(source, node, ['properties', name]);
    if (line !== undefined) return { file: component.file, line };
    const parts = [...JSON.stringify(node.toJSON()).matchAll(/"\$ref":"[^"]*\/schemas\/(\w+)"/g)].map(
      ([, part]) => part,
    );
    const inner = parts.flatMap((part) => components.get(`schemas/${part}`) ?? []);
    return inner.map((part) => findPart(part, path)).find((found) => !inner.includes(found as Component)) ?? component;
  }

  return { operations, findComponent, findPart };
}

function readSources(folder: string): readonly Source[] {
  return ['resources', 'shared', 'conventions'].flatMap((name) =>
    readdirSync(join(folder, name)).map((file): Source => {
      const path = join(folder, name, file);
      const lines = new LineCounter();
      const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
      return { file: relative(repository, path).replaceAll('\\', '/'), document, lines };
    }),
  );
}

/** The operations of a file by their identifiers, with the lines of their methods. */
function listOperations(source: Source): readonly (readonly [id: string, line: number])[] {
  return entriesOf(source.document.get('paths')).flatMap(([, item]) =>
    entriesOf(item).flatMap(([key, operation]) => {
      const id = isMap(operation) ? operation.get('operationId') : undefined;
      const isOperation = METHODS.some((method) => method === String(key));
      return isOperation && typeof id === 'string' ? [[id, getLine(source, key)] as const] : [];
    }),
  );
}

function listComponents(source: Source): readonly (readonly [name: string, node: YAMLMap, line: number])[] {
  return entriesOf(source.document.get('components')).flatMap(([type, group]) =>
    entriesOf(group).flatMap(([key, node]) =>
      isMap(node) ? [[`${String(type)}/${String(key)}`, node, getLine(source, key)] as const] : [],
    ),
  );
}

function findKeyLine(source: Source, node: YAMLMap, path: readonly string[]): number | undefined {
  const [name = '', ...rest] = path;
  const entry = entriesOf(node).find(([key]) => String(key) === name);
  if (!entry) return undefined;
  const [key, value] = entry;
  if (rest.length === 0) return getLine(source, key);
  return isMap(value) ? findKeyLine(source, value, rest) : undefined;
}

const entriesOf = (node: unknown): readonly (readonly [key: Node, value: unknown])[] =>
  isMap(node) ? node.items.map(({ key, value }) => [key as Node, value] as const) : [];

const getLine = ({ lines }: Source, key: Node): number =>
  isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1;
