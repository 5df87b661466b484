import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import { isJsonObject } from '../../contract/schemas.ts';
import { createAddition, createBreak, type Difference, quote, type Side } from './change.ts';
import { type CompareSchemas, OTHER_TEXT } from './compare-schemas.ts';

type Way = Readonly<Record<string, readonly string[]>>;

/** Lists the alternative ways to sign in; empty when no sign-in is needed. */
function listWays({ document, entry }: Side): ReadonlyMap<string, Way> {
  const ways = (entry.operation.security ?? document.security ?? []) as readonly Way[];
  return new Map((ways.length > 0 ? ways : [{}]).map((way) => [Object.keys(way).toSorted().join(' and '), way]));
}

/** Compares the ways to sign in of an operation. */
export function compareSecurity(before: Side, after: Side): readonly Difference[] {
  const [from, to] = [listWays(before), listWays(after)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((name): readonly Difference[] => {
    const [old, next] = [from.get(name), to.get(name)];
    const title = name === '' ? 'without signing in' : `with ${quote(name)}`;
    if (!next) return [createBreak(`no longer ${title}`, 'Sign in in another way.')];
    if (!old) return [createAddition(`also ${title}`)];
    const [scopes, others] = [old, next].map((way) => Object.values(way).flat().toSorted()) as [string[], string[]];
    if (scopes.join() === others.join()) return [];
    const words = `scopes ${scopes.join(' ') || 'none'} → ${others.join(' ') || 'none'}`;
    const isNarrower = others.some((scope) => !scopes.includes(scope));
    return [isNarrower ? createBreak(words, 'Ask for the scopes when you sign in.') : createAddition(words)];
  });
}

/** Compares what is about no operation: servers, how clients sign in, and guides. */
export function compareService(before: OpenApiDocument, after: OpenApiDocument, compare: CompareSchemas) {
  const [from, to] = [before, after].map(({ servers = [], components }) => {
    const names = Object.fromEntries(servers.map(({ url }) => [url, {}]));
    return { type: 'object', properties: { ...names, ...listMembers(components?.securitySchemes) } };
  }) as [Schema, Schema];
  const [texts, others] = [before, after].map(({ info, tags }) => JSON.stringify([{ ...info, version: '' }, tags]));
  return [...compare(from, to, 'request'), ...(texts === others ? [] : [OTHER_TEXT])];
}

/** Lists the values inside of an object by their paths, each as a schema. The text of a scope is for readers. */
function listMembers(value: unknown, path = ''): Readonly<Record<string, Schema>> {
  if (!isJsonObject(value)) return { [path]: path.includes('.scopes.') ? {} : { enum: [value] } };
  const entries = Object.entries(value).filter(([name]) => name !== 'description' && name !== 'bearerFormat');
  return Object.assign({}, ...entries.map(([name, item]) => listMembers(item, path === '' ? name : `${path}.${name}`)));
}
