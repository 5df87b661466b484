import fc from 'fast-check';
import { getInputSchema, isJsonObject, type Operation } from '../../../conformance/contract.ts';
import { getBodyMutations } from '../../../conformance/data/generators/mutations/body.ts';
import { getParameterMutations } from '../../../conformance/data/generators/mutations/parameters.ts';
import type { Draft } from './draft.ts';
import { createRandom, type Random } from './random.ts';
import { type Credentials, createValidRequests } from './valid-requests.ts';

/** Makes something about a request unusual, if there is something to change. */
type Malformation = (draft: Draft, random: Random, operation: Operation) => Draft;

const header =
  (name: string, values: readonly (string | undefined)[]): Malformation =>
  (draft, random) => {
    const value = random.pick(values);
    const others = draft.headers.filter(([key]) => key !== name);
    return { ...draft, headers: value === undefined ? others : [...others, [name, value]] };
  };

const rawQueries = [
  ...['%', '=', 'a[b]=c', '__proto__=1', 'x=%00', 'page=1&PAGE=2', 'pageSize=%F0%9F', `q=${'x'.repeat(9000)}`],
];
const methods = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
const getUnusualPaths = (path: string) => [`${path}/`, path.toUpperCase(), `/${path}`, `${path}/lines`];

/** Values and names that are no fault of a schema: they have broken servers that merge, look up or encode what they get. */
const unusualValues: readonly unknown[] = ['\ud800', { $ref: '#' }, { toString: 1, length: -1 }, [null, null]];
const unusualNames = ['toString', '__proto__', '\ud800', 'a'.repeat(3000)];
const unusualBodies = ['{', '\u{FEFF}{}', `{"remark":"${'x'.repeat(1_200_000)}"}`, `{"unitPrice":${'9'.repeat(4000)}}`];

const setProperty =
  (getName: (names: readonly string[], random: Random) => string): Malformation =>
  (draft, random) => {
    if (!isJsonObject(draft.body)) return draft;
    const body = structuredClone(draft.body);
    const value = random.pick(unusualValues);
    const name = getName([...Object.keys(body), 'remark'], random);
    Object.defineProperty(body, name, { value, enumerable: true, configurable: true, writable: true });
    return { ...draft, body };
  };

/** Requests that run other code of a sandbox than valid requests and the violations of its schemas. */
const malformations: Readonly<Record<string, Malformation>> = {
  token: header('authorization', [undefined, 'Bearer wrong']),
  tenant: header('x-tenant-id', ['3']),
  accept: header('accept', ['text/html']),
  origin: header('origin', ['https://partner.example']),
  'host name': header('host', ['evil.example', 'a b']),
  'media type': (draft) => ({ ...draft, mediaType: 'text/plain' }),
  method: (draft, random) => ({ ...draft, method: random.pick(methods) }),
  'raw query': (draft, random) => ({ ...draft, rawQuery: random.pick(rawQueries) }),
  path: (draft, random) => ({ ...draft, path: random.pick(getUnusualPaths(draft.path)) }),
  'invalid parameter': (draft, random, operation) => {
    const mutations = getParameterMutations(operation);
    return mutations.length > 0 ? { ...draft, ...random.pick(mutations).apply(draft) } : draft;
  },
  'invalid field': (draft, random, operation) => {
    const schema = getInputSchema(operation);
    const mutations = schema && isJsonObject(draft.body) ? getBodyMutations(schema, draft.body) : [];
    return mutations.length > 0 ? { ...draft, body: random.pick(mutations).apply(draft.body) } : draft;
  },
  'unusual value': setProperty((names, random) => random.pick(names)),
  'unusual name': setProperty((_names, random) => random.pick(unusualNames)),
  'unusual body': (draft, random) => {
    const mediaType = draft.mediaType ?? 'application/json';
    return { ...draft, mediaType, body: Buffer.from(random.pick(unusualBodies)) };
  },
  'no body': (draft) => ({ ...draft, body: undefined }),
};

/** A request, and what is unusual about it; `valid` for none. */
export interface LabelledDraft {
  readonly draft: Draft;
  readonly label: string;
}

/** The name of a malformation, and the seed of its choices. */
const choice = fc.record({ name: fc.constantFrom(...Object.keys(malformations)), seed: fc.nat() });

/** One malformation, seldom two. */
const choices = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(choice) },
  { weight: 1, arbitrary: fc.tuple(choice, choice) },
);

export function createRequests(operation: Operation, credentials: Credentials): fc.Arbitrary<LabelledDraft> {
  const drafts = createValidRequests(operation, credentials);
  const valid = drafts.map((draft) => ({ draft, label: 'valid' }));
  const malformed = fc.tuple(drafts, choices).map(([draft, chosen]) => ({
    draft: chosen.reduce(
      (changed, { name, seed }) => malformations[name]?.(changed, createRandom(seed), operation) ?? changed,
      draft,
    ),
    label: chosen.map(({ name }) => name).join(' and '),
  }));
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 11, arbitrary: malformed });
}
