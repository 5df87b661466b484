import { describe, expect, it } from 'vitest';
import { operations } from '../contract.ts';
import { type Amount, type Source, templateFor } from './bodies.ts';
import { isJson, type Json, schemaNamed } from './shape.ts';

/** A server that knows records 7 and 8 of everything, and the book years 2030 and 2031. */
const source: Source = {
  referred: async ({ reference }) => (reference.by === 'id' ? [7, 8] : ['SKU-7', 'SKU-8']),
  named: (name) => (name === 'bookYear' ? [2030, 2031] : []),
};

const bodyOf = (id: string, amount: Amount) => {
  const operation = operations.find((one) => one.id === id);
  const example = Object.values(operation?.examples ?? {}).find(isJson) as Json;
  const schema = schemaNamed(String(operation?.body?.schema));
  const filters = new Set(['name', 'reference', 'sourceDocumentNumber']);
  return templateFor({ schema, example, amount, kind: 'debtors', filters, labelled: true }, source);
};

describe('a body', () => {
  it('holds the least that is required, and a mark', async () => {
    expect((await bodyOf('createDebtor', 'least')).render('abc001')).toEqual({
      name: 'contract test abc001',
      debtorKindId: 7,
    });
    const invoice = (await bodyOf('createSalesInvoiceWithLines', 'least')).render('abc002');
    expect(invoice).toMatchObject({ debtorId: 7, reference: 'contract test abc002' });
    expect(invoice.lines).toEqual([{ bookingType: 'A', ArticleSku: 'SKU-7' }, { bookingType: 'T' }]);
  });

  it('holds everything that a client may write, with marks where no other record may have the same', async () => {
    const body = (await bodyOf('createDebtor', 'full')).render('abc003');
    expect(body).toMatchObject({ number: 'contract-test-abc003', paymentConditionId: 7, address: { countryId: 7 } });
    expect(body).not.toHaveProperty('id');
  });

  it('tries the next record that a rule of the server may take, and gives up when there is none', async () => {
    const template = await bodyOf('createDebtor', 'least');
    expect(await template.adapt(['debtorKindId'])).toBe(true);
    expect(template.render('abc004')).toMatchObject({ debtorKindId: 8 });
    expect(await template.adapt(['debtorKindId'])).toBe(false);
  });

  it('leaves out what is optional and refused, and tries another year', async () => {
    const template = await bodyOf('createJournalEntry', 'full');
    await template.adapt(['openingBalance', 'closingBalance', 'bookYear']);
    const body = template.render('abc005');
    expect(body).not.toHaveProperty('openingBalance');
    expect(body).toMatchObject({ bookYear: 2030 });
  });

  it('goes back to the lines of the example when they are wrong together', async () => {
    const template = await bodyOf('createJournalEntryWithLines', 'full');
    await template.adapt(['lines']);
    expect(template.render('abc006').lines).toEqual([
      { ledgerAccountId: 7, description: 'Afschrijving', amountDebit: 250 },
      { ledgerAccountId: 7, description: 'Afschrijving', amountCredit: 250 },
    ]);
  });

  it('takes in what a server asks for beside the example', async () => {
    const template = await bodyOf('createPurchaseInvoice', 'example');
    expect(template.render('abc007')).not.toHaveProperty('approvalRouteId');
    expect(await template.adapt(['approvalRouteId'])).toBe(true);
    expect(template.render('abc008')).toMatchObject({ approvalRouteId: 7 });
  });
});
