import { testRule } from '../../test/support/rule-tester.ts';

const contract = (properties: string) => `
paths:
  /v1/SalesTypes: { x-record: SalesType }
  /v1/articles:
    x-record: Article
    post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/ArticleInput' } } } } }
components:
  schemas:
    SalesType: { type: object, properties: { id: { type: integer } } }
    Article: { type: object, properties: { id: { type: integer }, ArticleSku: { type: string } } }
    SalesTypeId: { type: integer, x-references: { resource: salestypes } }
    ArticleInput:
      type: object
      properties:
${properties}`;

testRule('references-declared', {
  accepts: contract(`
        byId: { type: integer, x-references: { resource: salestypes } }
        byAnotherField: { type: string, x-references: { resource: articles, by: ArticleSku } }
        salesTypeId: { $ref: '#/components/schemas/SalesTypeId' }
        ArticleSku: { type: string, x-unique: true }
        knownValuesId: { type: integer, enum: [1, 2] }
        knownValueId: { const: 1 }
        client_id: { type: string }
        paid: { type: boolean }`),
  reports: contract(`
        SalesTypeId: { type: integer }
        ArticleSku: { type: string }
        noSuchResource: { type: integer, x-references: { resource: debtors } }
        theCapitalsOfItsUrl: { type: integer, x-references: { resource: SalesTypes } }
        noSuchField: { type: string, x-references: { resource: articles, by: barcode } }`),
});
