import { describe, expect, it } from 'vitest';
import { schemaValidatorsFor } from '../../mocks/validation/ajv.ts';
import { contract, type Operation, operations } from '../contract.ts';
import { bodyFaultsOf } from './body-faults.ts';
import { isJson, type Json } from './shape.ts';

const checks = schemaValidatorsFor(contract.document);
const withBody = operations.filter(({ kind, body }) => kind && body?.schema !== undefined);
const operation = (id: string): Operation => operations.find((one) => one.id === id) as Operation;
const exampleOf = ({ examples }: Operation): Json => Object.values(examples).find(isJson) as Json;

/** Those that the schema language cannot say. */
const ofRules = /a record that there is not|with too many decimals| and \S+ left out/;

/** What replaces a record may have its identifier, and of some fields a record needs one. */
const ofSomeRules = /a field that the server sets|a body without fields/;

describe('the faults of a body', () => {
  it.each(withBody.map((one) => [one.id, one] as const))(
    'of %s break its schema, and the example does not',
    (_, one) => {
      const check = checks.forInput(String(one.body?.schema));
      const example = exampleOf(one);
      expect(check(example)).toEqual([]);
      const faults = bodyFaultsOf(one, example).filter(({ about }) => !ofRules.test(about));
      const harmless = faults.filter(({ change }) => check(change(example)).length === 0).map(({ about }) => about);
      expect(harmless.filter((about) => !ofSomeRules.test(about))).toEqual([]);
      expect(faults.length).toBeGreaterThan(6);
    },
  );

  it('are one at a time, and name the field, also in lines', () => {
    const create = operation('createSalesInvoiceWithLines');
    const example = exampleOf(create);
    const faults = bodyFaultsOf(create, example);
    const names = faults.flatMap((fault) => fault.names);
    expect(names).toEqual(expect.arrayContaining(['debtorId', 'reference', 'lines', 'lines[0].quantity']));
    const fault = faults.find(({ about }) => about === 'reference too long');
    expect(fault?.change(example)).toEqual({ ...example, reference: 'A'.repeat(51) });
  });

  it('are also values that another record has already', () => {
    const create = operation('createDebtor');
    const fault = bodyFaultsOf(create, exampleOf(create), { number: '10001' }).at(-1);
    expect(fault).toMatchObject({ about: 'number of another record', names: ['number'] });
    expect(fault?.change({ name: 'A' })).toEqual({ name: 'A', number: '10001' });
  });
});
