import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { type Body, type Call, callsOf } from './calls.ts';
import { type ConvertedFolder, type ConvertedParameter, type ConvertedRequest, convert } from './convert.ts';
import { type Auth, bearerToken, type Event, keepTokens, noToken, signInWindow } from './postman-sign-in.ts';
import { aboutCollection, noteOn } from './postman-texts.ts';
import { scan } from './scan.ts';
import { headerVariable, signInVariable, variables } from './variables.ts';

interface Parameter {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
  readonly disabled?: true;
}

type PostmanBody =
  | { readonly mode: 'raw'; readonly raw: string; readonly options: { readonly raw: { readonly language: 'json' } } }
  | { readonly mode: 'urlencoded'; readonly urlencoded: readonly Parameter[] }
  | { readonly mode: 'file'; readonly file: { readonly src: string } };

/** A request of the collection. */
export interface Item {
  /** The name of the {@link Call}, which is the same each time. */
  readonly id: string;
  readonly name: string;
  readonly event?: readonly Event[];
  readonly protocolProfileBehavior?: { readonly followRedirects: false };
  readonly request: {
    readonly method: string;
    readonly description: string;
    readonly auth?: Auth;
    readonly header: readonly Parameter[];
    readonly url: {
      readonly host: readonly string[];
      readonly path: readonly string[];
      readonly query?: readonly Parameter[];
      readonly variable?: readonly Parameter[];
    };
    readonly body?: PostmanBody;
  };
}

/** The requests of a tag. */
export interface Folder {
  readonly name: string;
  readonly description: string;
  readonly auth?: Auth;
  readonly item: readonly Item[];
}

/** A collection of Postman, format 2.1. */
export interface Collection {
  readonly info: {
    readonly _postman_id: string;
    readonly name: string;
    readonly version: string;
    readonly description: string;
    /** The name of the format. */
    readonly schema: string;
  };
  readonly auth: Auth;
  readonly variable: readonly Parameter[];
  readonly item: readonly Folder[];
}

/** Always the same, so that Postman offers to replace the collection of an older version. */
const identifier = '7c0f4f3e-52a1-4b0e-9d6c-3f1b8a6e2d10';

/**
 * The contract as a Postman collection: a folder for each tag, a request for each operation. The folders, descriptions
 * and parameters are those of the converter; what it makes up or repeats is put right here.
 *
 * @throws BuildError when the contract cannot be converted, or an operation did not become a request.
 */
export async function postmanCollection(contract: OpenApiDocument): Promise<Collection> {
  const calls = Map.groupBy(
    callsOf(contract),
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  const folders = (await convert(contract)).flatMap((folder) => folderOf(folder, calls, scopeOf(contract)));
  const written = new Set(folders.flatMap(({ item }) => item.map(({ id }) => id)));
  const missing = [...calls.values()].flat().filter(({ name }) => !written.has(name));
  if (missing.length > 0) throw new BuildError(`Not in the collection: ${missing.map(({ name }) => name).join(', ')}.`);
  return {
    info: {
      _postman_id: identifier,
      name: contract.info.title,
      version: contract.info.version,
      description: aboutCollection,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: bearerToken,
    variable: variables.map(({ key, value, description }) => ({ key, value, description })),
    item: folders,
  };
}

/** The scopes of the contract, as an authorize request names them. */
function scopeOf({ components }: OpenApiDocument): string {
  const { oauth2 } = components.securitySchemes as Record<string, { flows: { authorizationCode: { scopes: object } } }>;
  return Object.keys(oauth2?.flows.authorizationCode.scopes ?? {}).join(' ');
}

/** Tags without operations are chapters of the guide, and become no folder. */
function folderOf(
  { name, description, item }: ConvertedFolder,
  calls: ReadonlyMap<string, readonly Call[]>,
  scope: string,
): Folder[] {
  const found = item.flatMap(({ request }) =>
    (calls.get(`${request.method} /${request.url.path.join('/')}`) ?? []).map((call) => ({ call, request })),
  );
  if (found.length === 0) return [];
  const isSignIn = found.some(({ call }) => call.isSignIn);
  return [
    {
      name,
      description,
      ...(isSignIn && { auth: signInWindow(scope) }),
      item: found.map(({ call, request }) => itemOf(call, request)),
    },
  ];
}

function itemOf(call: Call, { method, description, url, header = [] }: ConvertedRequest): Item {
  const { name, title, body, identifiers, isPublic, isSignIn, redirects } = call;
  const query = url.query.map((one) => queryOf(one, call));
  const variable = url.variable.map((one) => parameterOf({ ...one, value: identifiers[one.key] ?? one.value }));
  return {
    id: name,
    name: title,
    ...(isSignIn && body && { event: [keepTokens] }),
    ...(redirects && { protocolProfileBehavior: { followRedirects: false } }),
    request: {
      method,
      description: [description?.content, noteOn(call)].filter(Boolean).join('\n\n'),
      ...(isPublic && { auth: noToken }),
      header: header.map(headerOf),
      url: {
        host: [isSignIn ? '{{authUrl}}' : '{{baseUrl}}'],
        path: url.path,
        ...(query.length > 0 && { query }),
        ...(variable.length > 0 && { variable }),
      },
      ...(body && { body: bodyOf(body) }),
    },
  };
}

/** A required parameter has its example, which the converter does not always find. */
function queryOf(parameter: ConvertedParameter, { query, isSignIn }: Call): Parameter {
  const found = { ...parameter, value: query[parameter.key] ?? parameter.value };
  return isSignIn ? signInParameterOf(found) : parameterOf(found);
}

function parameterOf({ key, value, disabled, description }: ConvertedParameter): Parameter {
  return { key, value, ...(description && { description: description.content }), ...(disabled && { disabled }) };
}

function signInParameterOf(parameter: ConvertedParameter): Parameter {
  return parameterOf({ ...parameter, value: signInVariable(parameter.key) ?? parameter.value });
}

/** What a variable stands for is always sent, and described with the variable. */
function headerOf(header: ConvertedParameter): Parameter {
  const variable = headerVariable(header.key);
  return variable ? { key: header.key, value: variable } : parameterOf(header);
}

function bodyOf(body: Body): PostmanBody {
  if (body.kind === 'file') return { mode: 'file', file: { src: scan.name } };
  if (body.kind === 'json') {
    return { mode: 'raw', raw: JSON.stringify(body.value, null, 2), options: { raw: { language: 'json' } } };
  }
  const fields = Object.entries(body.fields);
  return { mode: 'urlencoded', urlencoded: fields.map(([key, value]) => signInParameterOf({ key, value })) };
}
