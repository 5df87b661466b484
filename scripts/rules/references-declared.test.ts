import { testRule } from '../../test/support/rule-tester.ts';

const contract = (property: string) => `
paths:
  /v1/SalesTypes: { x-record: SalesType }
  /v1/articles:
    x-record: Article
    post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/ArticleInput' } } } } }
components:
  schemas:
    SalesType: { type: object, properties: { id: { type: integer } } }
    Article: { type: object, properties: { id: { type: integer }, ArticleSku: { type: string } } }
    ArticleInput: { type: object, properties: { ${property} } }
    SalesTypeId: { type: integer, x-references: { resource: salestypes } }
`;

const at = (name: string) => `components/schemas/ArticleInput/properties/${name}`;

testRule('references-declared', {
  valid: {
    'a reference by identifier': contract('SalesTypeId: { type: integer, x-references: { resource: salestypes } }'),
    'a reference by another field': contract(
      'ArticleSku: { type: string, x-references: { resource: articles, by: ArticleSku } }',
    ),
    'a reference that a shared schema declares': contract("salesTypeId: { $ref: '#/components/schemas/SalesTypeId' }"),
    'known values': contract('typeId: { type: integer, enum: [1, 2] }, kindId: { const: 1 }'),
    'the key of the record itself': contract('ArticleSku: { type: string, x-unique: true }'),
    'a field that names no record': contract('client_id: { type: string }, paid: { type: boolean }'),
  },
  invalid: {
    'fields that do not say what they refer to': [
      contract('SalesTypeId: { type: integer }, ArticleSku: { type: string }'),
      `${at('SalesTypeId')}: Say which resource SalesTypeId refers to: x-references: { resource: ... }.`,
      `${at('ArticleSku')}: Say which resource ArticleSku refers to: x-references: { resource: ... }.`,
    ],
    'a resource that does not exist': [
      contract('debtorId: { type: integer, x-references: { resource: debtors } }'),
      `${at('debtorId')}/x-references: There is no resource /v1/debtors.`,
    ],
    'a resource in the capitals of its URL': [
      contract('SalesTypeId: { type: integer, x-references: { resource: SalesTypes } }'),
      `${at('SalesTypeId')}/x-references: There is no resource /v1/SalesTypes.`,
    ],
    'a field that the other record does not have': [
      contract('barcode: { type: string, x-references: { resource: articles, by: barcode } }'),
      `${at('barcode')}/x-references: Article has no barcode to be found by.`,
    ],
  },
});
