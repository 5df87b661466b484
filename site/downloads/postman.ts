import type { OpenApiDocument, Parameter } from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { formatLimits } from '../content/fields.ts';
import { type Body, type ExampleRequest, getMediaType, listExampleRequests } from '../requests/example-requests.ts';
import { samplePdf } from '../requests/sample-pdf.ts';
import { bearerAuth, createOAuth2Auth, noAuth, saveTokensScript } from './postman-auth.ts';
import { getHeaderVariable, getSignInVariable, variables } from './variables.ts';

interface Field {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
  readonly disabled?: true;
}

/** A Postman collection, format 2.1. */
export type Collection = ReturnType<typeof createPostmanCollection>;

/** A request of the collection. */
export type Item = ReturnType<typeof createItem>;

/** The same in every version, so that Postman offers to replace the older collection. */
const COLLECTION_ID = '7c0f4f3e-52a1-4b0e-9d6c-3f1b8a6e2d10';

const collectionDescription = `Every operation of the contract as a request, with the examples of the contract.

Start the sandbox with \`npm start\`, and send any of them: they use its demo token and its demo company. The variables of
the collection set the servers, the token, the administration and the language.

To sign in as a user, open the tab Authorization of the folder Authentication, and press *Get New Access Token*. Users of
the sandbox are \`demo\` and \`other\`. Copy the token to the variable \`token\`, or let the collection authorize by
OAuth 2.0 itself.

Optional parameters are disabled. \`POST {{baseUrl}}/_sandbox/reset\` resets the sandbox to its demo companies.`;

/**
 * Creates a Postman collection of the contract: a folder for each tag with operations, with its example requests.
 *
 * @throws BuildError when an operation has none of the contract's tags.
 */
export function createPostmanCollection(contract: OpenApiDocument) {
  const { info, tags = [] } = contract;
  const requestsByTag = Map.groupBy(listExampleRequests(contract), ({ operation }) => operation.tags?.[0] ?? '');
  const folders = tags.flatMap(({ name, description }) => {
    const requests = requestsByTag.get(name) ?? [];
    requestsByTag.delete(name);
    const auth = requests.some(({ isSignIn }) => isSignIn) && { auth: createOAuth2Auth(getScope(contract)) };
    return requests.length > 0 ? [{ name, description, ...auth, item: requests.map(createItem) }] : [];
  });
  const missing = [...requestsByTag.values()].flat().map(({ name }) => name);
  if (missing.length > 0) throw new BuildError(`Not in the collection: ${missing.join(', ')}.`);
  return {
    info: {
      _postman_id: COLLECTION_ID,
      name: info.title,
      version: info.version,
      description: collectionDescription,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: bearerAuth,
    variable: variables.map(({ key, value, description }) => ({ key, value, description })),
    item: folders,
  };
}

/** The scopes of the contract, as an authorization request names them. */
function getScope({ components }: OpenApiDocument): string {
  const { oauth2 } = components.securitySchemes as Record<string, { flows: { authorizationCode: { scopes: object } } }>;
  return Object.keys(oauth2?.flows.authorizationCode.scopes ?? {}).join(' ');
}

function createItem(request: ExampleRequest) {
  const { name, title, method, operation, path, parameters, body, isPublic, isSignIn, isRedirect } = request;
  const toFields = (location: Parameter['in']): Field[] =>
    parameters.filter((parameter) => parameter.in === location).map((parameter) => createField(parameter, request));
  const [query, variable] = [toFields('query'), toFields('path')];
  return {
    /** The same in every version. */
    id: name,
    name: title,
    ...(isSignIn && body && { event: [saveTokensScript] }),
    ...(isRedirect && { protocolProfileBehavior: { followRedirects: false } }),
    request: {
      method,
      description: [operation.description, createNote(request)].filter(Boolean).join('\n\n'),
      ...(isPublic && { auth: noAuth }),
      header: [...toFields('header'), ...(body ? [{ key: 'Content-Type', value: getMediaType(body) }] : [])],
      url: {
        host: [isSignIn ? '{{authUrl}}' : '{{baseUrl}}'],
        path: path
          .slice(1)
          .replaceAll(/\{(\w+)\}/g, ':$1')
          .split('/'),
        ...(query.length > 0 && { query }),
        ...(variable.length > 0 && { variable }),
      },
      ...(body && { body: createPostmanBody(body) }),
    },
  };
}

/** A parameter: required ones are sent, and those with a variable, whose description stands with the variable. */
function createField(parameter: Parameter, { isSignIn, pathParams, query }: ExampleRequest): Field {
  const { name: key, required, description, schema, example, explode } = parameter;
  const headerVariable = getHeaderVariable(parameter);
  if (headerVariable) return { key, value: headerVariable };
  const values = [example ?? ''].flat();
  const value = pathParams[key] ?? query[key] ?? String(explode === false ? values.join() : values[0]);
  return {
    key,
    value: (isSignIn && getSignInVariable(key)) || value,
    description: [required && '(Required)', description, formatLimits({ ...schema, description })]
      .filter(Boolean)
      .join(' '),
    ...(!required && { disabled: true }),
  };
}

/** What a user of Postman needs to know besides the description of the operation. */
function createNote({ body, isRedirect, isSignIn }: ExampleRequest): string | undefined {
  if (body?.kind === 'file') return `Choose a PDF as the body, such as \`${samplePdf.name}\` of the downloads.`;
  if (isRedirect) return 'The address where the browser ends has the `code`: copy it to the variable `code`.';
  if (isSignIn && body) return 'The tokens of the response are saved in the variables `token` and `refreshToken`.';
  return undefined;
}

function createPostmanBody(body: Body) {
  if (body.kind === 'file') return { mode: 'file' as const, file: { src: samplePdf.name } };
  if (body.kind === 'json') {
    const raw = JSON.stringify(body.value, null, 2);
    return { mode: 'raw' as const, raw, options: { raw: { language: 'json' } } };
  }
  const urlencoded = Object.entries(body.fields).map(([key, value]) => ({
    key,
    value: getSignInVariable(key) ?? value,
  }));
  return { mode: 'urlencoded' as const, urlencoded };
}
