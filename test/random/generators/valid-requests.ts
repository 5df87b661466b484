import fc from 'fast-check';
import { MINIMAL_PDF } from '../../../conformance/checks/write/pdf.ts';
import { getStoredResource, type Operation } from '../../../conformance/contract.ts';
import { encodeText, toText } from '../../../conformance/data/generators/mutations/parameters.ts';
import type { HeaderList, Query } from '../../../conformance/session/http.ts';
import type { MediaType, Parameter } from '../../../contract/document.ts';
import { createArbitrary } from './arbitrary.ts';
import type { Draft } from './draft.ts';
import type { ValuePool } from './value-pool.ts';

/** A token, and the known values of its administrations by their identifiers. */
export interface Credentials {
  readonly token: string;
  readonly pools: ReadonlyMap<number, ValuePool>;
}

/** Requests that are valid by the contract. Business rules may still reject them. */
export function createValidRequests(operation: Operation, { token, pools }: Credentials): fc.Arbitrary<Draft> {
  return fc.oneof(...[...pools].map(([tenant, pool]) => createRequestsIn(operation, token, tenant, pool)));
}

function createRequestsIn(operation: Operation, token: string, tenant: number, pool: ValuePool): fc.Arbitrary<Draft> {
  const { method, path, parameters, body, isSecured } = operation;
  const filters = parameters.filter((parameter) => parameter.in === 'query' && !parameter['x-alias-of']);
  const queries = filters.map((parameter) =>
    optional(createPairs(parameter, pool), parameter.required, filters.length),
  );
  const credentials: HeaderList = [
    ['authorization', `Bearer ${token}`],
    ['x-tenant-id', String(tenant)],
  ];
  return fc
    .record({
      path: createPaths(path, pool),
      query: fc.tuple(...queries),
      content: createContent(body, pool),
      language: fc.constantFrom('en', 'nl', 'nl, en;q=0.5'),
    })
    .map(({ content, query, language, path }) => ({
      method,
      path,
      ...content,
      query: query.flat(),
      headers: [...(isSecured ? credentials : []), ['accept-language', language] as const],
    }));
}

/** About four parameters besides the required ones: nothing matches many filters at once. */
function optional(pairs: fc.Arbitrary<Query>, isRequired = false, count = 1): fc.Arbitrary<Query> {
  if (isRequired) return pairs;
  const absent = { weight: Math.max(1, count - 4), arbitrary: fc.constant<Query>([]) };
  return fc.oneof({ withCrossShrink: true }, absent, { weight: 4, arbitrary: pairs });
}

/** A parameter of the query. Sometimes it is the documented example: client IDs cannot be generated. */
function createPairs({ name, schema, example, explode }: Parameter, pool: ValuePool): fc.Arbitrary<Query> {
  const generated = { weight: 7, arbitrary: createArbitrary(schema, pool) };
  const values =
    example === undefined ? generated.arbitrary : fc.oneof(generated, { weight: 3, arbitrary: fc.constant(example) });
  return values.map((value) => {
    const texts = [value].flat().map(toText);
    return (explode === false ? [texts.join(',')] : texts).map((text) => [name, text] as const);
  });
}

type Content = Pick<Draft, 'mediaType' | 'body'>;

function createContent(body: Operation['body'], pool: ValuePool): fc.Arbitrary<Content> {
  const contents = Object.entries(body?.content ?? {}).map(([mediaType, content]): fc.Arbitrary<Content> => {
    if (mediaType === 'application/pdf') return fc.constant({ mediaType, body: MINIMAL_PDF });
    return createBody(content, pool).map((body) => ({ mediaType, body }));
  });
  return contents.length > 0 ? fc.oneof(...contents) : fc.constant({ mediaType: undefined, body: undefined });
}

/** One of three bodies is a documented example: the business rules reject most of the others. */
function createBody({ schema, examples = {} }: MediaType, pool: ValuePool): fc.Arbitrary<unknown> {
  const values = Object.values(examples).map(({ value }) => value);
  const generated = createArbitrary(schema, pool);
  if (values.length === 0) return generated;
  return fc.oneof({ weight: 2, arbitrary: generated }, { weight: 1, arbitrary: fc.constantFrom(...values) });
}

/** Identifiers that may exist, and one that no record has. */
const anyId = fc.constantFrom(1, 2, 3, 999, 2_147_483_647);

/** Nine of ten identifiers are of known records. */
const isKnown = fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });

function createPaths(template: string, pool: ValuePool): fc.Arbitrary<string> {
  const segments = template.split('/').map((segment, index, all) => {
    if (!segment.startsWith('{')) return fc.constant(segment);
    const resource = getStoredResource(all.slice(0, index).join('/'));
    return fc.tuple(fc.nat(), anyId, isKnown).map(([choice, id, known]) => {
      const ids = pool.getValues(resource, 'id');
      return encodeText(String(known && ids.length > 0 ? ids[choice % ids.length] : id));
    });
  });
  const paths = fc.tuple(...segments).map((parts) => parts.join('/'));
  if (!template.endsWith('}')) return paths;
  return fc.tuple(fc.nat(), isKnown, paths).map(([choice, known, path]) => {
    // A record below another has a path of its own: not every line is a line of every invoice.
    const recordPaths = pool.getValues(getStoredResource(template), 'path');
    return known && recordPaths.length > 0 ? String(recordPaths[choice % recordPaths.length]) : path;
  });
}
