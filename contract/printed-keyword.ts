import type { CodeKeywordDefinition } from 'ajv';
import { _ } from 'ajv/dist/2020.js';
import { isPrintable } from './printable.ts';

export const printedKeyword: CodeKeywordDefinition = {
  keyword: 'x-printed',
  type: 'string',
  schemaType: 'boolean',
  code(context) {
    const { gen, data } = context;
    const isValid = gen.scopeValue('func', { ref: isPrintable, code: _`isPrintable` });
    context.fail(_`!${isValid}(${data})`);
  },
};
