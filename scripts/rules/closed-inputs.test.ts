import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

testRule('closed-inputs', {
  valid: {
    'a closed input': withDebtorInput(`
    DebtorInput: { type: object, properties: { name: { type: string } }, additionalProperties: false }`),
    'a choice between closed branches': withDebtorInput(`
    DebtorInput:
      type: object
      oneOf: [{ type: object, additionalProperties: false }, { type: object, additionalProperties: false }]`),
    'an open schema that only answers use': `
      paths:
        /v1/debtors:
          get: { responses: { '200': { content: { application/json: { schema: { type: object } } } } } }`,
    'a file': withDebtorInput('    DebtorInput: { type: string, format: binary }'),
  },
  invalid: {
    'an open body': [
      withDebtorInput('    DebtorInput: { type: object }'),
      'components/schemas/DebtorInput: Close DebtorInput with unevaluatedProperties: false, because requests use it.',
    ],
    'an open body that is written in place': [
      `
      paths:
        /v1/debtors:
          post: { requestBody: { content: { application/json: { schema: { type: object } } } } }`,
      'paths//v1/debtors/post/requestBody/content/application/json/schema: ' +
        'Close schema with unevaluatedProperties: false, because requests use it.',
    ],
    'a body of parts whose fields it would refuse': [
      withDebtorInput(`
    DebtorInput: { allOf: [{ $ref: '#/components/schemas/DebtorFields' }], additionalProperties: false }
    DebtorFields: { type: object }`),
      'components/schemas/DebtorInput: Close DebtorInput with unevaluatedProperties: false, because requests use it.',
    ],
    'one open branch': [
      withDebtorInput(`
    DebtorInput: { oneOf: [{ $ref: '#/components/schemas/Company' }, { $ref: '#/components/schemas/Person' }] }
    Company: { type: object, additionalProperties: false }
    Person: { type: object }`),
      'components/schemas/Person: Close Person with unevaluatedProperties: false, because requests use it.',
    ],
    'open objects deeper in: in a part, nullable, and in a list': [
      withDebtorInput(`
    DebtorFields: { type: object, properties: { address: { $ref: '#/components/schemas/Address' } } }
    DebtorInput:
      type: object
      allOf: [{ $ref: '#/components/schemas/DebtorFields' }]
      properties: { lines: { type: array, items: { $ref: '#/components/schemas/Line' } } }
      unevaluatedProperties: false
    Address: { type: [object, 'null'] }
    Line: { type: object }`),
      'components/schemas/Address: Close Address with unevaluatedProperties: false, because requests use it.',
      'components/schemas/Line: Close Line with unevaluatedProperties: false, because requests use it.',
    ],
  },
});
