import fc from 'fast-check';
import { arbitraryOf } from './arbitrary.ts';
import type { MediaType, Operation, Parameter } from './document.ts';
import { type Pools, resourceAt } from './pools.ts';
import { type Draft, encoded, textOf } from './request.ts';

/** Who calls, and what is known of the administrations that may be called, by their identifiers. */
export interface Callers {
  readonly token: string;
  readonly pools: ReadonlyMap<number, Pools>;
}

/** Requests to an operation that keep to the contract. Rules of bookkeeping may still refuse them. */
export function validRequests(operation: Operation, { token, pools }: Callers): fc.Arbitrary<Draft> {
  return fc.oneof(...[...pools].map(([id, known]) => requestsIn(operation, token, id, known)));
}

function requestsIn(operation: Operation, token: string, administration: number, pools: Pools): fc.Arbitrary<Draft> {
  const { method, path, parameters, bodies, secured } = operation;
  const inQuery = parameters.filter((one) => one.in === 'query' && !one['x-alias-of']);
  // A list can be filtered by each of its fields, and with many filters at once nothing would be found.
  const queries = fc.tuple(...inQuery.map((one) => sometimes(pairsOf(one, pools), one.required, inQuery.length)));
  const parts = { path: pathsOf(path, pools), query: queries, body: bodiesOf(bodies, pools), language: languages };
  const caller: Draft['headers'] = [
    ['authorization', `Bearer ${token}`],
    ['x-tenant-id', String(administration)],
  ];
  return fc.record(parts).map(({ body, query, language, ...rest }) => ({
    ...{ method, ...rest, ...body, query: query.flat() },
    headers: [...(secured ? caller : []), ['accept-language', language]],
  }));
}

const languages = fc.constantFrom('en', 'nl', 'nl, en;q=0.5');

type Pairs = [string, string][];

/** About four parameters of a query, besides those that are required. */
function sometimes(pairs: fc.Arbitrary<Pairs>, required = false, count = 1): fc.Arbitrary<Pairs> {
  if (required) return pairs;
  const absent = { weight: Math.max(1, count - 4), arbitrary: fc.constant<Pairs>([]) };
  return fc.oneof({ withCrossShrink: true }, absent, { weight: 4, arbitrary: pairs });
}

/** A parameter as it is written in a query. Now and then it is the contract's example, because nobody guesses a client. */
function pairsOf({ name, schema, example, explode }: Parameter, pools: Pools): fc.Arbitrary<Pairs> {
  const made = { weight: 7, arbitrary: arbitraryOf(schema, pools) };
  const values =
    example === undefined ? made.arbitrary : fc.oneof(made, { weight: 3, arbitrary: fc.constant(example) });
  return values.map((value) => {
    const all = [value].flat().map(textOf);
    return (explode === false ? [all.join(',')] : all).map((text): [string, string] => [name, text]);
  });
}

type Body = Pick<Draft, 'mediaType' | 'body'>;

/** A PDF as small as one can be. */
export const smallPdf: Uint8Array = Buffer.from('%PDF-1.4\n%%EOF\n');

function bodiesOf(bodies: Operation['bodies'], pools: Pools): fc.Arbitrary<Body> {
  const ofTypes = Object.entries(bodies).map(([mediaType, content]): fc.Arbitrary<Body> => {
    if (mediaType === 'application/pdf') return fc.constant({ mediaType, body: smallPdf });
    return bodyOf(content, pools).map((body) => ({ mediaType, body }));
  });
  return ofTypes.length > 0 ? fc.oneof(...ofTypes) : fc.constant({ mediaType: undefined, body: undefined });
}

function bodyOf({ schema, examples = {} }: MediaType, pools: Pools): fc.Arbitrary<unknown> {
  const shown = Object.values(examples).map(({ value }) => value);
  const made = arbitraryOf(schema, pools);
  if (shown.length === 0) return made;
  return fc.oneof({ weight: 9, arbitrary: made }, { weight: 1, arbitrary: fc.constantFrom(...shown) });
}

/** Identifiers that there may be, and one that no record has. */
const anyIdentifier = fc.constantFrom(1, 2, 3, 999, 2_147_483_647);

/** Paths with identifiers in them: of records that there are, mostly. */
function pathsOf(template: string, pools: Pools): fc.Arbitrary<string> {
  const segments = template.split('/').map((segment, index, all) => {
    if (!segment.startsWith('{')) return fc.constant(segment);
    const known = () => pools.values(resourceAt(all.slice(0, index).join('/')), 'id');
    return fc.tuple(fc.nat(), anyIdentifier, isKnown).map(([pick, any, wanted]) => {
      const ids = known();
      return encoded(String(wanted && ids.length > 0 ? ids[pick % ids.length] : any));
    });
  });
  const whole = fc.tuple(...segments).map((all) => all.join('/'));
  if (!template.endsWith('}')) return whole;
  return fc.tuple(fc.nat(), isKnown, whole).map(([pick, wanted, any]) => {
    // A record below another has a path of its own: not every line is a line of every invoice.
    const paths = pools.values(resourceAt(template), 'path');
    return wanted && paths.length > 0 ? String(paths[pick % paths.length]) : any;
  });
}

const isKnown = fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
