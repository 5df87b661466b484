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

  it('change one field, also in lines, and try each keyword of it once', async () => {
    const text = ['createDebtor', 'createSalesInvoiceWithLines'].map((id) => {
      const operation = getOperation(id);
      const mutations = selectBodyMutations(operation, getExample(operation), { number: '10001' });
      const keys = mutations.map(({ fields, keyword, value }) => `  ${fields.join()} ${keyword} ${format(value)}`);
      expect(new Set(keys).size).toBe(keys.length);
      return [id, ...keys, ''].join('\n');
    });
    await expect(text.join('')).toMatchFileSnapshot('__snapshots__/bodies.txt');
  });

  it('leave out all the fields of which one is required', () => {
    const create = getOperation('createJournalEntryWithLines');
    const line = { ledgerAccountId: 1, amountDebit: 1 };
    const mutation = selectBodyMutations(create, { lines: [line] }).find(
      ({ fields, keyword }) => keyword === 'required' && fields.includes('lines[0].amountCredit'),
    );
    expect(mutation?.apply({ lines: [line] })).toEqual({ lines: [{ ledgerAccountId: 1 }] });
  });

  it('apply to a body: a long text, and the unique value of another record', () => {
    const create = getOperation('createDebtor');
    const mutations = selectBodyMutations(create, getExample(create), { number: '10001' });
    const apply = (keyword: string) =>
      mutations.find((mutation) => mutation.keyword === keyword)?.apply({ name: 'A', number: '1' }) as JsonObject;
    expect(apply('x-unique')).toEqual({ name: 'A', number: '10001' });
    expect(String(apply('maxLength').number).length).toBeGreaterThan(10);
  });
});

const format = (value: unknown): string => (JSON.stringify(value) ?? 'left out').replace(/^(.{40}).*$/, '$1…');
