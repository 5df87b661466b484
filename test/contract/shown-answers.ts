/** An answer as a guide shows it: a `json` block has a body only, an `http` block the status and some headers too. */
export interface ShownAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Stands for what a guide leaves out: fields of an object, the rest of a list, the rest of a text. */
const ellipsis = '…';

/** Reads a `json` or an `http` block. */
export function shownAnswer(language: string, text: string): ShownAnswer {
  if (language === 'json') return { status: undefined, headers: {}, body: shownJson(text) };
  const [head = '', ...body] = text.split('\n\n');
  const [statusLine = '', ...headerLines] = head.trim().split('\n');
  const headers = headerLines.map((line) => /^([^:]+): (.*)$/.exec(line)?.slice(1) ?? [line, '']);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]),
    headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body: body.length === 0 ? undefined : shownJson(body.join('\n\n')),
  };
}

/** JSON in which `…` may stand in the place of a field or of an element. */
function shownJson(text: string): unknown {
  const inside: string[] = [];
  const json = text.replaceAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]|…/g, (found) => {
    if (found === '{' || found === '[') inside.push(found);
    else if (found === '}' || found === ']') inside.pop();
    if (found !== ellipsis) return found;
    return inside.at(-1) === '{' ? `"${ellipsis}": true` : `"${ellipsis}"`;
  });
  return JSON.parse(json);
}

/** What is compared: both sides without what the guide leaves out and without what differs at each run. */
export interface Comparable {
  readonly shown: unknown;
  readonly actual: unknown;
}

/**
 * Prepares what a guide shows and what the sandbox answered for a comparison. `<NAME>` in a text stands for anything;
 * what it stood for is put into `variables`, so that later commands can use it as `$NAME`.
 */
export function comparable(shown: unknown, actual: unknown, variables: Map<string, string>): Comparable {
  if (typeof shown === 'string' && typeof actual === 'string') return comparableText(shown, actual, variables);
  if (Array.isArray(shown) && Array.isArray(actual)) return comparableList(shown, actual, variables);
  if (isObject(shown) && isObject(actual)) return comparableObject(shown, actual, variables);
  return { shown, actual };
}

function comparableText(shown: string, actual: string, variables: Map<string, string>): Comparable {
  const names: string[] = [];
  const pattern = shown.split(/(<[A-Z_]+>|…)/).map((part) => {
    if (part === ellipsis) return '.*';
    const name = /^<([A-Z_]+)>$/.exec(part)?.[1];
    if (name === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    names.push(name);
    return '([^&\\s]+)';
  });
  const found = new RegExp(`^${pattern.join('')}$`).exec(actual);
  if (!found) return { shown, actual };
  for (const [index, name] of names.entries()) variables.set(name, found[index + 1] ?? '');
  return { shown, actual: shown };
}

function comparableList(shown: unknown[], actual: unknown[], variables: Map<string, string>): Comparable {
  const isPart = shown.at(-1) === ellipsis;
  const wanted = isPart ? shown.slice(0, -1) : shown;
  const present = isPart ? actual.slice(0, wanted.length) : actual;
  const pairs = wanted.map((one, index) => comparable(one, present[index], variables));
  return {
    shown: pairs.map((pair) => pair.shown),
    actual: [...pairs.map((pair) => pair.actual).slice(0, present.length), ...present.slice(wanted.length)],
  };
}

function comparableObject(shown: Fields, actual: Fields, variables: Map<string, string>): Comparable {
  const { [ellipsis]: isPart, ...wanted } = shown;
  const pairs = Object.entries(wanted).map(([name, one]) => [name, comparable(one, actual[name], variables)] as const);
  const others = Object.entries(actual).filter(([name]) => !isPart && !(name in wanted));
  return {
    shown: Object.fromEntries(pairs.map(([name, pair]) => [name, pair.shown])),
    actual: Object.fromEntries([...pairs.map(([name, pair]) => [name, pair.actual]), ...others]),
  };
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
