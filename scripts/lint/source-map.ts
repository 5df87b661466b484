import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isMap, isSeq, LineCounter, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { parsePointer } from '../../contract/json-pointer.ts';

/** A line of a hand-written file, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** Keys at the end of a pointer that the file lacks, because the build adds them. */
  readonly missing: number;
}

interface Source {
  readonly file: string;
  readonly contents: Node | null;
  readonly lines: LineCounter;
}

export type SourceMap = ReturnType<typeof createSourceMap>;

/** Schemas that the build makes from a record. */
const GENERATED = /(ListItem|List|Replacement)$/;

/**
 * Creates a map from a bundle to the hand-written files.
 *
 * @param root the file that the bundle is made from.
 */
export function createSourceMap(root: string) {
  const sources = new Map<string, Source>();
  for (const file of [root, ...globSync(join(dirname(root), 'conventions/*.yaml'))]) readSources(file, sources);

  /** Finds what a pointer into the bundle leads to, or the nearest part around it that is hand-written. */
  function find(pointer: string): Place {
    const [top, kind = '', name = '', ...rest] = parsePointer(pointer);
    if (top !== 'components') return findIn(root, parsePointer(pointer));
    const record = name.replace(GENERATED, '');
    const candidates = [name, record, `${record}Input`].flatMap((written) =>
      [...sources.keys()].map((file) => findIn(file, ['components', kind, written, ...rest])),
    );
    return chooseNearest(candidates.filter(({ missing }) => missing <= rest.length)) ?? findIn(root, []);
  }

  function findIn(file: string, path: readonly string[]): Place {
    const source = sources.get(file);
    const start = { file, line: 1, missing: path.length };
    return source ? walk(source, source.contents, path, start) : start;
  }

  function walk(source: Source, node: unknown, path: readonly string[], last: Place): Place {
    const [key, ...rest] = path;
    if (key === undefined || (!isMap(node) && !isSeq(node))) return last;
    const found = findChild(node, key);
    if (!found) return isMap(node) ? walkParts(source, node, path, last) : last;
    const { line } = source.lines.linePos(found.offset);
    return walk(source, found.value, rest, { file: source.file, line, missing: rest.length });
  }

  /** Looks in the schemas that a schema refers to, or is made of. */
  function walkParts(source: Source, node: YAMLMap, path: readonly string[], last: Place): Place {
    const parts = ['allOf', 'oneOf'].map((keyword) => node.get(keyword)).filter(isSeq);
    const candidates = parts.flatMap(({ items }) => items.map((part) => walk(source, part, path, last)));
    const reference = node.get('$ref');
    if (typeof reference === 'string') candidates.push(follow(source, reference, path));
    return chooseNearest([last, ...candidates]) ?? last;
  }

  function follow({ file }: Source, reference: string, path: readonly string[]): Place {
    const [target = '', pointer = ''] = reference.split('#');
    return findIn(resolve(dirname(file), target || file), [...parsePointer(pointer), ...path]);
  }

  /** Counts the last keys of a pointer that its file does not have; none when the file is not a part of the bundle. */
  const countMissing = (file: string, pointer: string): number =>
    sources.has(file) ? findIn(file, parsePointer(pointer)).missing : 0;

  return { find, countMissing };
}

function findChild(node: YAMLMap | YAMLSeq, key: string): { value: unknown; offset: number } | undefined {
  if (isSeq(node)) {
    const value = node.items[Number(key)] as Node | undefined;
    return value && { value, offset: value.range?.[0] ?? 0 };
  }
  const pair = node.items.find((item) => String(item.key) === key);
  return pair && { value: pair.value, offset: (pair.key as Node).range?.[0] ?? 0 };
}

const chooseNearest = (places: readonly Place[]): Place | undefined =>
  places.toSorted((a, b) => a.missing - b.missing)[0];

/** Reads a file, and all that it refers to. */
function readSources(file: string, sources: Map<string, Source>): void {
  if (sources.has(file) || !existsSync(file)) return;
  const lines = new LineCounter();
  const text = readFileSync(file, 'utf8');
  sources.set(file, { file, lines, contents: parseDocument(text, { lineCounter: lines }).contents });
  for (const [, target = ''] of text.matchAll(/\$ref: ["']?([^#"'\s]+\.yaml)/g)) {
    readSources(resolve(dirname(file), target), sources);
  }
}
