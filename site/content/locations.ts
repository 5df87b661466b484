import { listOperations, type OpenApiDocument, type Operation } from '../../contract/document.ts';
import { getByPointer, parsePointer } from '../../contract/json-pointer.ts';
import { getCarrier } from '../../programs/carriers.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { getTag } from '../docs-document.ts';
import { getTagLink } from './links.ts';

/** A part of the contract. */
interface Location {
  readonly text: string;
  /** A link of the contract: `#operation/listDebtors`. */
  readonly href: string;
  /** The resources and guides that it is about; none for the API as a whole. */
  readonly tags: readonly string[];
}

export type Locate = (pointer: string) => Location;

/**
 * Creates a function that locates the target of a `carriedBy` pointer.
 *
 * @throws BuildError when there is no target.
 */
export function createLocator(contract: OpenApiDocument): Locate {
  const entries = listOperations(contract);
  const componentUsers = findUsers(contract);
  const tags = new Map((contract.tags ?? []).map(({ name }) => [getTagLink(name), name]));

  function locatePath(path: string, member: string, rest: readonly string[]): Location {
    const siblings = entries.filter((entry) => entry.path === path);
    const { operation } = siblings.find(({ method }) => method === member) ?? {};
    const tag = getTag(siblings[0]?.operation ?? {});
    if (!operation) return { text: path, href: getTagLink(tag), tags: [tag] };
    const text = [`${member.toUpperCase()} ${path}`, ...removeKeywords(rest)].join(' › ');
    return { text, href: `#operation/${operation.operationId}`, tags: [tag] };
  }

  function locateComponent(kind: string, name: string, rest: readonly string[]): Location {
    const pointer = `#/components/${kind}/${name}`;
    const { name: parameter = name } = getByPointer(contract, pointer) as { name?: string };
    const text = [kind === 'parameters' ? parameter : name, ...removeKeywords(rest)].join(' › ');
    // `Location header`, but `Debtor`.
    const suffix = kind === 'schemas' ? '' : ` ${kind.slice(0, -1)}`;
    const users = componentUsers.get(pointer) ?? [];
    const [first] = users;
    const tags = [...new Set(users.map(getTag))];
    return { text: text + suffix, href: first ? `#operation/${first.operationId}` : INTRODUCTION, tags };
  }

  return (pointer) => {
    const tag = tags.get(pointer);
    if (tag !== undefined) return { text: tag, href: pointer, tags: [tag] };
    if (!pointer.startsWith('#/') || getCarrier(contract, pointer) === undefined) {
      throw new BuildError(`openapi/provenance: ${pointer} leads nowhere.`);
    }
    const [part = '', name = '', member = '', ...rest] = parsePointer(pointer);
    if (part === 'paths') return locatePath(name, member, rest);
    if (part === 'components') return locateComponent(name, member, rest);
    if (part === 'servers')
      return { text: `Server ${contract.servers?.[Number(name)]?.url}`, href: INTRODUCTION, tags: [] };
    return { text: OTHER_PARTS[`${part}/${name}`] ?? OTHER_PARTS[part] ?? part, href: INTRODUCTION, tags: [] };
  };
}

const INTRODUCTION = '#page/guides/introduction';

const OTHER_PARTS: Readonly<Record<string, string>> = {
  'info/version': 'Version of the contract',
  security: 'Security of all operations',
};

/** Removes keywords between names; a property can have the name of a keyword. */
const removeKeywords = (keys: readonly string[]): string[] =>
  keys.filter(
    (key, index) =>
      !['properties', 'parameters', 'content', 'schema'].includes(key) || keys[index - 1] === 'properties',
  );

/** Finds the operations that refer to each component, also through others. */
function findUsers(contract: OpenApiDocument): Map<string, Operation[]> {
  const users = new Map<string, Operation[]>();
  const follow = (part: unknown, operation: Operation): void => {
    for (const [, pointer = ''] of JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)) {
      const found = users.get(pointer) ?? [];
      if (found.at(-1) === operation) continue;
      users.set(pointer, [...found, operation]);
      follow(getByPointer(contract, pointer), operation);
    }
  };
  for (const { item, operation } of listOperations(contract)) follow([item.parameters, operation], operation);
  return users;
}
