import type { Random } from '../../random/generators/random.ts';

type MutableObject = Record<string, unknown>;
type Malformation = (value: unknown, random: Random) => unknown;

const isObject = (value: unknown): value is MutableObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of a value, at any depth. */
function pickObject(value: unknown, random: Random): MutableObject | undefined {
  if (Array.isArray(value)) return value.length > 0 ? pickObject(random.pick(value), random) : undefined;
  if (!isObject(value)) return undefined;
  const inner = Object.values(value).filter(
    (member) => isObject(member) || (Array.isArray(member) && member.length > 0),
  );
  if (inner.length === 0 || random.chance(0.5)) return value;
  return pickObject(random.pick(inner), random) ?? value;
}

const changeObject =
  (change: (object: MutableObject, random: Random) => void): Malformation =>
  (value, random) => {
    const copy = structuredClone(value);
    const object = pickObject(copy, random);
    if (object) change(object, random);
    return copy;
  };

const changeProperty = (change: (object: MutableObject, name: string, random: Random) => void): Malformation =>
  changeObject((object, random) => {
    const names = Object.keys(object);
    if (names.length > 0) change(object, random.pick(names), random);
  });

const unknownNames = ['unknown', '', 'id', '_meta', 'constructor', 'toString', 'Name', '\ud800', 'a'.repeat(3000)];

/** JSON values that are unusual where another one is expected. */
const values: readonly unknown[] = [
  ...[null, true, [], [[]], {}, { $ref: '#' }, { toString: 1, length: -1 }, [null, null]],
  ...[0, -0, -1, 0.1 + 0.2, 1e21, 1e308, -1e308, 1e-300, 2_147_483_648, 99_999_999.999_999],
  Number('9007199254740993'),
  ...['', ' ', '0', 'null', '\u0000', 'a\u0000b', '\ud800', '\udc00\ud800', '\u202e\u200b\ufeff'],
  ...['e\u0301'.repeat(200), '💣'.repeat(300), 'x'.repeat(70_000)],
  ...["'; drop table debtors; --", '%s%n{{7*7}}%{7}', '../../etc/passwd', '-999999999999.99'],
  ...['2026-02-30', '0000-00-00', '0001-01-01', '9999-12-31', '+275760-09-13', '2026-13-01T25:61:61Z'],
  Array.from({ length: 1001 }, () => ({})),
];

export const malformations: Readonly<Record<string, Malformation>> = {
  'missing property': changeProperty((object, name) => {
    delete object[name];
  }),
  'malformed property': changeProperty((object, name, random) => {
    object[name] = random.pick(values);
  }),
  'unknown property': changeObject((object, random) => {
    object[random.pick(unknownNames)] = random.pick(values);
  }),
  'prototype property': changeObject((object) => {
    Object.defineProperty(object, '__proto__', { value: { admin: true }, enumerable: true });
  }),
  'other value': (_value, random) => structuredClone(random.pick([null, 1, 'text', true, [], [{}], {}, 1e308])),
};
