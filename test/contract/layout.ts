import { posix } from 'node:path';
import type { Json } from '../../contract/document.ts';
import { parsePointer } from '../../contract/json-pointer.ts';

/** The hand-written YAML files of the contract, parsed, by their path from `openapi/`: `resources/debtors.yaml`. */
export type Files = Readonly<Record<string, unknown>>;

const contents = 'openapi.yaml';

/** Lists the mistakes in the layout of the files of the contract, in sentences that begin with the file. */
export function layoutProblems(files: Files): string[] {
  const fragments = Object.keys(files).filter((file) => file !== contents);
  return [
    ...fragments.flatMap((file) => [...fragmentProblems(file, files), ...referenceProblems(file, files)]),
    ...fragments.filter(isResource).flatMap((file) => nameProblems(file, files)),
    ...contentsProblems(files),
  ];
}

/** The files that somebody opens who reads a schema to its end, without the conventions. */
export function filesBehind(files: Files, file: string, name: string): Set<string> {
  const seen = new Set<string>();
  const opened = new Set<string>();
  const visit = (from: string, value: unknown): void => {
    for (const reference of referencesIn(value)) {
      const { target, pointer } = resolved(from, reference);
      const key = `${target}#${pointer.join('/')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      opened.add(target);
      visit(target, at(files[target], pointer));
    }
  };
  opened.add(file);
  visit(file, at(files[file], ['components', 'schemas', name]));
  return opened;
}

const isResource = (file: string): boolean => file.startsWith('resources/');

/** A fragment is the part of a document that it adds: no header, and no name that another folder has too. */
function fragmentProblems(file: string, files: Files): string[] {
  const { paths, components, ...unexpected } = files[file] as Json;
  const name = posix.basename(file);
  const twin = Object.keys(files).find((candidate) => candidate < file && posix.basename(candidate) === name);
  return [
    ...((paths ?? components) ? [] : [`${file} has neither paths nor components.`]),
    ...Object.keys(unexpected).map((key) => `${file} has ${key}, which only ${contents} has.`),
    ...(twin ? [`${file} and ${twin} have the same name.`] : []),
  ];
}

/** `sales-types.yaml` holds `/v1/SalesTypes` and what is below it, and nothing else. */
function nameProblems(file: string, files: Files): string[] {
  const name = posix.basename(file, '.yaml');
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return [`${file} is not named in kebab-case.`];
  const paths = Object.keys(getPaths(files[file]));
  if (paths.length === 0) return [`${file} has no paths. Shared pieces are in shared/.`];
  return paths.flatMap((path) => {
    const [first = '', second = ''] = path.split('/').slice(1);
    const segment = first === 'v1' ? second : first;
    return segment.toLowerCase() === name.replaceAll('-', '')
      ? []
      : [`${file} holds ${path}, which belongs to another file.`];
  });
}

/** A file refers to itself, to shared files and to conventions: never to the inside of a resource. */
function referenceProblems(file: string, files: Files): string[] {
  return referencesIn(files[file]).flatMap((reference) => {
    const { target, pointer } = resolved(file, reference);
    if (target !== file && !/^(shared|conventions)\//.test(target)) {
      return [`${file} refers to ${target}: move it to shared/.`];
    }
    return at(files[target], pointer) === undefined ? [`${file} refers to ${reference}, which does not exist.`] : [];
  });
}

/** The contents page lists the paths of all resources, and each leads to the path of the same name. */
function contentsProblems(files: Files): string[] {
  const listed = getPaths(files[contents]);
  const written = Object.keys(files)
    .filter(isResource)
    .flatMap((file) => Object.keys(getPaths(files[file])).map((path) => [path, file] as const));
  const absent = written
    .filter(([path]) => !(path in listed))
    .map(([path, file]) => `${file} holds ${path}, which ${contents} does not list.`);
  const misplaced = Object.entries(listed).flatMap(([path, item]) => {
    const { $ref } = item as { $ref?: string };
    if (!$ref) return [`${contents} describes ${path} itself: move it to a file in resources/.`];
    const { target, pointer } = resolved(contents, $ref);
    const isThere = at(files[target], pointer) !== undefined;
    return isThere && pointer.at(-1) === path ? [] : [`${contents} sends ${path} to ${$ref}.`];
  });
  return [...absent, ...misplaced];
}

const getPaths = (document: unknown): Json => ((document as Json | undefined)?.paths ?? {}) as Json;

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as Json).$ref;
  const mapping = ((value as Json).discriminator as { mapping?: Record<string, string> } | undefined)?.mapping;
  const inside = Object.values(value).flatMap(referencesIn);
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(mapping ?? {}), ...inside];
}

function resolved(from: string, reference: string): { target: string; pointer: string[] } {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? from : posix.join(posix.dirname(from), file);
  return { target, pointer: parsePointer(decodeURIComponent(pointer)) };
}

function at(document: unknown, pointer: readonly string[]): unknown {
  return pointer.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document);
}
