import type { CodeKeywordDefinition } from 'ajv';
import { _ } from 'ajv/dist/2020.js';
import { hasValidCheckDigits } from './check-digits.ts';

export const checkDigitsKeyword: CodeKeywordDefinition = {
  keyword: 'x-check-digits',
  type: 'string',
  schemaType: 'string',
  code(context) {
    const { gen, data, schema: kind } = context;
    const isValid = gen.scopeValue('func', { ref: hasValidCheckDigits, code: _`hasValidCheckDigits` });
    context.fail(_`!${isValid}(${kind}, ${data})`);
  },
};
