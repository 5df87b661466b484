import { describe, expect, it } from 'vitest';
import { getOperation } from '../../../test/support/exchange.ts';
import { getExamples, getInputSchema, isJsonObject, type JsonObject } from '../../contract.ts';
import { createBodyTemplate, type Detail, type ValueSource } from './body-builder.ts';

/** A server that knows records 7 and 8 of everything, and the book years 2030 and 2031. */
const source: ValueSource = {
  getReferenceValues: async ({ reference }) => (reference.targetField === 'id' ? [7, 8] : ['SKU-7', 'SKU-8']),
  getValuesByName: (name) => (name === 'bookYear' ? [2030, 2031] : []),
};

const createTemplate = (id: string, detail: Detail) => {
  const operation = getOperation(id);
  const example = getExamples(operation).find(isJsonObject) as JsonObject;
  const schema = getInputSchema(operation) ?? {};
  const filters = new Set(['name', 'reference', 'sourceDocumentNumber']);
  return createBodyTemplate({ schema, example, detail, resource: 'debtors', filters, isTagged: true }, source);
};

describe('A body', () => {
  it('has the required fields and a tag', async () => {
    expect((await createTemplate('createDebtor', 'minimal')).render('abc001')).toEqual({
      name: 'contract test abc001',
      debtorKindId: 7,
    });
    const invoice = (await createTemplate('createSalesInvoiceWithLines', 'minimal')).render('abc002');
    expect(invoice).toMatchObject({ debtorId: 7, reference: 'contract test abc002' });
    expect(invoice.lines).toEqual([{ bookingType: 'A', ArticleSku: 'SKU-7' }, { bookingType: 'T' }]);
  });

  it('has all writable fields, with tags in unique ones', async () => {
    const body = (await createTemplate('createDebtor', 'full')).render('abc003');
    expect(body).toMatchObject({ number: 'contract-test-abc003', paymentConditionId: 7, address: { countryId: 7 } });
    expect(body).not.toHaveProperty('id');
  });

  it('tries the next record of a reference, until there is none', async () => {
    const template = await createTemplate('createDebtor', 'minimal');
    expect(await template.adapt(['debtorKindId'])).toBe(true);
    expect(template.render('abc004')).toMatchObject({ debtorKindId: 8 });
    expect(await template.adapt(['debtorKindId'])).toBe(false);
  });

  it('leaves out optional fields that are rejected, and tries another year', async () => {
    const template = await createTemplate('createJournalEntry', 'full');
    await template.adapt(['openingBalance', 'closingBalance', 'bookYear']);
    const body = template.render('abc005');
    expect(body).not.toHaveProperty('openingBalance');
    expect(body).toMatchObject({ bookYear: 2030 });
  });

  it('returns to the lines of the example when they are rejected together', async () => {
    const template = await createTemplate('createJournalEntryWithLines', 'full');
    await template.adapt(['lines']);
    expect(template.render('abc006').lines).toEqual([
      { ledgerAccountId: 7, description: 'Afschrijving', amountDebit: 250 },
      { ledgerAccountId: 7, description: 'Afschrijving', amountCredit: 250 },
    ]);
  });

  it('adds a field that a server requires beside the example', async () => {
    const template = await createTemplate('createPurchaseInvoice', 'example');
    expect(template.render('abc007')).not.toHaveProperty('approvalRouteId');
    expect(await template.adapt(['approvalRouteId'])).toBe(true);
    expect(template.render('abc008')).toMatchObject({ approvalRouteId: 7 });
  });
});
