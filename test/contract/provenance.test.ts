import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { decisionsPage, provenance, type Statement } from './provenance.ts';

const { statements, later } = provenance;
const documented = statements.filter(({ status }) => status === 'documented');
const decided = statements.filter(({ status }) => status === 'decided');

/** The headings of the source. */
const headings = [
  'What the service does',
  'Resources and their fields',
  'Common response envelope',
  'Resource list',
  'Draft sales invoice lines',
  'Sales order lines',
  'Journal entries',
  'Ledger account types (filter on type)',
  'Ledger grouped filter',
  'Journal entry log record',
  'States and transitions',
  'Endpoints',
  'Generic operations on a resource `/v1/<objects>`',
  'Query parameters on list requests',
  'Resource-specific operations',
  'Data synchronization workflow',
  'Authentication',
  'Flow',
  'Authorize endpoint',
  'Token endpoint, authorization code',
  'Token endpoint, refresh',
  'Events',
  'Errors',
  'Limits',
  'Versioning',
];

/** Everything that the source says it does not show, with the decisions that answer it. */
const notShown: readonly { heading: string; question: string; decidedBy: readonly string[] }[] = [
  {
    heading: 'Resources and their fields',
    question: 'fields of each resource beyond those listed',
    decidedBy: [
      'names-of-fields',
      'administration-fields',
      'draft-header-fields',
      'payment-condition-terms',
      'vat-code-fields',
    ],
  },
  {
    heading: 'Resources and their fields',
    question: 'the name of the debtor-kind field on a debtor',
    decidedBy: ['debtor-kind-field'],
  },
  { heading: 'States and transitions', question: 'transitions', decidedBy: ['no-way-to-make-final'] },
  {
    heading: 'Endpoints',
    question: 'request and response fields of the write operations per resource',
    decidedBy: ['fields-of-writes', 'answers-of-writes', 'put-replaces', 'patch-merges-fields', 'delete-answers-204'],
  },
  {
    heading: 'Endpoints',
    question: 'names of the filter parameters per resource',
    decidedBy: ['filter-fields', 'filter-values', 'ledger-account-type-filter', 'active-state-values'],
  },
  {
    heading: 'Authentication',
    question: 'the address of the authentication service',
    decidedBy: ['authorization-service-address', 'reserved-addresses'],
  },
  {
    heading: 'Authentication',
    question: 'parameter tables beyond the fields named',
    decidedBy: ['state-and-pkce', 'token-answer-fields', 'token-errors', 'api-scope'],
  },
  {
    heading: 'Authentication',
    question: 'lifetime of access and refresh tokens',
    decidedBy: ['token-lifetimes', 'refresh-rotation', 'code-once'],
  },
  { heading: 'Events', question: 'events', decidedBy: ['no-events'] },
  {
    heading: 'Errors',
    question: 'status codes other than 201 and 400',
    decidedBy: [
      'unauthorized',
      'administration-not-accessible',
      'module-required',
      'not-found',
      'method-not-allowed',
      'not-acceptable',
      'body-limit',
      'unsupported-media-type',
      'rate-limits',
      'internal-error',
    ],
  },
  { heading: 'Errors', question: 'shape of the values inside `errors`', decidedBy: ['errors-values', 'errors-keys'] },
  {
    heading: 'Errors',
    question: 'shape of error bodies other than 400',
    decidedBy: ['problem-details', 'problem-types'],
  },
  { heading: 'Limits', question: 'rate limits: values, headers, status code', decidedBy: ['rate-limits'] },
  {
    heading: 'Limits',
    question: 'default and maximum page size for resources other than ledger lines',
    decidedBy: ['page-size-limits'],
  },
  {
    heading: 'Versioning',
    question: 'policy for new versions, deprecation and compatibility',
    decidedBy: ['version-numbers'],
  },
];

/** What a URI fragment points at in the bundle; undefined when it leads nowhere. */
function at(pointer: string): unknown {
  if (!pointer.startsWith('#/')) return undefined;
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((part, key) => {
    const isContainer = typeof part === 'object' && part !== null && Object.hasOwn(part, key);
    return isContainer ? (part as Record<string, unknown>)[key] : undefined;
  }, bundle);
}

/** What is wrong with one entry, in words. */
function problemsOf({ id, statement, status, source, topic, reason, carriedBy }: Statement): string[] {
  return [
    !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && 'its id is not in kebab-case',
    !/[.:]$/.test(statement ?? '') && 'its statement is no sentence',
    status === 'documented' && !headings.includes(source ?? '') && 'its source is no heading of the source',
    status === 'documented' && (reason ?? topic) && 'it is documented, so it has no reason of ours',
    status === 'decided' && (!reason || !topic) && 'it lacks a reason or a topic',
    status === 'decided' && source && 'it is decided, so the source does not say it',
    !['documented', 'decided'].includes(status) && `its status is ${status}`,
    !carriedBy?.length && 'nothing carries it',
    ...(carriedBy ?? []).filter((pointer) => at(pointer) === undefined).map((pointer) => `${pointer} leads nowhere`),
  ].filter((problem) => typeof problem === 'string');
}

describe('the provenance of the contract', () => {
  it('is complete: each statement has an origin, and a place in the bundle that carries it', () => {
    expect(documented.length).toBeGreaterThan(100);
    expect(decided.length).toBeGreaterThan(50);
    const problems = statements.flatMap((one) => problemsOf(one).map((problem) => `${one.id}: ${problem}`));
    expect(problems).toEqual([]);
  });

  it('names each statement once', () => {
    const ids = [...statements, ...later].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const texts = [...statements, ...later].map(({ statement }) => statement);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('keeps to the order of the source, and puts what it states before what we decided', () => {
    const order = documented.map(({ source }) => headings.indexOf(String(source)));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(statements).toEqual([...documented, ...decided]);
  });

  it('keeps what is said about resources to come', () => {
    for (const { id, statement } of later)
      expect({ id, statement }).toEqual({ id, statement: expect.stringMatching(/\.$/) });
    expect(later.length).toBeGreaterThan(0);
  });
});

describe('a question that the source leaves open is decided', () => {
  it.each(notShown)('$heading: $question', ({ heading, decidedBy }) => {
    expect(headings).toContain(heading);
    expect(decidedBy.length).toBeGreaterThan(0);
    for (const id of decidedBy) expect(decided.map((one) => one.id)).toContain(id);
  });
});

describe('the guide to the decisions', () => {
  const file = fileURLToPath(new URL('../../openapi/guides/decisions.md', import.meta.url));

  // Made of provenance.yaml. After a change there: npx vitest run test/contract/provenance -u
  it('lists them all, by topic', async () => {
    await expect(decisionsPage(statements)).toMatchFileSnapshot(file);
  });
});
