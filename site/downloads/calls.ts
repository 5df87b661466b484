import { type Json, listOperations, type OpenApiDocument, resolveRef } from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { type Identifiers, identifiers } from './identifiers.ts';

/** What a request sends: a value as JSON, the fields of a form, or a file of the one who sends it. */
export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'file'; readonly mediaType: string };

/** A request that a person can send as it is. */
export interface Call {
  /** The operation, and which of its examples when it has several: `requestTokenRefresh`. */
  readonly name: string;
  /** The summary of the operation, and of the example when there are several. */
  readonly title: string;
  /** In capitals. */
  readonly method: string;
  /** As in the contract: `/v1/debtors/{id}`. */
  readonly path: string;
  /** The value of each `{name}` in the path. */
  readonly identifiers: Readonly<Record<string, string>>;
  /** The parameters of the query without which the call is refused; not encoded. */
  readonly query: Readonly<Record<string, string>>;
  /** The names of the header parameters. */
  readonly headers: readonly string[];
  readonly body: Body | undefined;
  /** Needs no token. */
  readonly isPublic: boolean;
  /** Goes to the authorization service, which is a server of its own. */
  readonly isSignIn: boolean;
  /** Succeeds with a redirect: meant for a browser. */
  readonly redirects: boolean;
}

interface Parameter extends Json {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

interface RequestBody extends Json {
  readonly content: Readonly<Record<string, { readonly examples?: Readonly<Record<string, Example>> }>>;
}

interface Operation extends Json {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Json;
}

interface PathItem extends Json {
  readonly servers?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
}

/**
 * Every operation of the contract as a request, in the order of the contract. An operation with several examples of its
 * body becomes several requests.
 *
 * @throws BuildError when a value is needed that the contract has no example of.
 */
export function callsOf(contract: OpenApiDocument): readonly Call[] {
  return listOperations(contract).flatMap(({ path, item, method, operation }) =>
    callsOfOperation(contract, path, item as PathItem, method.toUpperCase(), operation as Operation),
  );
}

function callsOfOperation(
  contract: OpenApiDocument,
  path: string,
  item: PathItem,
  method: string,
  operation: Operation,
) {
  const { operationId, summary, security, responses } = operation;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((part) =>
    resolveRef(contract, part),
  );
  const chosen = identifiers[`${method} ${path}`] ?? identifiers[path] ?? {};
  const call = {
    method,
    path,
    identifiers: valuesOf(parameters, 'path', operationId, chosen),
    query: valuesOf(parameters, 'query', operationId),
    headers: parameters.filter((one) => one.in === 'header' && !one.deprecated).map(({ name }) => name),
    isPublic: security?.length === 0,
    isSignIn: item.servers !== undefined,
    redirects: '302' in responses,
  };
  const bodies = operation.requestBody ? bodiesOf(resolveRef(contract, operation.requestBody), operationId) : [];
  if (bodies.length < 2) return [{ ...call, name: operationId, title: summary, body: bodies[0]?.body }];
  return bodies.map(({ example, about, body }) => ({
    ...call,
    name: `${operationId}${example.charAt(0).toUpperCase()}${example.slice(1)}`,
    title: `${summary}: ${about}`,
    body,
  }));
}

/** The example values of the required parameters in one place; of a list its first. */
function valuesOf(parameters: readonly Parameter[], place: string, operationId: string, chosen: Identifiers = {}) {
  const needed = parameters.filter((one) => one.in === place && one.required);
  return Object.fromEntries(
    needed.map(({ name, example }) => {
      const value = chosen[name] ?? [example].flat()[0];
      if (value === undefined) throw new BuildError(`${operationId}: the contract has no example of ${name}.`);
      return [name, String(value)];
    }),
  );
}

interface NamedBody {
  readonly example: string;
  readonly about: string;
  readonly body: Body;
}

function bodiesOf({ content }: RequestBody, operationId: string): readonly NamedBody[] {
  const [[mediaType, { examples = {} }] = ['', {}]] = Object.entries(content);
  if (mediaType === 'application/pdf') return [{ example: '', about: '', body: { kind: 'file', mediaType } }];
  const found = Object.entries(examples).map(([example, { summary = example, value }]) => ({
    example,
    about: summary,
    body: bodyOf(mediaType, value, operationId),
  }));
  if (found.length === 0) throw new BuildError(`${operationId}: the contract has no example of the body.`);
  return found;
}

function bodyOf(mediaType: string, value: unknown, operationId: string): Body {
  if (mediaType === 'application/json') return { kind: 'json', value };
  if (mediaType === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: value as Record<string, string> };
  }
  throw new BuildError(`${operationId}: the downloads do not know how to send ${mediaType}.`);
}
