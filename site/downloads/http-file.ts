import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { type ExampleRequest, fillPath, getMediaType, listExampleRequests } from '../requests/example-requests.ts';
import { samplePdf } from '../requests/sample-pdf.ts';
import { getHeaderVariable, getSignInVariable, variables } from './variables.ts';

/**
 * Creates an `.http` file with a request for every operation, in the syntax that the REST Client of VS Code and the HTTP
 * Client of JetBrains share: variables at the top, a name for each request, no scripts.
 *
 * @throws BuildError when {@link listExampleRequests} does.
 */
export function createHttpFile(contract: OpenApiDocument): string {
  const { title, version } = contract.info;
  const header = [
    `# ${title} ${version}: a request for each operation.`,
    '# For the REST Client of VS Code and the HTTP Client of JetBrains. The sandbox starts with: npm start',
  ];
  const definitions = variables.flatMap(({ key, value, description }) => [
    '',
    `# ${description}`,
    `@${key} = ${value}`,
  ]);
  return `${[...header, ...definitions, ...listExampleRequests(contract).flatMap(formatRequest)].join('\n')}\n`;
}

const redirectNote = 'Open this address in a browser, and copy the code from the address of the page where it ends.';

function formatRequest(request: ExampleRequest): string[] {
  const { name, title, method, path, pathParams, query, parameters, body, isPublic, isSignIn, isRedirect } = request;
  const search = formatFields(query, isSignIn);
  return [
    '',
    `### ${title}`,
    `# @name ${name}`,
    ...(isRedirect ? [`# ${redirectNote}`] : []),
    `${method} {{${isSignIn ? 'authUrl' : 'baseUrl'}}}${fillPath(path, pathParams)}${search && `?${search}`}`,
    ...(isPublic ? [] : ['Authorization: Bearer {{token}}']),
    ...parameters.flatMap((parameter) => {
      const variable = getHeaderVariable(parameter);
      return variable ? [`${parameter.name}: ${variable}`] : [];
    }),
    ...(body ? [`Content-Type: ${getMediaType(body)}`, '', formatBody(body, isSignIn)] : []),
  ];
}

/** `first=1&second={{variable}}` */
const formatFields = (fields: Readonly<Record<string, string>>, isSignIn: boolean): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${(isSignIn && getSignInVariable(name)) || encodeURIComponent(value)}`)
    .join('&');

function formatBody(body: NonNullable<ExampleRequest['body']>, isSignIn: boolean): string {
  if (body.kind === 'file') return `< ./${samplePdf.name}`;
  return body.kind === 'form' ? formatFields(body.fields, isSignIn) : JSON.stringify(body.value, null, 2);
}
