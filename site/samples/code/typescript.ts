import { getMethodPath, getResultName } from '../../../client/generator/method-names.ts';
import { isList, type OpenApiDocument, resolveRef, type Schema } from '../../../contract/document.ts';
import { SANDBOX_URL } from '../../../scripts/bundle/recording.ts';
import { readTarballName } from '../../../scripts/lib/manifest.ts';
import type { Body } from '../../requests/example-requests.ts';
import { samplePdf } from '../../requests/sample-pdf.ts';
import type { SampleRequest } from '../sample-requests.ts';
import { formatCode, printFileImport } from './javascript.ts';
import { DOWNLOADED_FILE } from './print-request.ts';

/** Prints a module that calls the operation with the client package. */
export async function printTypeScript(sample: SampleRequest, contract: OpenApiDocument): Promise<string> {
  const { operationId } = sample.operation;
  // Operations that sign in are functions: they belong to another service.
  const name = sample.responseKind === 'redirect' ? `${operationId}Url` : operationId;
  const args = printArguments(sample, contract);
  const imports = sample.isPublic ? ['createClient', name] : ['createClient'];
  const call = sample.isPublic
    ? `${name}(${['client', ...args].join(', ')})`
    : `client.${getMethodPath(contract, sample.operation)}(${args.join(', ')})`;
  const settings = { baseUrl: SANDBOX_URL, ...(!sample.isPublic && { token: '<ACCESS_TOKEN>' }) };
  return formatCode(`
    // npm install ./${readTarballName('client')}
    ${printFileImport(sample)}import { ${imports.join(', ')} } from '@accounting-platform/client';

    const client = createClient(${printValue(settings)});

    ${printCall(sample, call)}
  `);
}

/** The arguments: path parameters, then the body or the query. */
function printArguments({ pathParams, query, parameters, body }: SampleRequest, contract: OpenApiDocument): string[] {
  const values = Object.entries(query).map(([name, value]) => {
    const { schema } = parameters.find((parameter) => parameter.in === 'query' && parameter.name === name) ?? {};
    return [name, parseValue(value, schema ? resolveRef(contract, schema) : {})];
  });
  return [
    ...Object.values(pathParams),
    ...(body ? [printBody(body)] : []),
    ...(values.length > 0 ? [printValue(Object.fromEntries(values))] : []),
  ];
}

/** Parses the value of a parameter, as the client takes it. */
function parseValue(value: string, { type, items }: Schema): unknown {
  if (type === 'array') return [parseValue(value, items ?? {})];
  return type === 'integer' || type === 'number' || type === 'boolean' ? JSON.parse(value) : value;
}

function printBody(body: Body): string {
  if (body.kind === 'file') return `await readFile('${samplePdf.name}')`;
  return printValue(body.kind === 'json' ? body.value : body.fields);
}

/** Prints an expression, with environment variables for placeholders. */
const printValue = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('"<ACCESS_TOKEN>"', 'process.env.ACCESS_TOKEN')
    // Unlike the token of a client these must be strings.
    .replaceAll(/"<([A-Z_]+)>"/g, "process.env.$1 ?? ''");

/** Prints a call, and what is done with its result. */
function printCall({ responseKind, operation }: SampleRequest, call: string): string {
  if (responseKind === 'no-content') return `await ${call};`;
  if (responseKind === 'pdf') {
    return `const pdf = await ${call};\nawait writeFile('${DOWNLOADED_FILE}', await pdf.bytes());`;
  }
  if (responseKind === 'redirect') {
    return `const url = ${call};\n\nconsole.log("Open this in the user's browser:", url);`;
  }
  if (isList(operation)) return `const page = await ${call};\nconsole.log(page._data);`;
  const name = getResultName(operation.operationId);
  return `const ${name} = await ${call};\nconsole.log(${name});`;
}
