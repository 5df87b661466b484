import fc from 'fast-check';
import { RESOURCES } from './resources.ts';

/**
 * Questions that the source leaves open, with the answers that a server may give. The first answer is the plain one: a counterexample
 * shrinks towards it.
 */
const ANSWERS = {
  // Records.
  fieldNames: ['camelCase', 'PascalCase', 'snake_case', 'other words'],
  identifierField: ['id', 'key', 'none'],
  identifiers: ['small', 'large', 'beyond double precision', 'text'],
  /** Administrations that begin with copies of one template have records that are the same. */
  identifiersOfTenants: ['distinct', 'equal', 'template', 'template and own', 'copies'],
  identityOfSums: ['identifier', 'none'],
  records: [4, 0, 1, 13],
  emptyFields: ['null', 'absent'],
  extraFields: ['none', 'text', 'object'],
  fieldsOfRows: ['all', 'fewer', '_links too'],
  amounts: ['number', 'text'],
  flags: ['boolean', 'Y or N'],
  ibans: ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00'],
  dates: ['date', 'local time', 'time with zone'],

  // Envelope and links.
  extraMeta: ['none', 'some'],
  linkParameters: ['as requested', 'all', 'without defaults'],
  pageSizeInLinks: ['pageSize', 'pagesize'],
  spacesInLinks: ['%20', '+'],
  originOfLinks: ['host header', 'configured', 'public host'],
  prefixOfLinks: ['own', 'other'],
  basePath: ['', '/api/accounting'],
  extraParameters: ['none', 'session', 'cursor', 'cursor alone'],
  recordLinks: ['plain', 'lower case', 'slash at the end'],

  // Lists.
  defaultPageSize: [100, 3, 10, 1000],
  maxPageSize: [1000, 5, 20],
  tooLargePage: ['clamped', 'rejected'],
  pagePastTheEnd: ['empty', 'not found', 'last page', 'rejected'],
  invalidParameter: ['rejected', 'ignored'],
  unknownParameter: ['ignored', 'rejected'],
  parameterNames: ['any case', 'exact'],
  fieldsInQuery: ['exact', 'any case'],
  unknownField: ['rejected', 'ignored'],
  order: ['identifier', 'oldest first', 'newest first'],
  ties: ['identifier', 'newest first'],
  emptyInOrder: ['first', 'last'],
  capitalsInOrder: ['ignored', 'first', 'last', 'dictionary'],
  filters: ['all fields', 'documented', 'other names'],
  textFilter: ['exact', 'any case', 'start', 'part'],
  emptyFilter: ['empty fields', 'no filter', 'rejected'],
  filterOfOtherType: ['rejected', 'finds nothing'],
  activeStates: ['all', 'A+I', 'active and inactive'],

  // Requests that are rejected.
  noToken: [401, 403],
  unknownTenant: [403, 404, 400, 422],
  malformedTenant: [400, 403, 404],
  defaultTenant: ['first', 'second'],
  unknownRecord: [404, 410, 403],
  malformedIdentifier: [404, 400],
  absentEndpoint: [404, 410, 501, 403],
  otherMethod: [405, 404, 501],
  invalidQuery: [400, 422, 404],
  errorsOfReads: ['as of writes', 'as others'],
  otherMediaType: [415, 400, 'read as JSON'],
  otherAccept: [406, 'ignored'],
  tooLarge: [413, 400],
  errorBody: ['problem', 'JSON', 'text', 'HTML', 'nothing'],
  messages: ['texts', 'text', 'objects'],
  errorKeys: ['field', 'pointer', '$.field'],
  lineKeys: ['lines[0].field', 'lines.0.field', 'field'],
  extrasOfErrors: ['none', 'problem'],
  reportedErrors: ['all', 'first'],
  validationMediaType: ['application/json', 'application/problem+json'],
  defaultLanguage: ['en', 'nl'],
  languageChoice: ['by weight', 'first'],
  contentLanguage: ['sent', 'absent'],

  // Writes.
  writableCountries: [false, true],
  requiredFields: ['documented', 'names too'],
  bodyNames: ['exact', 'any case'],
  types: ['checked', 'checked where documented'],
  unknownBodyField: ['ignored', 'rejected', 'stored'],
  readOnlyBodyField: ['ignored', 'rejected'],
  putWithoutField: ['empties it', 'keeps it', 'keeps it, also when it is required'],
  emptyPatch: ['accepted', 'rejected'],
  replaced: [200, 202],
  deleted: [204, 200, 202],
  deletedTwice: ['as unknown', 'as deleted'],
  location: ['absolute', 'relative'],
  draftsInLog: [true, false],
  headersOfOrders: ['read and update', 'generic'],
  uploads: ['plain', 'form'],
  locationOfUploads: ['sent', 'absent'],

  // Transport.
  trailingSlash: ['accepted', 'not found', 'redirected'],
  pathNames: ['exact', 'any case'],
  charset: ['none', 'utf-8'],
  protocol: ['HTTP/1.1', 'HTTP/1.0'],
  compression: ['none', 'gzip', 'gzip, unless it is declined'],
  extraHeaders: ['none', 'many'],
  delays: ['none', 'some'],
  rateLimit: ['none', 'now and then', '20 a second'],
  otherClients: ['none', 'writing'],
} as const;

type Answers = typeof ANSWERS;

/** A server: an answer to each question, and the resources that it has. */
export type Decisions = { readonly [Question in keyof Answers]: Answers[Question][number] } & {
  readonly resources: readonly string[];
};

const entries = Object.entries(ANSWERS) as [keyof Answers, readonly (string | number | boolean)[]][];

/** Each list at the top level that needs no parameter: a server without any cannot be recognized. */
const lists = RESOURCES.filter(({ path, isPdf, requiredFilters }) => !path.includes('/') && !isPdf && !requiredFilters);

/** Each question has its plain answer in half of the servers, so that one odd answer does not hide the others. */
export const decisions = fc.record({
  ...Object.fromEntries(
    entries.map(([question, answers]) => [question, fc.oneof(fc.constant(answers[0]), fc.constantFrom(...answers))]),
  ),
  resources: fc
    .tuple(
      fc.constantFrom(...lists.map(({ path }) => path)),
      fc.subarray(
        RESOURCES.map(({ path }) => path),
        { maxLength: 5 },
      ),
    )
    .map(([list, others]) => [...new Set([list, ...others])]),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<Decisions>;

export const plainDecisions = Object.fromEntries(entries.map(([question, answers]) => [question, answers[0]])) as Omit<
  Decisions,
  'resources'
>;

/** The decisions that make a server odd, for people. */
export function formatDecisions({ resources, ...own }: Decisions): string {
  const odd = entries.filter(([question]) => own[question] !== plainDecisions[question]);
  return JSON.stringify({ ...Object.fromEntries(odd.map(([question]) => [question, own[question]])), resources });
}
