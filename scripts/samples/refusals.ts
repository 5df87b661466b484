import { type Contract, look, type Schema } from '../client/contract.ts';
import type { Body } from '../downloads/calls.ts';
import type { SampleCall } from './calls.ts';
import type { Question } from './send.ts';

/** A page may have 1000 records. */
const tooMany = '5000';

/** Turns the sample of an operation into a request that is answered with 400. */
export function refusedQuestion(contract: Contract, call: SampleCall): Question {
  const { operation, body } = call;
  const question = { ...call, headers: {}, example: 'refused' };
  if (operation['x-kind'] === 'list') return { ...question, ...brokenQuery(contract, call) };
  if (call.outcome === 'page') {
    return { ...question, title: 'Unknown client', query: { ...call.query, client_id: 'unknown-client' } };
  }
  if (body?.kind === 'json') return { ...question, ...brokenBody(contract, call, body.value as Fields) };
  if (body?.kind === 'form') return { ...question, ...unknownCode(body) };
  if (body?.kind === 'file') return { ...question, title: 'The file is no PDF', content: 'no PDF' };
  return { ...question, title: 'The identifier is too small', identifiers: lastIsZero(call.identifiers) };
}

/** Without the parameter that is required; where none is, with a page that is too large. */
function brokenQuery(contract: Contract, { operation, query }: SampleCall): Pick<Question, 'title' | 'query'> {
  const parameters = (operation.parameters ?? []).map(look(contract));
  const needed = parameters.find((one) => one.in === 'query' && one.required)?.name;
  if (needed === undefined) return { title: 'The page is too large', query: { ...query, pageSize: tooMany } };
  const others = Object.entries(query).filter(([name]) => name !== needed);
  return { title: 'A required parameter is missing', query: Object.fromEntries(others) };
}

type Fields = Readonly<Record<string, unknown>>;
type Broken = Pick<Question, 'title' | 'body'>;

/** Without its first required field; where nothing is required, with a field that is misspelt. */
function brokenBody(contract: Contract, { operation }: SampleCall, value: Fields): Broken {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const missing = media && requiredOf(contract, media.schema).find((name) => name in value);
  if (missing) {
    const others = Object.entries(value).filter(([name]) => name !== missing);
    return { title: 'A required field is missing', body: { kind: 'json', value: Object.fromEntries(others) } };
  }
  const [[name, first] = ['', undefined], ...others] = Object.entries(value);
  const misspelt = Object.fromEntries([[name.slice(0, -1), first], ...others]);
  return { title: 'A field is misspelt', body: { kind: 'json', value: misspelt } };
}

/** What a schema requires, first by its parts. */
function requiredOf(contract: Contract, schema: Schema): readonly string[] {
  const { required = [], allOf = [] } = look(contract)(schema);
  return [...allOf.flatMap((part) => requiredOf(contract, part)), ...required];
}

const unknownCode = (body: Body & { kind: 'form' }): Broken => ({
  title: 'The code is unknown',
  body: { kind: 'form', fields: { ...body.fields, code: 'unknown' } },
});

function lastIsZero(identifiers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const last = Object.keys(identifiers).at(-1) ?? '';
  return { ...identifiers, [last]: '0' };
}

interface SharedQuestion {
  /** The name under `components.responses`. */
  readonly response: string;
  readonly status: number;
  readonly question: Question;
  /** Ask a sandbox that allows one request a minute, for the second time. */
  readonly isSecond?: boolean;
}

const listDebtors = {
  method: 'GET',
  path: '/v1/debtors',
  identifiers: {},
  query: {},
  isPublic: false,
  body: undefined,
};
const createDebtor = { ...listDebtors, method: 'POST' };

/** One request for each refusal that any operation can meet. */
export const sharedQuestions: readonly SharedQuestion[] = [
  {
    response: 'Unauthorized',
    status: 401,
    question: { ...listDebtors, example: 'missingToken', title: 'No access token', isPublic: true },
  },
  {
    response: 'Unauthorized',
    status: 401,
    question: {
      ...listDebtors,
      example: 'unknownToken',
      title: 'An unknown access token',
      headers: { Authorization: 'Bearer unknown' },
    },
  },
  {
    response: 'Forbidden',
    status: 403,
    question: {
      ...listDebtors,
      example: 'administrationNotAccessible',
      title: "Another user's administration",
      headers: { 'X-Tenant-Id': '3' },
    },
  },
  {
    response: 'Forbidden',
    status: 403,
    question: {
      ...listDebtors,
      path: '/v1/salesorders',
      example: 'moduleRequired',
      title: 'The administration has no module for this',
      headers: { 'X-Tenant-Id': '2' },
    },
  },
  {
    response: 'NotFound',
    status: 404,
    question: {
      ...listDebtors,
      path: '/v1/debtors/{id}',
      identifiers: { id: '9999' },
      example: 'unknownRecord',
      title: 'Unknown identifier',
    },
  },
  {
    response: 'NotAcceptable',
    status: 406,
    question: {
      ...listDebtors,
      example: 'xmlAsked',
      title: 'XML was asked for',
      headers: { Accept: 'application/xml' },
    },
  },
  {
    response: 'PayloadTooLarge',
    status: 413,
    question: {
      ...createDebtor,
      example: 'tooLarge',
      title: 'Body over the limit',
      headers: { 'Content-Type': 'application/json' },
      content: JSON.stringify({ name: 'x'.repeat(2_000_000) }),
    },
  },
  {
    response: 'UnsupportedMediaType',
    status: 415,
    question: {
      ...createDebtor,
      example: 'textSent',
      title: 'Text was sent',
      headers: { 'Content-Type': 'text/plain' },
      content: 'Bakkerij Zonnestraal',
    },
  },
  {
    response: 'TooManyRequests',
    status: 429,
    isSecond: true,
    question: { ...listDebtors, example: 'slowDown', title: 'Too many requests' },
  },
];
