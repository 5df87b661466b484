import type { Json } from '../../contract/document.ts';
/** An answer as a guide shows it: a `json` block has a body only, an `http` block the status and some headers too. */
export interface DocumentedResponse {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Stands for what a guide leaves out: fields of an object, the rest of a list, the rest of a text. */
const ellipsis = '…';

export function parseDocumentedResponse(language: string, text: string): DocumentedResponse {
  if (language === 'json') return { status: undefined, headers: {}, body: parseJsonWithEllipsis(text) };
  const [head = '', ...body] = text.split('\n\n');
  const [statusLine = '', ...headerLines] = head.trim().split('\n');
  const headers = headerLines.map((line) => /^([^:]+): (.*)$/.exec(line)?.slice(1) ?? [line, '']);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]),
    headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body: body.length === 0 ? undefined : parseJsonWithEllipsis(body.join('\n\n')),
  };
}

/** JSON in which `…` may stand in the place of a field or of an element. */
function parseJsonWithEllipsis(text: string): unknown {
  const inside: string[] = [];
  const json = text.replaceAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]|…/g, (found) => {
    if (found === '{' || found === '[') inside.push(found);
    else if (found === '}' || found === ']') inside.pop();
    if (found !== ellipsis) return found;
    return inside.at(-1) === '{' ? `"${ellipsis}": true` : `"${ellipsis}"`;
  });
  return JSON.parse(json);
}

/** Returns both sides without the parts that the guide leaves out, and without those that differ at each run. */
export interface Comparable {
  readonly documented: unknown;
  readonly actual: unknown;
}

/**
 * Prepares what a guide shows and what the sandbox answered for a comparison. `<NAME>` in a text stands for anything;
 * what it stood for is put into `variables`, so that later commands can use it as `$NAME`.
 */
export function toComparable(documented: unknown, actual: unknown, variables: Map<string, string>): Comparable {
  if (typeof documented === 'string' && typeof actual === 'string')
    return toComparableText(documented, actual, variables);
  if (Array.isArray(documented) && Array.isArray(actual)) return toComparableList(documented, actual, variables);
  if (isObject(documented) && isObject(actual)) return toComparableObject(documented, actual, variables);
  return { documented, actual };
}

function toComparableText(documented: string, actual: string, variables: Map<string, string>): Comparable {
  const names: string[] = [];
  const pattern = documented.split(/(<[A-Z_]+>|…)/).map((part) => {
    if (part === ellipsis) return '.*';
    const name = /^<([A-Z_]+)>$/.exec(part)?.[1];
    if (name === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    names.push(name);
    return '([^&\\s]+)';
  });
  const found = new RegExp(`^${pattern.join('')}$`).exec(actual);
  if (!found) return { documented, actual };
  for (const [index, name] of names.entries()) variables.set(name, found[index + 1] ?? '');
  return { documented, actual: documented };
}

function toComparableList(documented: unknown[], actual: unknown[], variables: Map<string, string>): Comparable {
  const isPart = documented.at(-1) === ellipsis;
  const expected = isPart ? documented.slice(0, -1) : documented;
  const present = isPart ? actual.slice(0, expected.length) : actual;
  const pairs = expected.map((value, index) => toComparable(value, present[index], variables));
  return {
    documented: pairs.map((pair) => pair.documented),
    actual: [...pairs.map((pair) => pair.actual).slice(0, present.length), ...present.slice(expected.length)],
  };
}

function toComparableObject(documented: Json, actual: Json, variables: Map<string, string>): Comparable {
  const { [ellipsis]: isPart, ...expected } = documented;
  const pairs = Object.entries(expected).map(
    ([name, value]) => [name, toComparable(value, actual[name], variables)] as const,
  );
  const additional = Object.entries(actual).filter(([name]) => !isPart && !(name in expected));
  return {
    documented: Object.fromEntries(pairs.map(([name, pair]) => [name, pair.documented])),
    actual: Object.fromEntries([...pairs.map(([name, pair]) => [name, pair.actual]), ...additional]),
  };
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
