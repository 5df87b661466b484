import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getInputSchema, operations, resolve } from '../../conformance/contract.ts';
import { validateSchema } from '../../conformance/judges/schema.ts';
import { formatCurl } from '../../conformance/session/curl.ts';
import type { HttpResponse } from '../../conformance/session/http.ts';
import type { Schema } from '../../contract/document.ts';
import type { MessageKey } from '../../mocks/messages/catalogues.ts';
import { defaultUrl, demoToken } from '../../mocks/seed/demo-access.ts';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { type Draft, serializeRequest } from './generators/draft.ts';
import { createValidRequests } from './generators/valid-requests.ts';
import { findMessageKey, type Language } from './messages.ts';
import { getRequestMutations, type RequestMutation } from './request-mutations.ts';
import { useValidatedSandbox } from './validated-sandbox.ts';

/**
 * Valid requests to every operation, each with one fault put in: every keyword of the contract in turn. Each is refused
 * with 400 and a message that names the faulty field and no other, and stores nothing.
 *
 * Other requests, and more of them: `SEED=random RUNS=20 npm test -- test/random`; see `property-settings.ts`.
 */

const sandbox = useValidatedSandbox();
const broken = new Set<string>();

/** Message about a broken keyword. */
const MESSAGES: Readonly<Record<string, readonly MessageKey[]>> = {
  type: ['type', 'numberAsText', 'decimalPoint', 'numberAmbiguous', 'idOfKey', 'idIsNumber'],
  enum: ['enum', 'enumDidYouMean'],
  const: ['enum', 'enumDidYouMean'],
  required: ['required', 'parameterRequired'],
  'x-scale': ['scale'],
  minimum: ['minimum', 'amountNegative', 'idOfKey'],
  maximum: ['maximum', 'idOfKey'],
  minLength: ['minLength'],
  maxLength: ['maxLength'],
  minItems: ['minItems'],
  maxItems: ['maxItems'],
  uniqueItems: ['uniqueItems'],
  minProperties: ['minProperties'],
  contains: ['articleLineRequired'],
  // A parameter has no example to show in a message.
  pattern: ['pattern', 'notValid', 'controlCharacter', 'lineBreak'],
  format: ['format', 'notValid', 'dateUnknown'],
  'x-check-digits': ['ibanCheckDigits', 'ibanLength', 'ibanCountry', 'vatNumberCheckDigits', 'vatNumberCountry'],
  additionalProperties: ['unknownField', 'unknownFieldDidYouMean', 'readOnlyField', 'linesElsewhere'],
  // A kind of line that does not exist, or another kind: then its fields are missing, and the first kind's are there.
  discriminator: ['enum', 'enumDidYouMean', 'required', 'unknownField', 'unknownFieldDidYouMean'],
  name: ['unknownParameter', 'unknownParameterDidYouMean', 'parameterIsHeader'],
  explode: ['onlyOnce'],
  content: ['bodyRequired', 'notJson'],
};

/** Faults that are answered otherwise, and why. */
const exceptions = [
  {
    why: 'the server refuses longer headers before it reads them',
    isMeant: ({ keyword, fields }: RequestMutation) => fields[0] === 'Accept-Language' && keyword === 'maxLength',
    status: 431,
  },
];

/** The first administration, in which every operation is open. */
const callers = () => ({
  token: demoToken,
  pools: new Map([...sandbox.snapshots].slice(0, 1).map(([id, { pools }]) => [id, pools] as const)),
});

/** Lists of everything that can be written. */
const writable = operations
  .filter(({ method, path, body }) => method === 'POST' && body?.schema !== undefined && !path.includes('{'))
  .map(({ path }) => `${path}?pageSize=1000${path.endsWith('articles') ? '&ActiveState=all' : ''}`);

async function readEverything(): Promise<string> {
  const lists = [...writable, '/v1/journalentrylog', '/v1/debtors/1/mandates'];
  return (await Promise.all(lists.map(async (path) => `${path} ${await sandbox.read(path, 1)}`))).join('\n');
}

function getLanguage({ headers }: Draft): Language {
  return headers.some(([name, value]) => name === 'accept-language' && value.startsWith('nl')) ? 'nl' : 'en';
}

/** One fault of each keyword that a request can break, whichever is chosen. */
function pickPerKeyword(mutations: readonly RequestMutation[], choice: number): RequestMutation[] {
  return [...Map.groupBy(mutations, ({ keyword }) => keyword).values()].map(
    (some) => some[choice % some.length] as RequestMutation,
  );
}

/** Mistakes in the response to a request with a fault. */
function findFaults(
  { keyword, fields }: RequestMutation,
  { status, headers, body }: HttpResponse,
  language: Language,
): string[] {
  if (status !== 400) return [`answered ${status}`];
  const { errors } = JSON.parse(body.toString()) as { errors: Readonly<Record<string, readonly string[]>> };
  const named = Object.keys(errors).toSorted().join(', ');
  if (named !== fields.toSorted().join(', ')) return [`named ${named}, and not ${fields.join(', ')}`];
  // A language that cannot be read is answered in one of them.
  const spoken = fields[0] === 'Accept-Language' ? (String(headers['content-language']) as Language) : language;
  if (headers['content-language'] !== spoken) return [`answered in ${headers['content-language']}`];
  const said = Object.values(errors).flat();
  const keys = said.map((message) => findMessageKey(message, spoken));
  const isSaid = keys.every((key) => key) && keys.some((key) => key && MESSAGES[keyword]?.includes(key));
  return isSaid ? [] : [`said of ${keyword}: ${said.join(' ')}`];
}

async function expectRejected(mutation: RequestMutation): Promise<void> {
  const { keyword, fields, apply, getInvalid } = mutation;
  const draft = apply();
  const request = serializeRequest(draft);
  const where = `${keyword} of ${fields.join(', ')}\n${formatCurl(defaultUrl, request)}`;
  const invalid = getInvalid();
  if (invalid && validateSchema(invalid.schema, invalid.value).length === 0) throw new Error(`It is valid: ${where}`);
  const { response, issues } = await sandbox.request(request);
  const exception = exceptions.find(({ isMeant }) => isMeant(mutation));
  const isOther = exception !== undefined && response?.status === exception.status;
  const found = isOther
    ? []
    : [
        ...issues.map(({ message }) => message),
        ...(response ? findFaults(mutation, response, getLanguage(draft)) : []),
      ];
  if (found.length > 0) throw new Error(`${found.join('; ')}: ${where}`);
  broken.add(keyword);
}

/** A server has no room for every query that the contract allows, in characters. */
const longestQuery = 1000;

const onRecords = operations.filter(({ path }) => !path.startsWith('/connect'));

describe('request with a single mutation', () => {
  it.each(onRecords)(
    '$method $path rejects it and stores nothing',
    async (operation) => {
      const before = await readEverything();
      const requests = createValidRequests(operation, callers()).filter(
        ({ query }) => String(query).length < longestQuery,
      );
      const property = fc.asyncProperty(requests, fc.nat(), async (draft, choice) => {
        for (const mutation of pickPerKeyword(getRequestMutations(operation, draft), choice))
          await expectRejected(mutation);
        const after = await readEverything();
        if (after !== before) await sandbox.restore();
        expect(after).toBe(before);
      });
      await assertProperty(property, operation.method === 'GET' ? 1 : 2);
    },
    timeout,
  );
});

/** Keywords that limit nothing by themselves. */
const harmless = [
  ...['$ref', 'allOf', 'oneOf', 'properties', 'items', 'description', 'default', 'examples'],
  ...[
    'x-references',
    'x-unique',
    'x-ignore-case',
    'x-sequence',
    'x-keep-on-replace',
    'x-derived',
    'x-one-of-required',
    'x-default',
    'x-filter',
    'x-read-only',
    'x-normalize',
  ],
];

function collectKeywords(schema: Schema): string[] {
  const { properties = {}, items, contains, allOf = [], oneOf = [] } = resolve(schema) as Composed;
  const inner = [...Object.values(properties), ...allOf, ...oneOf, ...[items ?? [], contains ?? []].flat()];
  return [...Object.keys(resolve(schema)), ...inner.flatMap(collectKeywords)];
}

interface Composed extends Schema {
  readonly contains?: Schema;
}

describe('schema keyword', () => {
  it('coverage: every keyword of a request schema can be violated', () => {
    const schemas = onRecords.flatMap((operation) => [
      ...operation.parameters.map(({ schema }) => schema),
      ...[getInputSchema(operation) ?? []].flat(),
    ]);
    const keywords = new Set(schemas.flatMap(collectKeywords));
    expect([...keywords].filter((keyword) => !(keyword in MESSAGES) && !harmless.includes(keyword))).toEqual([]);
  });

  it('coverage: every keyword was violated in a request', () => {
    // A constant tells kinds of lines apart, and only an order must contain something: both are seldom or never alone.
    const rare = ['const', 'contains'];
    const never = Object.keys(MESSAGES).filter((keyword) => !broken.has(keyword));
    expect(never.filter((keyword) => !rare.includes(keyword))).toEqual([]);
  });
});
