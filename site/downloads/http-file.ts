import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { type Body, type Call, callsOf } from './calls.ts';
import { scan } from './scan.ts';
import { headerVariable, signInVariable, variables } from './variables.ts';

/**
 * Every operation of the contract as a request of an `.http` file, in what the REST Client of VS Code and the HTTP
 * Client of JetBrains have in common: variables at the top, a name for each request, no scripts.
 *
 * @throws BuildError when {@link callsOf} does.
 */
export function httpFile(contract: OpenApiDocument): string {
  const { title, version } = contract.info;
  const about = [
    `# ${title} ${version}: a request for each operation.`,
    '# For the REST Client of VS Code and the HTTP Client of JetBrains. The sandbox starts with: npm start',
  ];
  const defined = variables.flatMap(({ key, value, description }) => ['', `# ${description}`, `@${key} = ${value}`]);
  return `${[...about, ...defined, ...callsOf(contract).flatMap(requestOf)].join('\n')}\n`;
}

const browserNote = 'Open this address in a browser, and copy the code from the address that it ends at.';

function requestOf(call: Call): string[] {
  const { name, title, method, headers, body, isPublic } = call;
  return [
    '',
    `### ${title}`,
    `# @name ${name}`,
    ...(call.redirects ? [`# ${browserNote}`] : []),
    `${method} ${addressOf(call)}`,
    ...(isPublic ? [] : ['Authorization: Bearer {{token}}']),
    ...headers.flatMap((header) => {
      const variable = headerVariable(header);
      return variable ? [`${header}: ${variable}`] : [];
    }),
    ...(body ? contentOf(body, call.isSignIn) : []),
  ];
}

function addressOf({ path, identifiers, query, isSignIn }: Call): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(identifiers[name] ?? ''));
  return `{{${isSignIn ? 'authUrl' : 'baseUrl'}}}${filled}${behind('?', pairsOf(query, isSignIn))}`;
}

const behind = (mark: string, text: string): string => (text === '' ? '' : `${mark}${text}`);

/** `first=1&second={{variable}}` */
function pairsOf(fields: Readonly<Record<string, string>>, isSignIn: boolean): string {
  const sent = (name: string, value: string) => (isSignIn && signInVariable(name)) || encodeURIComponent(value);
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${sent(name, value)}`)
    .join('&');
}

/** The media type, an empty line, and what is sent. */
function contentOf(body: Body, isSignIn: boolean): string[] {
  if (body.kind === 'file') return [`Content-Type: ${body.mediaType}`, '', `< ./${scan.name}`];
  if (body.kind === 'form')
    return ['Content-Type: application/x-www-form-urlencoded', '', pairsOf(body.fields, isSignIn)];
  return ['Content-Type: application/json', '', JSON.stringify(body.value, null, 2)];
}
