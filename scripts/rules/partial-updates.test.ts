import { testRule } from '../../test/support/rule-tester.ts';

const patch = (schemas: string) => `
paths:
  /v1/debtors/{id}:
    patch:
      x-kind: update
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/DebtorPatch' } } } }
components:
  schemas:
${schemas}`;

testRule('partial-updates', {
  valid: {
    'any field, but at least one': patch('    DebtorPatch: { type: object, minProperties: 1 }'),
    'a replacement that requires fields': `
      paths:
        /v1/debtors/{id}:
          put:
            x-kind: replace
            requestBody: { content: { application/json: { schema: { type: object, required: [name] } } } }`,
  },
  invalid: {
    'a required field': [
      patch('    DebtorPatch: { type: object, minProperties: 1, required: [name] }'),
      'components/schemas/DebtorPatch: DebtorPatch is for an update: do not require name.',
    ],
    'a required field of a part': [
      patch(`
    DebtorPatch: { type: object, minProperties: 1, allOf: [{ $ref: '#/components/schemas/DebtorFields' }] }
    DebtorFields: { type: object, required: [name] }`),
      'components/schemas/DebtorPatch: DebtorPatch is for an update: do not require name.',
    ],
    'an update of nothing': [
      patch('    DebtorPatch: { type: object }'),
      'components/schemas/DebtorPatch: DebtorPatch is for an update: give it minProperties: 1.',
    ],
  },
});
