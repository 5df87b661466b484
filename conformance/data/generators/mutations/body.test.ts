import { describe, expect, it } from 'vitest';
import { getOperation } from '../../../../test/support/exchange.ts';
import {
  getExamples,
  getInputSchema,
  isJsonObject,
  type JsonObject,
  type Operation,
  operations,
} from '../../../contract.ts';
import { validateSchema } from '../../../judges/schema.ts';
import { selectBodyMutations } from './rules.ts';

const withBody = operations.filter((operation) => operation.kind && getInputSchema(operation));
const getExample = (operation: Operation): JsonObject => getExamples(operation).find(isJsonObject) as JsonObject;

/** Keywords that schemas cannot express; a required field can also be one of two. */
const RULES = /content|x-references|x-unique|required/;

describe('The mutations of a body', () => {
  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    'of %s are invalid, and the example is valid',
    (_, operation) => {
      const schema = getInputSchema(operation) ?? {};
      const example = getExample(operation);
      expect(validateSchema(schema, example)).toEqual([]);
      const mutations = selectBodyMutations(operation, example).filter(({ keyword }) => !RULES.test(keyword));
      const harmless = mutations.filter(({ apply }) => validateSchema(schema, apply(example)).length === 0);
      expect(harmless.map(({ fields, keyword }) => `${fields} ${keyword}`)).toEqual([]);
      // A new resource may have a name and nothing else.
      const fields = new Set(mutations.flatMap((mutation) => mutation.fields));
      expect(mutations.length).toBeGreaterThan(fields.size > 2 ? 6 : 5);
    },
  );

  it('change one field, also in lines, and name it', () => {
    const create = getOperation('createSalesInvoiceWithLines');
    const example = getExample(create);
    const mutations = selectBodyMutations(create, example);
    const fields = mutations.flatMap((mutation) => mutation.fields);
    expect(fields).toEqual(
      expect.arrayContaining(['debtorId', 'inboxFileId', 'reference', 'lines', 'lines[0].quantity']),
    );
    const mutation = mutations.find(({ fields: [field], keyword }) => field === 'reference' && keyword === 'maxLength');
    expect(mutation?.apply(example)).toEqual({ ...example, reference: '1'.repeat(51) });
  });

  it('try null, a value of another type and each other keyword of a field once', () => {
    const create = getOperation('createDebtor');
    const keywords = selectBodyMutations(create, getExample(create)).flatMap(({ path, keyword, value }) =>
      path.join() === 'creditLimit' ? [`${keyword} ${value === null}`] : [],
    );
    expect(keywords).toEqual(expect.arrayContaining(['type false', 'minimum false', 'maximum false', 'x-scale false']));
    expect(new Set(keywords).size).toBe(keywords.length);
  });

  it('leave out all the fields of which one is required', () => {
    const create = getOperation('createJournalEntryWithLines');
    const line = { ledgerAccountId: 1, amountDebit: 1 };
    const mutation = selectBodyMutations(create, { lines: [line] }).find(
      ({ fields, keyword }) => keyword === 'required' && fields.includes('lines[0].amountCredit'),
    );
    expect(mutation?.apply({ lines: [line] })).toEqual({ lines: [{ ledgerAccountId: 1 }] });
  });

  it('repeat the unique values of another record', () => {
    const create = getOperation('createDebtor');
    const mutation = selectBodyMutations(create, getExample(create), { number: '10001' }).at(-1);
    expect(mutation).toMatchObject({ keyword: 'x-unique', fields: ['number'] });
    expect(mutation?.apply({ name: 'A' })).toEqual({ name: 'A', number: '10001' });
  });
});
