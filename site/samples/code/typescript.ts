import {
  type Json,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolveRef,
  type Schema,
} from '../../../scripts/document/openapi.ts';
import { type SampleCall, sandboxUrl } from '../calls.ts';
import { fileImport, pretty } from './javascript.ts';
import { download, upload } from './request.ts';

/** A module that calls the operation with our client. */
export async function typeScript(call: SampleCall, contract: OpenApiDocument): Promise<string> {
  const { operationId } = call.operation;
  const name = call.outcome === 'page' ? `${operationId}Url` : operationId;
  const settings = { baseUrl: sandboxUrl, ...(!call.isPublic && { token: '<ACCESS_TOKEN>' }) };
  const code = `
    ${filesOf(call)}import { ${['connect', name].toSorted().join(', ')} } from '@accounting-platform/client';

    const connection = connect(${literal(settings)});

    ${usage(call, `${name}(${['connection', ...argumentsOf(call, contract)].join(', ')})`)}
  `;
  return pretty(code, 'typescript');
}

const filesOf = ({ body, outcome }: SampleCall): string =>
  fileImport([...(body?.kind === 'file' ? ['readFile'] : []), ...(outcome === 'pdf' ? ['writeFile'] : [])]);

/** The arguments after the connection: identifiers in the order of the path, then the body or the query. */
function argumentsOf(call: SampleCall, contract: OpenApiDocument): readonly string[] {
  const parameters = (call.operation.parameters ?? []).map((part) => resolveRef(contract, part));
  const query = Object.entries(call.query).map(([name, value]) => [name, typed(value, schemaOf(parameters, name))]);
  return [
    ...Object.values(call.identifiers),
    ...(call.body ? [bodyOf(call.body)] : []),
    ...(query.length > 0 ? [literal(Object.fromEntries(query))] : []),
  ];
}

const schemaOf = (parameters: readonly Parameter[], wanted: string): Schema =>
  parameters.find(({ in: place, name }) => place === 'query' && name === wanted)?.schema ?? {};

/** The value of a parameter, as the client takes it. */
function typed(value: string, { type, items }: Schema): unknown {
  if (type === 'array') return [typed(value, items ?? {})];
  return type === 'integer' || type === 'number' || type === 'boolean' ? JSON.parse(value) : value;
}

function bodyOf(body: NonNullable<SampleCall['body']>): string {
  if (body.kind === 'file') return `await readFile('${upload}')`;
  return literal(body.kind === 'json' ? body.value : body.fields);
}

/** A value as an expression; what a placeholder stands for is in the environment. */
const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('"<ACCESS_TOKEN>"', 'process.env.ACCESS_TOKEN')
    // Unlike the token of a connection these have to be there.
    .replaceAll(/"<([A-Z_]+)>"/g, "process.env.$1 ?? ''");

/** What is done with the answer. */
function usage({ outcome, operation }: SampleCall, expression: string): string {
  if (outcome === 'nothing') return `await ${expression};`;
  if (outcome === 'pdf') {
    return `const pdf = await ${expression};\nawait writeFile('${download}', await pdf.bytes());`;
  }
  if (outcome === 'page') {
    return `const url = ${expression};\n\nconsole.log("Open this in the user's browser:", url);`;
  }
  const name = isList(operation) ? 'page' : resultName(operation);
  return `const ${name} = await ${expression};\nconsole.log(${isList(operation) ? 'page._data' : name});`;
}

const isList = (operation: Json): boolean => operation['x-kind'] === 'list';

/** What the operation is about: `debtor` for `createDebtor`. */
const resultName = ({ operationId }: Operation): string =>
  operationId.replace(/^[a-z]+([A-Z])/, (_all, first: string) => first.toLowerCase());
