import { type ClientCall, type CodeRequest, DOWNLOADED_FILE, UPLOADED_FILE } from './code-request.ts';

/** Prints a module that calls the operation with the client package. */
export function printTypeScript(request: CodeRequest): string {
  const { isPublic, client: { method, file } = NO_CLIENT } = request;
  // Operations that sign in are functions: they belong to another service.
  const imports = isPublic ? `createClient, ${method}` : 'createClient';
  return [
    `// npm install ./${file}`,
    `${printFileImport(request)}import { ${imports} } from "@accounting-platform/client";`,
    '',
    `const client = createClient(${printValue(createSettings(request))});`,
    '',
    printClientCall(request, isPublic ? method : `client.${method}`),
  ].join('\n');
}

const NO_CLIENT: Pick<ClientCall, 'method' | 'result' | 'file'> = { method: '', result: '', file: '' };

/** Prints JSON without the quotes of names, and the variable in place of a secret. */
const printValue = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^( *)"([A-Za-z_$][\w$]*)": /gm, '$1$2: ')
    .replaceAll(/"<([A-Z_]+)>"/g, 'process.env.$1 ?? ""');

/** The import of functions that read and write files; nothing when a sample needs none. */
function printFileImport({ body, responseKind }: CodeRequest): string {
  const names = [...(body?.kind === 'file' ? ['readFile'] : []), ...(responseKind === 'pdf' ? ['writeFile'] : [])];
  return names.length > 0 ? `import { ${names.join(', ')} } from "node:fs/promises";\n` : '';
}

function createSettings({ origin, isPublic, headers }: CodeRequest): object {
  const { 'X-Tenant-Id': tenant, 'X-TenantId': alias = tenant, 'Accept-Language': language } = headers;
  return {
    baseUrl: origin,
    ...(!isPublic && { token: '<ACCESS_TOKEN>' }),
    ...(alias !== undefined && { tenant: parseValue(alias, 'integer') }),
    ...(language !== undefined && { language }),
  };
}

/** Prints the call with path parameters, then the body or the query, and what is done with its result. */
function printClientCall(request: CodeRequest, callee: string): string {
  const { responseKind, isPublic, client: { result } = NO_CLIENT } = request;
  const call = `${callee}(${[...(isPublic ? ['client'] : []), ...listArguments(request)].join(', ')});`;
  if (responseKind === 'no-content') return `await ${call}`;
  if (responseKind === 'redirect')
    return `const url = ${call}\n\nconsole.log("Open this in the user's browser:", url);`;
  if (responseKind === 'pdf')
    return `const pdf = await ${call}\nawait writeFile("${DOWNLOADED_FILE}", await pdf.bytes());`;
  return `const ${result} = await ${call}\nconsole.log(${result === 'page' ? 'page._data' : result});`;
}

function listArguments({ pathParams, query, types, body }: CodeRequest): string[] {
  const values = Object.entries(query).map(([name, value]) => [name, parseValue(value, types[name])]);
  return [
    ...Object.values(pathParams),
    ...(body?.kind === 'file' ? [`await readFile("${UPLOADED_FILE}")`] : []),
    ...(body?.kind === 'json' ? [printValue(body.value)] : []),
    ...(body?.kind === 'form' ? [printValue(body.fields)] : []),
    ...(values.length > 0 ? [printValue(Object.fromEntries(values))] : []),
  ];
}

/** A query parameter as the client takes it: a list, a number or a boolean; a text when it is none of these. */
function parseValue(value: string, type = 'string'): unknown {
  const [, item] = /^list of (.*)$/.exec(type) ?? [];
  if (item !== undefined) return value.split(',').map((part) => parseValue(part, item));
  return type !== 'string' && /^(?:true|false|-?(?:0|[1-9]\d{0,14})(?:\.\d+)?)$/.test(value)
    ? JSON.parse(value)
    : value;
}
