import { expect, it } from 'vitest';
import { findClosest } from '../../contract/did-you-mean.ts';
import { getProperties } from '../../contract/schemas.ts';
import { bundle } from '../support/contract.ts';

const { schemas } = bundle.components;

const listFields = (name: string): string[] => [
  ...new Set(
    (schemas[name]?.oneOf ?? [{ $ref: `#/components/schemas/${name}` }]).flatMap((branch) => [
      ...getProperties(bundle, branch).keys(),
    ]),
  ),
];

const bodies = Object.keys(schemas)
  .filter((name) => /(?:Input|Patch|Replacement|Address)$/.test(name))
  .map((name) => [name, listFields(name)] as const);
const allFields = [...new Set(Object.keys(schemas).flatMap(listFields))];

/** The spellings of one name that the platform has: `iban` and `IBAN`, `type` and `typeId`. */
const simplify = (name: string): string => name.toLowerCase().replace(/id$/, '');

it.each(bodies)('a field of another record is no misspelt field of %s', (_name, fields) => {
  const hints = allFields
    .filter((field) => !fields.includes(field))
    .map((field) => [field, findClosest(field, fields)] as const)
    .filter(([field, hint]) => hint !== undefined && simplify(field) !== simplify(hint));
  expect(hints).toEqual([]);
});

/** A letter left out, doubled, wrong, or in the place of its neighbour. */
const misspell = (name: string): string[] => {
  const middle = Math.floor(name.length / 2);
  const [start, letter, next, rest] = [name.slice(0, middle), name[middle], name[middle + 1], name.slice(middle + 2)];
  return [
    `${start}${next}${rest}`,
    `${start}${letter}${letter}${next}${rest}`,
    `${start}q${next}${rest}`,
    `${start}${next}${letter}${rest}`,
  ];
};

it.each(bodies)('a misspelt field of %s is recognized', (_name, fields) => {
  const long = fields.filter((field) => field.length >= 5);
  for (const field of long)
    for (const written of misspell(field))
      if (!fields.includes(written)) expect(findClosest(written, fields)).toBe(field);
});
