import { type OpenApiDocument, resolveRef } from '../../scripts/document/openapi.ts';
import type { Body } from '../downloads/calls.ts';
import { mediaTypeOf, type SampleCall } from './calls.ts';
import type { Question } from './send.ts';

/** A page may have 1000 records. */
const tooMany = '5000';

/** Turns the sample of an operation into a request that is answered with 400. */
export function refusedQuestion(contract: OpenApiDocument, call: SampleCall): Question {
  const { operation, body } = call;
  const question = { ...call, headers: {}, example: 'refused' };
  if (operation['x-kind'] === 'list') return { ...question, ...brokenQuery(contract, call) };
  if (call.outcome === 'page') {
    return { ...question, title: 'Unknown client', query: { ...call.query, client_id: 'unknown-client' } };
  }
  if (body?.kind === 'json') return { ...question, ...brokenBody(contract, call, body.value as Fields) };
  if (body?.kind === 'form') return { ...question, ...unknownCode(body) };
  if (body?.kind === 'file') return { ...question, title: 'The file is no PDF', content: 'no PDF' };
  return { ...question, title: 'The identifier is too small', identifiers: lastIs('0', call.identifiers) };
}

/** Without the parameter that is required; where none is, with a page that is too large. */
function brokenQuery(contract: OpenApiDocument, { operation, query }: SampleCall): Pick<Question, 'title' | 'query'> {
  const parameters = (operation.parameters ?? []).map((part) => resolveRef(contract, part));
  const needed = parameters.find((one) => one.in === 'query' && one.required)?.name;
  if (needed === undefined) return { title: 'The page is too large', query: { ...query, pageSize: tooMany } };
  const others = Object.entries(query).filter(([name]) => name !== needed);
  return { title: 'A required parameter is missing', query: Object.fromEntries(others) };
}

type Fields = Readonly<Record<string, unknown>>;
type Broken = Pick<Question, 'title' | 'body'>;

/** Without its first required field; where nothing is required, with a field that is misspelt. */
function brokenBody(contract: OpenApiDocument, { operation }: SampleCall, value: Fields): Broken {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const missing = media && resolveRef(contract, media.schema).required?.find((name) => name in value);
  if (missing) {
    const others = Object.entries(value).filter(([name]) => name !== missing);
    return { title: 'A required field is missing', body: { kind: 'json', value: Object.fromEntries(others) } };
  }
  const [[name, first] = ['', undefined], ...others] = Object.entries(value);
  const misspelt = Object.fromEntries([[name.slice(0, -1), first], ...others]);
  return { title: 'A field is misspelt', body: { kind: 'json', value: misspelt } };
}

const unknownCode = (body: Body & { kind: 'form' }): Broken => ({
  title: 'The code is unknown',
  body: { kind: 'form', fields: { ...body.fields, code: 'unknown' } },
});

function lastIs(value: string, identifiers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const last = Object.keys(identifiers).at(-1) ?? '';
  return { ...identifiers, [last]: value };
}

/** A request that an operation answers with an error that it documents. */
export interface FailingQuestion {
  readonly status: number;
  readonly question: Question;
  /** Whether the sandbox is told to fail, because the request alone does not make it. */
  readonly onDemand?: boolean;
}

/** No user of the recording may work in it. */
const foreignAdministration = { 'X-Tenant-Id': '3' };

/** It has neither of the modules of sales orders. */
const administrationWithoutModule = { 'X-Tenant-Id': '2' };

const MEBIBYTE = 1024 * 1024;

/** One byte more than an operation takes. */
const tooLarge = (body: Body | undefined): string => 'x'.repeat((body?.kind === 'file' ? 5 : 1) * MEBIBYTE + 1);

/**
 * The requests that show each error, but 400, that an operation documents.
 *
 * @param modules the modules of which the administration needs one; undefined when it needs none.
 */
export function failingQuestions(call: SampleCall, modules: unknown): FailingQuestion[] {
  const base: Question = { ...call, headers: {} };
  const { operation, identifiers, body } = call;
  const documented = new Set(Object.keys(operation.responses).map(Number));
  const ask = (status: number, example: string, title: string, change: Partial<Question> = {}): FailingQuestion => ({
    status,
    question: { ...base, ...change, example, title },
  });
  const onDemand = (status: number, example: string, title: string): FailingQuestion => ({
    ...ask(status, example, title),
    onDemand: true,
  });
  const mediaType = body ? mediaTypeOf(body) : '';
  return [
    ...(call.isPublic && body?.kind === 'form'
      ? [ask(401, 'wrongSecret', 'The client secret is wrong', { body: wrongSecret(body) })]
      : [ask(401, 'missingToken', 'No access token', { isPublic: true })]),
    ask(403, 'administrationNotAccessible', "Another user's administration", { headers: foreignAdministration }),
    ...(modules === undefined
      ? []
      : [
          ask(403, 'moduleRequired', 'The administration has no module for this', {
            headers: administrationWithoutModule,
          }),
        ]),
    ask(404, 'unknownRecord', 'Unknown identifier', { identifiers: lastIs('999999', identifiers) }),
    ask(406, 'unknownMediaType', 'XML was asked for', { headers: { Accept: 'application/xml' } }),
    ask(413, 'tooLarge', 'Body over the limit', { headers: { 'Content-Type': mediaType }, content: tooLarge(body) }),
    ask(415, 'textSent', 'Text was sent', { headers: { 'Content-Type': 'text/plain' }, content: 'text' }),
    onDemand(429, 'slowDown', 'Too many requests'),
    onDemand(500, 'failure', 'The platform failed'),
  ].filter(({ status }) => documented.has(status));
}

const wrongSecret = (body: Body & { kind: 'form' }): Body => ({
  kind: 'form',
  fields: { ...body.fields, client_secret: 'wrong-secret' },
});
