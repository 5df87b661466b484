import type { OpenApiDocument, Parameter } from '../../contract/document.ts';
import { formatLimits } from '../content/fields.ts';
import type { Body } from '../requests/body.ts';
import { samplePdf } from '../requests/sample-pdf.ts';
import { bearerAuth, createOAuth2Auth, noAuth } from './postman-auth.ts';
import { type Assignment, createAssignment, createTestScript } from './postman-scripts.ts';
import type { ChainedRequest } from './requests/chained-requests.ts';
import { listRequestGroups } from './requests/request-groups.ts';
import { variables } from './requests/variables.ts';

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
the collection set the servers, the token, the administration and the language. The environment
\`accounting-platform.postman_environment.json\` has the same variables: select it, or a copy with the values of another
server, and it takes precedence.

In the sandbox, run a folder or the whole collection as often as you like: every request succeeds. A folder creates the
record that its other requests read and change, and deletes it at the end. The identifiers of new records, or of the first
record of a list, are saved in variables such as \`debtorId\`. The tests of a request check the status, the media type and
the required members of its response.

To sign in as a user, open the tab Authorization of the folder Authentication, and press *Get New Access Token*. Users of
the sandbox are \`demo\` and \`other\`. Copy the token to the variable \`token\`, or let the collection authorize by
OAuth 2.0 itself. The requests of the folder sign \`demo\` in step by step, and save both tokens.

Optional parameters are disabled. \`POST {{baseUrl}}/_sandbox/reset\` resets the sandbox to its demo companies.`;

/** Creates a Postman collection of the contract: a folder for each group of requests. */
export function createPostmanCollection(contract: OpenApiDocument) {
  const { info } = contract;
  const groups = listRequestGroups(contract);
  const savedVariables = collectSavedVariables(groups.flatMap(({ requests }) => requests));
  const item = groups.map(({ name, description, requests }) => ({
    name,
    description,
    ...(requests.some(({ isRedirect }) => isRedirect) && { auth: createOAuth2Auth(getScope(contract)) }),
    item: requests.map((request) => createItem(request, savedVariables)),
  }));
  return {
    info: {
      _postman_id: COLLECTION_ID,
      name: info.title,
      version: info.version,
      description: collectionDescription,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: bearerAuth,
    variable: [
      ...variables.map(({ key, value, description }) => ({ key, value, description })),
      ...Object.entries(savedVariables).map(([key, value]) => ({ key, value })),
    ],
    item,
  };
}

/** The scopes of the contract, as an authorization request names them. */
function getScope({ components }: OpenApiDocument): string {
  const { oauth2 } = components.securitySchemes as Record<string, { flows: { authorizationCode: { scopes: object } } }>;
  return Object.keys(oauth2?.flows.authorizationCode.scopes ?? {}).join(' ');
}

type Values = Readonly<Record<string, string>>;

/**
 * Collects the variables that requests save. Until then an identifier is the example of the contract, so that single
 * requests can be sent as well.
 */
function collectSavedVariables(requests: readonly ChainedRequest[]): Values {
  const examples = requests.flatMap(({ parameters, pathVariables }) =>
    parameters.flatMap(({ name, example }) => {
      const variable = pathVariables[name];
      return variable ? [[variable, String(example)] as const] : [];
    }),
  );
  const saved = requests.flatMap(({ captures }) => captures.map(({ variable }) => [variable, ''] as const));
  const known = new Set(variables.map(({ key }) => key));
  return Object.fromEntries([...saved, ...examples].filter(([variable]) => !known.has(variable)));
}

function createItem(request: ChainedRequest, savedVariables: Values) {
  const { name, title, method, description, path, server, parameters, headers, body, isPublic, isRedirect } = request;
  const toFields = (location: Parameter['in']): Field[] =>
    parameters.filter((parameter) => parameter.in === location).map((parameter) => createField(parameter, request));
  const [query, variable] = [toFields('query'), toFields('path')];
  return {
    /** The same in every version. */
    id: name,
    name: title,
    event: [createTestScript(request.expected, listAssignments(request, savedVariables))],
    ...(isRedirect && { protocolProfileBehavior: { followRedirects: false } }),
    request: {
      method,
      description: [description, createNote(request)].filter(Boolean).join('\n\n'),
      ...(isPublic && { auth: noAuth }),
      header: Object.entries(headers)
        .filter(([key]) => key !== 'Authorization')
        .map(([key, value]) => ({ key, value })),
      url: {
        host: [`{{${server}}}`],
        ...(path && {
          path: path
            .slice(1)
            .replaceAll(/\{(\w+)\}/g, ':$1')
            .split('/'),
        }),
        ...(query.length > 0 && { query }),
        ...(variable.length > 0 && { variable }),
      },
      ...(body && { body: createPostmanBody(body) }),
    },
  };
}

/** What a script sets after the response: what is saved of it, and the identifier of a deleted record to that of the demo. */
function listAssignments({ method, pathVariables, captures }: ChainedRequest, savedVariables: Values): Assignment[] {
  const deleted = method === 'DELETE' ? Object.values(pathVariables).slice(-1) : [];
  return [
    ...captures.map(createAssignment),
    ...deleted.map((variable): Assignment => [variable, `'${savedVariables[variable]}'`]),
  ];
}

/** A parameter: only required ones are sent. */
function createField(parameter: Parameter, { pathVariables, query }: ChainedRequest): Field {
  const { name: key, required, description, schema, example, explode } = parameter;
  const variable = pathVariables[key];
  const values = [example ?? ''].flat();
  const value = variable ? `{{${variable}}}` : (query[key] ?? String(explode === false ? values.join() : values[0]));
  return {
    key,
    value,
    description: [required && '(Required)', description, formatLimits({ ...schema, description })]
      .filter(Boolean)
      .join(' '),
    ...(!required && { disabled: true }),
  };
}

/** What a user of Postman needs to know besides the description of the operation. */
function createNote({ body, server, isRedirect, captures }: ChainedRequest): string | undefined {
  if (body?.kind === 'file') {
    return 'The body is a small PDF, as text. To send one of your own, choose `binary` as the body, and the file.';
  }
  if (isRedirect && server === 'authUrl') {
    return 'Without the sandbox, open the address in a browser, and copy the `code` of the address where it ends to the variable `code`.';
  }
  if (captures.some(({ variable }) => variable === 'refreshToken')) {
    return 'The tokens of the response are saved in the variables `token` and `refreshToken`.';
  }
  return undefined;
}

function createPostmanBody(body: Body) {
  // As text, so that the collection needs no file: a program finds one only in the folder where it was started.
  if (body.kind === 'file') return createRawBody(samplePdf.createText(), 'text');
  if (body.kind === 'json') return createRawBody(JSON.stringify(body.value, null, 2), 'json');
  return {
    mode: 'urlencoded' as const,
    urlencoded: Object.entries(body.fields).map(([key, value]) => ({ key, value })),
  };
}

const createRawBody = (raw: string, language: 'json' | 'text') => ({
  mode: 'raw' as const,
  raw,
  options: { raw: { language } },
});
