import { getByPointer, parsePointer } from '../../scripts/document/json-pointer.ts';
import { isMethod, listOperations, type OpenApiDocument } from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { getTag } from '../docs-document.ts';
import { getTagLink } from './links.ts';

/** A part of the contract. */
export interface Location {
  readonly text: string;
  /** A link of the contract: `#operation/listDebtors`. */
  readonly href?: string;
}

export type Locate = (pointer: string) => Location;

/**
 * Creates a function that locates the target of a `carriedBy` pointer.
 *
 * @throws BuildError when there is no target.
 */
export function createLocator(contract: OpenApiDocument): Locate {
  const entries = listOperations(contract);
  const componentLinks = linkComponents(contract);
  const tags = new Map((contract.tags ?? []).map(({ name }) => [getTagLink(name), name]));

  function locatePath(path: string, member: string, rest: readonly string[]): Location {
    const siblings = entries.filter((entry) => entry.path === path);
    if (!isMethod(member))
      return { text: path, ...(siblings[0] && { href: getTagLink(getTag(siblings[0].operation)) }) };
    const { operationId = '' } = siblings.find(({ method }) => method === member)?.operation ?? {};
    return {
      text: [`${member.toUpperCase()} ${path}`, ...removeKeywords(rest)].join(' › '),
      href: `#operation/${operationId}`,
    };
  }

  function locateComponent(kind: string, name: string, rest: readonly string[]): Location {
    const pointer = `#/components/${kind}/${name}`;
    const href = componentLinks.get(pointer);
    const text = [formatComponent(kind, name, getByPointer(contract, pointer)), ...removeKeywords(rest)].join(' › ');
    return { text, ...(href && { href }) };
  }

  return (pointer) => {
    const tag = tags.get(pointer);
    if (tag !== undefined) return { text: tag, href: pointer };
    if (!pointer.startsWith('#/') || getByPointer(contract, pointer) === undefined) {
      throw new BuildError(`openapi/provenance: ${pointer} leads nowhere.`);
    }
    const [part = '', name = '', member = '', ...rest] = parsePointer(pointer);
    if (part === 'paths') return locatePath(name, member, rest);
    if (part === 'components') return locateComponent(name, member, rest);
    if (part === 'servers') return { text: `Server ${contract.servers?.[Number(name)]?.url}`, href: INTRODUCTION };
    return { text: OTHER_PARTS[`${part}/${name}`] ?? OTHER_PARTS[part] ?? part, href: INTRODUCTION };
  };
}

const INTRODUCTION = '#page/guides/introduction';

const OTHER_PARTS: Readonly<Record<string, string>> = {
  'info/description': 'Introduction',
  'info/version': 'Version of the contract',
  security: 'Security of all operations',
};

/** A parameter has the name that clients know. */
function formatComponent(kind: string, name: string, component: unknown): string {
  if (kind === 'parameters') return `${(component as { name?: string }).name ?? name} parameter`;
  if (kind === 'responses') return `${name} response`;
  return kind === 'headers' ? `${name} header` : name;
}

/** Removes keywords between names; a property can have the name of a keyword. */
const removeKeywords = (keys: readonly string[]): string[] =>
  keys.filter((key, index) => !['properties', 'content', 'schema'].includes(key) || keys[index - 1] === 'properties');

/** Links each component to the first of the operations that are the fewest references away from it. */
function linkComponents(contract: OpenApiDocument): Map<string, string> {
  const links = new Map<string, string>();
  let parts = listOperations(contract).map(({ item, operation }) => ({
    part: [item.parameters, operation] as unknown,
    href: `#operation/${operation.operationId}`,
  }));
  while (parts.length > 0) {
    const next: typeof parts = [];
    for (const { part, href } of parts) {
      for (const pointer of listReferences(part)) {
        if (links.has(pointer)) continue;
        links.set(pointer, href);
        next.push({ part: getByPointer(contract, pointer), href });
      }
    }
    parts = next;
  }
  return links;
}

function listReferences(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { $ref } = part as { readonly $ref?: unknown };
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(part).flatMap(listReferences)];
}
