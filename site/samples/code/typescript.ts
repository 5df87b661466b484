import { type ClientCall, type CodeRequest, DOWNLOADED_FILE, UPLOADED_FILE } from './code-request.ts';
import { javaScriptSyntax, printCall, printFileImport, printRedirect } from './javascript.ts';
import { Code, type Syntax } from './literal.ts';

/** A form takes no value that may be undefined, as a variable may be. */
const syntax: Syntax = { ...javaScriptSyntax, printVariable: (name) => `process.env.${name} ?? ''` };

/** Prints a module that calls the operation with the client package. */
export function printTypeScript(request: CodeRequest): string {
  const { isPublic, client: { method, file } = NO_CLIENT } = request;
  // Operations that sign in are functions: they belong to another service.
  const imports = isPublic ? `createClient, ${method}` : 'createClient';
  const call = printClientCall(request, isPublic ? method : `client.${method}`);
  return [
    `// npm install ./${file}`,
    `${printFileImport(request, '\n')}import { ${imports} } from '@accounting-platform/client';`,
    '',
    printCall('const client = createClient', [createSettings(request)], javaScriptSyntax),
    '',
    call,
  ].join('\n');
}

const NO_CLIENT: Pick<ClientCall, 'method' | 'result' | 'file'> = { method: '', result: '', file: '' };

function createSettings({ origin, isPublic, headers }: CodeRequest): object {
  const { 'X-Tenant-Id': tenant, 'X-TenantId': alias = tenant, 'Accept-Language': language } = headers;
  return {
    baseUrl: origin,
    ...(!isPublic && { token: '<ACCESS_TOKEN>' }),
    ...(alias !== undefined && { tenant: new Code(alias) }),
    ...(language !== undefined && { language }),
  };
}

/** Prints the call with path parameters, then the body or the query, and what is done with its result. */
function printClientCall(request: CodeRequest, callee: string): string {
  const { responseKind, isPublic, client: { result } = NO_CLIENT } = request;
  const args = [...(isPublic ? [new Code('client')] : []), ...listArguments(request)];
  const print = (before: string): string => printCall(before + callee, args, syntax);
  if (responseKind === 'no-content') return print('await ');
  if (responseKind === 'redirect') return printRedirect(print('').slice(0, -1));
  if (responseKind === 'pdf') {
    return `${print('const pdf = await ')}\nawait writeFile('${DOWNLOADED_FILE}', await pdf.bytes());`;
  }
  return `${print(`const ${result} = await `)}\nconsole.log(${result === 'page' ? 'page._data' : result});`;
}

function listArguments({ pathParams, query, types, body }: CodeRequest): unknown[] {
  const values = Object.entries(query).map(([name, value]) => [name, parseValue(value, types[name])]);
  return [
    ...Object.values(pathParams).map((value) => new Code(value)),
    ...(body?.kind === 'file' ? [new Code(`await readFile('${UPLOADED_FILE}')`)] : []),
    ...(body?.kind === 'json' ? [body.value] : []),
    ...(body?.kind === 'form' ? [body.fields] : []),
    ...(values.length > 0 ? [Object.fromEntries(values)] : []),
  ];
}

/** A query parameter as the client takes it: a list, a number or a boolean. */
function parseValue(value: string, type = 'string'): unknown {
  const [, item] = /^list of (.*)$/.exec(type) ?? [];
  if (item !== undefined) return value.split(',').map((part) => parseValue(part, item));
  return type === 'string' ? value : new Code(value);
}
