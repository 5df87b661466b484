import { isJsonObject, type JsonObject } from '../../../contract.ts';
import type { Draft } from '../draft.ts';
import type { Random } from '../random.ts';

/** Makes something about a request unusual, if there is something to change. */
export type Malformation = (draft: Draft, random: Random) => Draft;

type MutableObject = Record<string, unknown>;

function pickObject(body: unknown, random: Random): MutableObject | undefined {
  if (Array.isArray(body)) return body.length > 0 ? pickObject(random.pick(body), random) : undefined;
  if (!isJsonObject(body)) return undefined;
  const inner = Object.values(body).filter(
    (value) => isJsonObject(value) || (Array.isArray(value) && value.length > 0),
  );
  if (inner.length === 0 || random.chance(0.5)) return body;
  return pickObject(random.pick(inner), random) ?? body;
}

const changeObject =
  (change: (object: MutableObject, random: Random) => void): Malformation =>
  (draft, random) => {
    if (!isJsonObject(draft.body)) return draft;
    const body: JsonObject = structuredClone(draft.body);
    const object = pickObject(body, random);
    if (object) change(object, random);
    return { ...draft, body };
  };

const changeProperty = (change: (object: MutableObject, name: string, random: Random) => void): Malformation =>
  changeObject((object, random) => {
    const names = Object.keys(object);
    if (names.length > 0) change(object, random.pick(names), random);
  });

const replaceBody =
  (bodies: readonly (() => unknown)[]): Malformation =>
  (draft, random) => ({ ...draft, mediaType: draft.mediaType ?? 'application/json', body: random.pick(bodies)() });

const toBytes =
  (text: string, encoding: BufferEncoding = 'utf8') =>
  () =>
    Buffer.from(text, encoding);
const nest = (open: string, close: string, depth: number) => toBytes(`${open.repeat(depth)}1${close.repeat(depth)}`);

const invalidJson = [
  ...['', ' ', '{', '[', '"', '{"a":}', "{'a':1}", '{"a":1,}', 'NaN', 'undefined', '01', '1e', '"\\u12"', '{}{}'],
  ...['\ufeff{}', '{"a":1}\u0000'],
];
const unknownNames = ['unknown', '', 'id', '_meta', 'constructor', 'toString', 'Name', '\ud800', 'a'.repeat(3000)];

/** JSON values that are unusual where another one is expected. */
export const malformedValues: readonly unknown[] = [
  ...[null, true, [], [[]], {}, { $ref: '#' }, { toString: 1, length: -1 }, [null, null]],
  ...[0, -0, -1, 0.1 + 0.2, 1e21, 1e308, -1e308, 1e-300, 2_147_483_648, 99_999_999.999_999],
  Number('9007199254740993'),
  ...['', ' ', '0', 'null', '\u0000', 'a\u0000b', '\ud800', '\udc00\ud800', '\u202e\u200b\ufeff'],
  ...['e\u0301'.repeat(200), '💣'.repeat(300), 'x'.repeat(70_000)],
  ...["'; drop table debtors; --", '%s%n{{7*7}}%{7}', '../../etc/passwd', '-999999999999.99'],
  ...['2026-02-30', '0000-00-00', '0001-01-01', '9999-12-31', '+275760-09-13', '2026-13-01T25:61:61Z'],
  Array.from({ length: 1001 }, () => ({})),
];

export const bodyMalformations: Readonly<Record<string, Malformation>> = {
  'missing property': changeProperty((object, name) => {
    delete object[name];
  }),
  'malformed property': changeProperty((object, name, random) => {
    object[name] = random.pick(malformedValues);
  }),
  'unknown property': changeObject((object, random) => {
    object[random.pick(unknownNames)] = random.pick(malformedValues);
  }),
  'prototype property': changeObject((object) => {
    Object.defineProperty(object, '__proto__', { value: { admin: true }, enumerable: true });
  }),
  'repeated property': (draft) => {
    const object = isJsonObject(draft.body) ? draft.body : {};
    const [first] = Object.keys(object);
    const text = JSON.stringify(object);
    return { ...draft, body: Buffer.from(first ? text.replace(/}$/, `,${JSON.stringify(first)}:null}`) : text) };
  },
  'invalid JSON': replaceBody([
    ...invalidJson.map((text) => toBytes(text)),
    toBytes('{"name":"\xff\xfe"}', 'latin1'),
    toBytes('{"a":1}', 'utf16le'),
    () => Buffer.from([0, 1, 2, 255, 254]),
  ]),
  'other body': replaceBody([null, 1, 'text', true, [], [{}], {}, 1e308].map((body) => () => structuredClone(body))),
  'nested body': replaceBody([
    nest('[', ']', 5000),
    nest('{"lines":', '}', 3000),
    nest('{"address":[', ']}', 2000),
    nest('[', ']', 50_000),
  ]),
  'large body': replaceBody([
    toBytes(`{"remark":"${'x'.repeat(1_200_000)}"}`),
    toBytes(`{"lines":[${'{},'.repeat(1500)}{}]}`),
    toBytes(`{${Array.from({ length: 2000 }, (_, index) => `"a${index}":1`).join()}}`),
    toBytes(`{"unitPrice":${'9'.repeat(4000)}}`),
  ]),
  'no body': (draft) => ({ ...draft, body: undefined }),
};
