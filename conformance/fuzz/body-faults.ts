import { oddValues } from './odd-values.ts';
import type { Random } from './random.ts';
import type { Draft, Fault } from './request.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

/** An object of a body: the body itself, or one in it. */
function somewhere(body: unknown, random: Random): Json | undefined {
  if (Array.isArray(body)) return body.length > 0 ? somewhere(random.of(body), random) : undefined;
  if (!isObject(body)) return undefined;
  const inner = Object.values(body).filter((value) => isObject(value) || (Array.isArray(value) && value.length > 0));
  if (inner.length === 0 || random.chance(0.5)) return body;
  return somewhere(random.of(inner), random) ?? body;
}

/** Changes one object of the body. */
const inside =
  (change: (object: Json, random: Random) => void): Fault =>
  (draft, random) => {
    if (!isObject(draft.body)) return;
    draft.body = structuredClone(draft.body);
    const object = somewhere(draft.body, random);
    if (object) change(object, random);
  };

const instead =
  (bodies: readonly (() => Uint8Array | unknown)[]): Fault =>
  (draft: Draft, random) => {
    draft.mediaType ??= 'application/json';
    draft.body = random.of(bodies)();
  };

const bytes =
  (text: string, encoding: BufferEncoding = 'utf8') =>
  () =>
    Buffer.from(text, encoding);
const nested = (open: string, close: string, depth: number) => bytes(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** What can be odd about a body, by name. */
export const bodyFaults: Readonly<Record<string, Fault>> = {
  'property left out': inside((object, random) => {
    const names = Object.keys(object);
    if (names.length > 0) delete object[random.of(names)];
  }),
  'odd property': inside((object, random) => {
    const names = Object.keys(object);
    if (names.length > 0) object[random.of(names)] = random.of(oddValues);
  }),
  'unknown property': inside((object, random) => {
    object[random.of(['unknown', '', 'id', '_meta', 'constructor', 'toString', 'Name', '\ud800', 'a'.repeat(3000)])] =
      random.of(oddValues);
  }),
  'prototype in the body': inside((object) => {
    Object.defineProperty(object, '__proto__', { value: { admin: true }, enumerable: true });
  }),
  'property twice': (draft) => {
    const text = isObject(draft.body) ? JSON.stringify(draft.body) : '{}';
    const [first] = Object.keys(isObject(draft.body) ? draft.body : {});
    draft.body = Buffer.from(first ? text.replace(/}$/, `,${JSON.stringify(first)}:null}`) : text);
  },
  'broken body': instead([
    ...[
      '',
      ' ',
      '{',
      '[',
      '"',
      '{"a":}',
      "{'a':1}",
      '{"a":1,}',
      'NaN',
      'undefined',
      '01',
      '1e',
      '"\\u12"',
      '{}{}',
      '\ufeff{}',
      '{"a":1}\u0000',
    ].map((text) => bytes(text)),
    bytes('{"name":"\xff\xfe"}', 'latin1'),
    bytes('{"a":1}', 'utf16le'),
    () => Buffer.from([0, 1, 2, 255, 254]),
  ]),
  'other body': instead([() => null, () => 1, () => 'text', () => true, () => [], () => [{}], () => ({}), () => 1e308]),
  'nested body': instead([
    nested('[', ']', 5000),
    nested('{"lines":', '}', 3000),
    nested('{"address":[', ']}', 2000),
    nested('[', ']', 50_000),
  ]),
  'large body': instead([
    bytes(`{"remark":"${'x'.repeat(1_200_000)}"}`),
    bytes(`{"lines":[${'{},'.repeat(1500)}{}]}`),
    bytes(`{${Array.from({ length: 2000 }, (_none, index) => `"a${index}":1`).join()}}`),
    bytes(`{"unitPrice":${'9'.repeat(4000)}}`),
  ]),
  'no body': (draft) => {
    draft.body = undefined;
  },
};
