import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getAlternatives, getInputSchema, getStoredResource, operations } from '../../conformance/contract.ts';
import { catalogues, type MessageKey } from '../../mocks/messages/catalogues.ts';
import { businessRules, formMessages, referenceMessage } from './business-rules.ts';

const { en } = catalogues;

const guide = readFileSync(new URL('../../openapi/guides/errors.md', import.meta.url), 'utf8');

const rules = Object.entries(businessRules).flatMap(([key, some]) => some.map((rule) => ({ key, ...rule })));

/** Targets of a rule besides a field that is written: the record or the body as a whole, and its parent. */
const wholes = ['id', 'invoiceId', 'entryId', 'body', 'lines'];

function getFields(resource: string): string[] {
  const bodies = operations.flatMap((operation) => {
    const schema = getInputSchema(operation);
    return schema && getStoredResource(operation.path) === resource ? [schema] : [];
  });
  const ofOrders = resource === 'salesorders/lines' ? getFields('draftsalesinvoices/lines') : [];
  return [...ofOrders, ...bodies.flatMap(getAlternatives).flatMap(({ properties }) => Object.keys(properties))];
}

describe('business rule', () => {
  it.each(rules)('$key applies to fields of $of', ({ of, fields }) => {
    const named = fields === 'x-unique' ? [] : fields.filter((field) => !wholes.includes(field));
    for (const field of named)
      expect(
        of.some((resource) => getFields(resource).includes(field.replace(/\..*/, ''))),
        field,
      ).toBe(true);
  });

  it.each(rules)('$key applies to existing resources: $of', ({ of }) => {
    // Lines of orders come with their order only.
    const resources = new Set([...operations.map(({ path }) => getStoredResource(path)), 'salesorders/lines']);
    expect(of.filter((resource) => !resources.has(resource))).toEqual([]);
  });
});

it('business rules have their own messages', () => {
  const keys = Object.keys(businessRules) as MessageKey[];
  expect(keys.filter((key) => formMessages.includes(key))).toEqual([]);
});

it('the error guide lists every business rule with its message', () => {
  const [, section = ''] = /\n## Business rules\n(.*?)\n## /s.exec(guide) ?? [];
  const shown = [...section.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm)].map(([, message]) => message).slice(1);
  const keys = [referenceMessage, ...Object.keys(businessRules)] as MessageKey[];
  expect(shown.toSorted()).toEqual(keys.map((key) => en[key].replaceAll(/\{\w+[^}]*\}/g, '…')).toSorted());
});
