import { fillVariables, type Request, type RequestContext, type Variables } from './request.ts';

/** Reads the requests of an `.http` file in order, as an editor sends them. */
export function readHttpFile(text: string, { variables, read }: RequestContext): Request[] {
  const [head = '', ...parts] = text.split(/^###.*\n/m);
  const defined = Object.fromEntries([...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]));
  return parts.map((part) => parseRequest(part, { ...defined, ...variables }, read));
}

function parseRequest(part: string, variables: Variables, read: RequestContext['read']): Request {
  const [top = '', ...paragraphs] = part.trim().split('\n\n');
  const lines = top.split('\n');
  const name = lines.map((line) => /^# @name (\w+)$/.exec(line)?.[1]).find(Boolean);
  const [first = '', ...headers] = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => fillVariables(line, variables));
  const [, method, url] = /^([A-Z]+) (\S+)$/.exec(first) ?? [];
  if (!name || !method || !url) throw new Error(`An editor would not understand: ${top}`);
  const body = paragraphs.join('\n\n');
  const [, file] = /^< \.\/(.+)$/.exec(body) ?? [];
  return {
    name,
    method,
    url,
    headers: Object.fromEntries(headers.map(parseHeader)),
    body: file ? read(file) : fillVariables(body, variables) || undefined,
  };
}

function parseHeader(line: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+): (.+)$/.exec(line) ?? [];
  if (!name || !value) throw new Error(`No header: ${line}`);
  return [name, value];
}
