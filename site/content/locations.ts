import { listOperations, type OpenApiDocument } from '../../contract/document.ts';
import { getByPointer, parsePointer } from '../../contract/json-pointer.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { getCarrier } from '../../scripts/provenance/carriers.ts';
import { getTag } from '../docs-document.ts';
import { getTagLink } from './links.ts';

/** A part of the contract. */
interface Location {
  readonly text: string;
  /** A link of the contract: `#operation/listDebtors`. */
  readonly href: string;
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
    const { operation } = siblings.find(({ method }) => method === member) ?? {};
    if (!operation) return { text: path, href: getTagLink(getTag(siblings[0]?.operation ?? {})) };
    const text = [`${member.toUpperCase()} ${path}`, ...removeKeywords(rest)].join(' › ');
    return { text, href: `#operation/${operation.operationId}` };
  }

  function locateComponent(kind: string, name: string, rest: readonly string[]): Location {
    const pointer = `#/components/${kind}/${name}`;
    const { name: parameter = name } = getByPointer(contract, pointer) as { name?: string };
    const text = [kind === 'parameters' ? parameter : name, ...removeKeywords(rest)].join(' › ');
    // `Location header`, but `Debtor`.
    const suffix = kind === 'schemas' ? '' : ` ${kind.slice(0, -1)}`;
    return { text: text + suffix, href: componentLinks.get(pointer) ?? INTRODUCTION };
  }

  return (pointer) => {
    const tag = tags.get(pointer);
    if (tag !== undefined) return { text: tag, href: pointer };
    if (!pointer.startsWith('#/') || getCarrier(contract, pointer) === undefined) {
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

/** Removes keywords between names; a property can have the name of a keyword. */
const removeKeywords = (keys: readonly string[]): string[] =>
  keys.filter(
    (key, index) =>
      !['properties', 'parameters', 'content', 'schema'].includes(key) || keys[index - 1] === 'properties',
  );

/** Links each component to the first operation that refers to it, also through others. */
function linkComponents(contract: OpenApiDocument): Map<string, string> {
  const links = new Map<string, string>();
  const follow = (part: unknown, href: string): void => {
    for (const [, pointer = ''] of JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)) {
      if (links.has(pointer)) continue;
      links.set(pointer, href);
      follow(getByPointer(contract, pointer), href);
    }
  };
  for (const { item, operation } of listOperations(contract)) {
    follow([item.parameters, operation], `#operation/${operation.operationId}`);
  }
  return links;
}
