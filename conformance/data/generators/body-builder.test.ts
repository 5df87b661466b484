import { expect, it } from 'vitest';
import { getOperation } from '../../../test/support/exchange.ts';
import { getExamples, getInputSchema, isJsonObject, type JsonObject } from '../../contract.ts';
import { createBodyTemplate, type Detail, type ValueSource } from './body-builder.ts';

/** A server that knows records 7 and 8 of everything, and the book years 2030 and 2031. */
const source: ValueSource = {
  getReferenceValues: async ({ reference }) => (reference.targetField === 'id' ? [7, 8] : ['SKU-7', 'SKU-8']),
  getValuesByName: (name) => (name === 'bookYear' ? [2030, 2031] : []),
};

const ENTRY_FIELDS = ['openingBalance', 'closingBalance', 'bookYear'];

const createTemplate = (id: string, detail: Detail) => {
  const operation = getOperation(id);
  const example = getExamples(operation).find(isJsonObject) as JsonObject;
  const schema = getInputSchema(operation) ?? {};
  const filters = new Set(['name', 'reference', 'sourceDocumentNumber']);
  return createBodyTemplate({ schema, example, detail, resource: 'debtors', filters, isTagged: true }, source);
};

/** Bodies by operation and detail, and the fields that a server rejects one time after the other. */
const bodies: readonly (readonly [why: string, operation: string, detail: Detail, ...rejected: string[][]])[] = [
  ['the required fields and a tag', 'createDebtor', 'minimal'],
  ['lines with what their types require', 'createSalesInvoiceWithLines', 'minimal'],
  ['all writable fields, with tags in unique ones', 'createDebtor', 'full'],
  ['the next record of a reference', 'createDebtor', 'minimal', ['debtorKindId']],
  ['no optional fields that are rejected, and another year', 'createJournalEntry', 'full', ENTRY_FIELDS],
  ['the lines of the example when they are rejected together', 'createJournalEntryWithLines', 'full', ['lines']],
  ['a field that a server requires beside the example', 'createPurchaseInvoice', 'example', ['approvalRouteId']],
];

it('A body has what a server accepts', async () => {
  const texts: string[] = [];
  for (const [why, operation, detail, ...rejected] of bodies) {
    const template = await createTemplate(operation, detail);
    for (const fields of rejected) await template.adapt(fields);
    texts.push(`# ${why}: ${operation}, ${detail}\n${JSON.stringify(template.render('abc001'), null, 1)}\n`);
  }
  await expect(texts.join('')).toMatchFileSnapshot('__snapshots__/bodies.txt');
});

it('A body tries each record that a reference may name, in turn', async () => {
  const template = await createTemplate('createDebtor', 'minimal');
  expect([await template.adapt(['debtorKindId']), await template.adapt(['debtorKindId'])]).toEqual([true, false]);
});
