import { testRule } from './lib/testing.ts';
import { listConventions } from './list-conventions.ts';

interface Changes {
  parameters?: string;
  orderby?: string;
  fields?: string;
  list?: string;
  item?: string;
}

/** The contract of a list that keeps all conventions, but for what a case changes. */
const contract = ({
  parameters = '',
  orderby = '[name, -name]',
  fields = '[name]',
  list = "{ type: object, required: [_meta], properties: { _data: { $ref: '#/components/schemas/Debtors' }, _meta: {} } }",
  item = '{ type: object, properties: { name: { type: string }, _meta: {} } }',
}: Changes = {}) => `
paths:
  /v1/debtors:
    parameters:
      - { name: page, in: query }
      - { name: pageSize, in: query }
      - { name: metaOnly, in: query }
    get:
      x-kind: list
      parameters:
        - { name: orderby, in: query, schema: { type: string, enum: ${orderby} } }
        - { name: fields, in: query, schema: { type: array, items: { type: string, enum: ${fields} } } }
        ${parameters}
      responses: { '200': { content: { application/json: { schema: ${list} } } } }
components:
  schemas:
    Debtors: { type: array, items: { $ref: '#/components/schemas/DebtorListItem' } }
    DebtorListItem: ${item}
`;

const schema = 'paths//v1/debtors/get/responses/200/content/application/json/schema';

testRule('list-conventions', listConventions, {
  accepts: {
    'the conventions': contract(),
    'a filter on a field of the record': contract({ parameters: '- { name: name, in: query, x-filter: true }' }),
    'a parameter of this list alone': contract({ parameters: '- { name: ActiveState, in: query }' }),
    'a record that is no list': `
      paths:
        /v1/debtors/{id}:
          get: { x-kind: get }`,
  },
  refuses: {
    'a list without parameters and without an answer': [
      'paths: { /v1/debtors: { get: { x-kind: list } } }',
      'paths//v1/debtors/get: A list takes page.',
      'paths//v1/debtors/get: A list takes pageSize.',
      'paths//v1/debtors/get: A list takes orderby.',
      'paths//v1/debtors/get: A list takes fields.',
      'paths//v1/debtors/get: A list takes metaOnly.',
      'paths//v1/debtors/get: A list answers 200 with application/json.',
    ],
    'another envelope': [
      contract({ list: '{ type: object, properties: { items: { type: array, items: {} } } }' }),
      `${schema}: A list always has _meta: require it.`,
      `${schema}: A list has its records in _data.`,
    ],
    '_data that metaOnly cannot leave out': [
      contract({
        list: '{ type: object, required: [_data, _meta], properties: { _data: { type: array, items: {} }, _meta: {} } }',
        orderby: '[]',
        fields: '[]',
      }),
      `${schema}: metaOnly=true leaves _data out: do not require it.`,
    ],
    'a record that requires what `fields` may leave out': [
      contract({
        item: "{ allOf: [{ $ref: '#/components/schemas/Debtor' }] }\n    Debtor: { required: [name], properties: { name: {} } }",
      }),
      'components/schemas/DebtorListItem: `fields` may leave name out of DebtorListItem: do not require it.',
    ],
    'a record of which one branch requires something': [
      contract({ item: '{ properties: { name: {} }, allOf: [{ oneOf: [{ required: [quantity] }, {}] }] }' }),
      'components/schemas/DebtorListItem: `fields` may leave quantity out of DebtorListItem: do not require it.',
    ],
    'sorting, choosing and filtering by what no record has': [
      contract({
        orderby: '[name, -city]',
        fields: '[name, street]',
        parameters: '- { name: iban, in: query, x-filter: true }',
      }),
      'paths//v1/debtors/get/parameters/0: orderby names city, which DebtorListItem does not have.',
      'paths//v1/debtors/get/parameters/1: fields names street, which DebtorListItem does not have.',
      'paths//v1/debtors/get/parameters/2: iban names iban, which DebtorListItem does not have.',
    ],
  },
});
