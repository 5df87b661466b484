import { testRule } from './lib/testing.ts';
import { tenantAndLanguage } from './tenant-and-language.ts';

testRule('tenant-and-language', tenantAndLanguage, {
  accepts: {
    'both headers, one of them on the path': `
      security: [{ oauth2: [] }]
      paths:
        /v1/debtors:
          parameters: [{ $ref: '#/components/parameters/tenantId' }]
          get: { parameters: [{ name: Accept-Language, in: header }] }
      components: { parameters: { tenantId: { name: X-Tenant-Id, in: header } } }`,
    'an operation without a token': `
      security: [{ oauth2: [] }]
      paths: { /connect/token: { post: { security: [] } } }`,
  },
  refuses: {
    'an operation without them': [
      `
      security: [{ oauth2: [] }]
      paths: { /v1/debtors: { get: { parameters: [{ name: Accept-Language, in: query }] } } }`,
      'paths//v1/debtors/get: Let the client send X-Tenant-Id.',
      'paths//v1/debtors/get: Let the client send Accept-Language.',
    ],
    'a token that only this operation asks for': [
      `
      paths:
        /v1/debtors:
          get: { security: [{ oauth2: [] }], parameters: [{ name: X-Tenant-Id, in: header }] }`,
      'paths//v1/debtors/get: Let the client send Accept-Language.',
    ],
  },
});
