import { posix } from 'node:path';

/** The hand-written YAML files of the contract, parsed, by their path from `openapi/`: `resources/debtors.yaml`. */
export type Files = Readonly<Record<string, unknown>>;

const contents = 'openapi.yaml';

/** Where the files of the contract are not laid out as agreed, in sentences that begin with the file. */
export function layoutProblems(files: Files, bundle: object): string[] {
  const fragments = Object.keys(files).filter((file) => /^(resources|shared)\//.test(file));
  return [
    ...fragments.flatMap((file) => [...documentProblems(file, files), ...referenceProblems(file, files)]),
    ...fragments.filter(isResource).flatMap((file) => nameProblems(file, files)),
    ...contentsProblems(files),
    ...unusedComponents(files, bundle as Json),
  ];
}

const isResource = (file: string): boolean => file.startsWith('resources/');

/** Each file is a document by itself, so that editors and linters understand it. */
function documentProblems(file: string, files: Files): string[] {
  const version = (files[contents] as Json | undefined)?.openapi;
  const { openapi, info, paths, components } = files[file] as Json;
  const { title, version: own } = (info ?? {}) as Json;
  if (openapi !== version) return [`${file} says openapi: ${openapi}, and ${contents} says ${version}.`];
  return title && own && (paths ?? components)
    ? []
    : [`${file} is no document by itself: it needs info and components.`];
}

/** `sales-types.yaml` holds `/v1/SalesTypes` and what is below it, and nothing else. */
function nameProblems(file: string, files: Files): string[] {
  const name = posix.basename(file, '.yaml');
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return [`${file} is not named in kebab-case.`];
  const paths = Object.keys(pathsOf(files[file]));
  if (paths.length === 0) return [`${file} has no paths. Shared pieces stand in shared/.`];
  return paths.flatMap((path) => {
    const [first = '', second = ''] = path.split('/').slice(1);
    const segment = first === 'v1' ? second : first;
    return segment.toLowerCase() === name.replaceAll('-', '')
      ? []
      : [`${file} holds ${path}, which is of another file.`];
  });
}

/** A resource refers to itself and to shared files, a shared file to shared files: never to another resource's inside. */
function referenceProblems(file: string, files: Files): string[] {
  return referencesIn(files[file]).flatMap((reference) => {
    const { target, pointer } = resolved(file, reference);
    if (target !== file && !target.startsWith('shared/')) return [`${file} refers to ${target}: move it to shared/.`];
    return at(files[target], pointer) === undefined ? [`${file} refers to ${reference}, which does not exist.`] : [];
  });
}

/** The contents page lists the paths of all resources, and each leads to the path of the same name. */
function contentsProblems(files: Files): string[] {
  const listed = pathsOf(files[contents]);
  const written = Object.keys(files)
    .filter(isResource)
    .flatMap((file) => Object.keys(pathsOf(files[file])).map((path) => [path, file] as const));
  const absent = written
    .filter(([path]) => !(path in listed))
    .map(([path, file]) => `${file} holds ${path}, which ${contents} does not list.`);
  const wrong = Object.entries(listed).flatMap(([path, item]) => {
    const { $ref } = item as { $ref?: string };
    if (!$ref) return [`${contents} describes ${path} itself: move it to a file in resources/.`];
    const { target, pointer } = resolved(contents, $ref);
    const isThere = at(files[target], pointer) !== undefined;
    return isThere && pointer.at(-1) === path ? [] : [`${contents} sends ${path} to ${$ref}.`];
  });
  return [...absent, ...wrong];
}

/** A record that no operation returns by itself is there as what its list holds. */
const isKnown = (components: Json, name: string): boolean => name in components || `${name}ListItem` in components;

/** What a file defines is in the bundle, or nothing refers to it. A component that only refers to another may be gone. */
function unusedComponents(files: Files, bundle: Json): string[] {
  const known = bundle.components as Record<string, Json>;
  return Object.entries(files).flatMap(([file, document]) => {
    const kinds = Object.entries(((document as Json).components ?? {}) as Record<string, Json>);
    const components = kinds.flatMap(([kind, named]) =>
      Object.entries(named).map(([name, value]) => ({ kind, name, value })),
    );
    return components
      .filter(({ kind, name, value }) => !isKnown(known[kind] ?? {}, name) && !('$ref' in (value as Json)))
      .map(({ kind, name }) => `${file} has ${kind}/${name}, which nothing refers to.`);
  });
}

type Json = Record<string, unknown>;

const pathsOf = (document: unknown): Json => ((document as Json | undefined)?.paths ?? {}) as Json;

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
  const segments = pointer.split('/').slice(1);
  return { target, pointer: segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')) };
}

function at(document: unknown, pointer: readonly string[]): unknown {
  return pointer.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document);
}
