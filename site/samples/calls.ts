import {
  type Json,
  listOperations,
  mapValues,
  type OpenApiDocument,
  type Operation,
  resolveRef,
} from '../../scripts/document/openapi.ts';
import { type Body, type Call, callsOf } from '../downloads/calls.ts';
import { type Adaptation, adaptations } from './adaptations.ts';

/** What a call is answered with when it succeeds: a page is for the user's browser. */
export type Outcome = 'json' | 'pdf' | 'nothing' | 'page';

/** A request that the sandbox answers with success, and that the samples show. */
export interface SampleCall extends Call {
  readonly operation: Operation;
  /** The name of the example: that of the body in the contract, else `example`. */
  readonly example: string;
  readonly outcome: Outcome;
  /** An operation whose sample is sent before. */
  readonly after: string | undefined;
}

/** Where the samples find the API. */
export const sandboxUrl = 'http://localhost:4010';

/** Long enough to show that there are several records. */
const recordsShown = '2';

/**
 * What differs each time, in the fields of a form. It stands in the samples as `<CODE>`; who sends them puts the value
 * there.
 */
const placeholders: Readonly<Record<string, string>> = { code: '<CODE>', refresh_token: '<REFRESH_TOKEN>' };

/**
 * Every operation as the requests that are its samples, in the order of the contract. Sent on fresh demo data, each
 * succeeds.
 */
export function sampleCalls(contract: OpenApiDocument): readonly SampleCall[] {
  const operations = new Map(
    listOperations(contract).map(({ method, path, operation }) => [`${method.toUpperCase()} ${path}`, operation]),
  );
  return callsOf(contract).map((call) => {
    const operation = operations.get(`${call.method} ${call.path}`) as Operation;
    return sampleCall(call, operation, examplesOf(contract, operation));
  });
}

function sampleCall(call: Call, operation: Operation, examples: readonly string[]): SampleCall {
  const { operationId } = operation;
  const adaptation = adaptations[operationId] ?? {};
  const paging = operation['x-kind'] === 'list' ? { pageSize: recordsShown } : {};
  return {
    ...call,
    operation,
    title: call.title.replace(`${operation.summary}: `, ''),
    example: examples.find((name) => call.name === operationId + capitalized(name)) ?? examples[0] ?? 'example',
    outcome: outcomeOf(call, operation),
    after: adaptation.after,
    identifiers: { ...call.identifiers, ...adaptation.identifiers },
    query: { ...call.query, ...adaptation.query, ...paging },
    body: bodyOf(call, adaptation),
  };
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function examplesOf(contract: OpenApiDocument, { requestBody }: Operation): readonly string[] {
  if (!requestBody) return [];
  const { content } = resolveRef(contract, requestBody);
  return Object.values(content as Record<string, Json>).flatMap(({ examples = {} }) => Object.keys(examples as Json));
}

function outcomeOf({ method, redirects }: Call, { 'x-kind': kind }: Operation): Outcome {
  if (redirects) return 'page';
  if (kind === 'download') return 'pdf';
  return method === 'DELETE' ? 'nothing' : 'json';
}

function bodyOf({ body }: Call, adaptation: Adaptation): Body | undefined {
  if (adaptation.body !== undefined) return { kind: 'json', value: adaptation.body };
  if (body?.kind !== 'form') return body;
  return { kind: 'form', fields: mapValues({ ...body.fields }, (value, name) => placeholders[name] ?? value) };
}

/** The path with its identifiers and the encoded query: `/v1/debtors?pageSize=2`. */
export function pathOf({ path, identifiers, query }: Pick<Call, 'path' | 'identifiers' | 'query'>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => identifiers[name] ?? '');
  return [filled, new URLSearchParams(query).toString()].filter((part) => part !== '').join('?');
}

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** The media type of a body. */
export const mediaTypeOf = (body: Body): string => (body.kind === 'file' ? body.mediaType : mediaTypes[body.kind]);

/** The headers that a sample has: a token stands in them as `<ACCESS_TOKEN>`. */
export const headersOf = ({ isPublic, body }: Pick<Call, 'isPublic' | 'body'>): Readonly<Record<string, string>> => ({
  ...(!isPublic && { Authorization: 'Bearer <ACCESS_TOKEN>' }),
  ...(body && { 'Content-Type': mediaTypeOf(body) }),
});
