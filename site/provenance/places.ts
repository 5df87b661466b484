import { getByPointer, parsePointer } from '../../scripts/document/json-pointer.ts';
import { isMethod, METHODS } from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { operationAnchor, reference, tagAnchor } from '../pages/anchors.ts';

/** A place in the contract: what it is called, and where the reference shows it. */
export interface Place {
  readonly text: string;
  /** Relative to the folder of the site. */
  readonly href?: string;
}

interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
}

type Component = Readonly<Record<string, unknown>>;

/** The bundle, as far as it is read here. */
export interface Bundle {
  readonly tags: readonly { readonly name: string }[];
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Component>>>>;
}

/**
 * Says of a `carriedBy` what it leads to.
 *
 * @throws BuildError when it leads nowhere.
 */
export function createPlaces(bundle: Bundle): (pointer: string) => Place {
  const shownBy = operationsThatShow(bundle);
  const guides = new Map(bundle.tags.map(({ name }) => [tagAnchor(name), name]));

  function placeOf([part = '', name = '', member = '', ...rest]: readonly string[]): Place {
    if (part === 'paths') return inPaths(bundle, name, member, rest);
    if (part === 'components') {
      const href = shownBy.get(`#/components/${name}/${member}`);
      return { text: [componentName(bundle, name, member), ...fields(rest)].join(' › '), ...(href && { href }) };
    }
    if (part === 'servers') return { text: `Server ${bundle.servers[Number(name)]?.url}`, href: reference };
    return { text: elsewhere[`${part}/${name}`] ?? elsewhere[part] ?? part, href: reference };
  }

  return (pointer) => {
    const keys = parsePointer(pointer);
    const guide = guides.get(pointer);
    if (guide !== undefined) return { text: guide, href: reference + pointer };
    if (pointer.startsWith('#/') && getByPointer(bundle, pointer) !== undefined) return placeOf(keys);
    throw new BuildError(`openapi/provenance: ${pointer} leads nowhere.`);
  };
}

const linkTo = ({ operationId }: Operation): string => reference + operationAnchor(operationId);

const elsewhere: Readonly<Record<string, string>> = {
  'info/description': 'Introduction',
  'info/version': 'Version of the contract',
  security: 'Security of all operations',
};

function operationsOf(item: Readonly<Record<string, unknown>>): Operation[] {
  return METHODS.flatMap((method) => (item[method] ? [item[method] as Operation] : []));
}

function inPaths({ paths }: Bundle, path: string, member: string, rest: readonly string[]): Place {
  const item = paths[path] ?? {};
  if (isMethod(member)) {
    return {
      text: [`${member.toUpperCase()} ${path}`, ...fields(rest)].join(' › '),
      href: linkTo(item[member] as Operation),
    };
  }
  const [tag] = operationsOf(item)[0]?.tags ?? [];
  return { text: path, ...(tag !== undefined && { href: reference + tagAnchor(tag) }) };
}

/** A parameter goes by the name that clients know. */
function componentName({ components }: Bundle, kind: string, name: string): string {
  const known = components[kind]?.[name]?.name;
  if (kind === 'parameters') return `${String(known ?? name)} parameter`;
  if (kind === 'responses') return `${name} answer`;
  if (kind === 'headers') return `${name} header`;
  return name;
}

/** Keys without those that only say what kind of thing follows. */
const fields = (keys: readonly string[]): string[] =>
  keys.filter((key, index) => !['properties', 'content', 'schema'].includes(key) || keys[index - 1] === 'properties');

/**
 * The link to the operation at which a component is seen: the first one among those that are the fewest references
 * away from it.
 */
function operationsThatShow({ paths, components }: Bundle): Map<string, string> {
  const shownBy = new Map<string, string>();
  let around = Object.values(paths).flatMap((item) =>
    operationsOf(item).map((operation) => ({ part: [item.parameters, operation] as unknown, href: linkTo(operation) })),
  );
  while (around.length > 0) {
    const found: typeof around = [];
    for (const { part, href } of around) {
      for (const pointer of referencesIn(part)) {
        if (shownBy.has(pointer)) continue;
        shownBy.set(pointer, href);
        const [, , kind = '', name = ''] = pointer.split('/');
        found.push({ part: components[kind]?.[name], href });
      }
    }
    around = found;
  }
  return shownBy;
}

function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { $ref } = part as { readonly $ref?: unknown };
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(part).flatMap(referencesIn)];
}
