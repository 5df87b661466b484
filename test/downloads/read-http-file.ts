import { type Request, resolve, type Surroundings, type Variables } from './request.ts';

/** The requests of an `.http` file in their order, as an editor would send them. */
export function readHttpFile(text: string, { variables: set, read }: Surroundings): Request[] {
  const [head = '', ...parts] = text.split(/^###.*\n/m);
  const defined = Object.fromEntries([...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]));
  return parts.map((part) => requestOf(part, { ...defined, ...set }, read));
}

function requestOf(part: string, variables: Variables, read: Surroundings['read']): Request {
  const [top = '', ...paragraphs] = part.trim().split('\n\n');
  const lines = top.split('\n');
  const name = lines.map((line) => /^# @name (\w+)$/.exec(line)?.[1]).find(Boolean);
  const [first = '', ...headers] = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => resolve(line, variables));
  const [, method, url] = /^([A-Z]+) (\S+)$/.exec(first) ?? [];
  if (!name || !method || !url) throw new Error(`An editor would not understand: ${top}`);
  const body = paragraphs.join('\n\n');
  const [, file] = /^< \.\/(.+)$/.exec(body) ?? [];
  return {
    name,
    method,
    url,
    headers: Object.fromEntries(headers.map(headerOf)),
    body: file ? read(file) : resolve(body, variables) || undefined,
  };
}

function headerOf(line: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+): (.+)$/.exec(line) ?? [];
  if (!name || !value) throw new Error(`No header: ${line}`);
  return [name, value];
}
