import { testRule } from '../../test/support/rule-tester.ts';

const schema = (text: string) => `
components:
  schemas:
    SalesInvoiceInput: ${text}`;

testRule('no-bare-alternatives', {
  valid: {
    'a choice of schemas': schema('{ oneOf: [{ type: object, required: [a] }, { type: object, required: [b] }] }'),
    'required fields without a choice': schema('{ type: object, required: [debtorId] }'),
  },
  invalid: {
    'an anyOf of required fields': [
      schema('{ type: object, anyOf: [{ required: [debtorId] }, { required: [inboxFileId] }] }'),
      'components/schemas/SalesInvoiceInput/anyOf: Say in the description which fields are needed: anyOf of required fields has no type.',
    ],
    'a oneOf of required fields': [
      schema('{ type: object, oneOf: [{ required: [a] }, { required: [b] }] }'),
      'components/schemas/SalesInvoiceInput/oneOf: Say in the description which fields are needed: oneOf of required fields has no type.',
    ],
  },
});
