import { testRule } from '../../test/support/rule-tester.ts';

/** Secrets of known forms, in two parts, so that no scanner of this repository finds one. */
const secrets = [
  ['eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
  ['-----BEGIN RSA PRIVATE', ' KEY-----'],
  ['https://admin:hunter2', '@example.com/'],
  ['AKIA', 'IOSFODNN7EXAMPLE'],
  ['AIza', 'SyA1234567890abcdefghijklmnopqrstu'],
  ['ghp', '_16C7e42F292c6912E7710c838347Ae178B4a'],
  ['glpat', '-xxxxxxxxxxxxxxxxxxxx'],
  ['xoxb', '-123456789012-abcdefghij'],
  ['sk_live', '_abcdefghijklmnop'],
  ['sk-proj', '-abcdefghijklmnop'],
  ['whsec', '_abcdefghijklmnop'],
  ['5f4dcc3b5aa765d6', '1d8327deb882cf99'],
  ['q8Xv3Lr0TzB1nYw7', 'KcPd5FhJ2mGs9AeU'],
].map((parts) => parts.join(''));

testRule('no-secrets', {
  accepts: {
    'invented-values-and-those-that-everybody-knows.yaml':
      '[sandbox-demo-token, 2YotnFZFEjr1zCsicMWpAA, demo-client-secret]\n',
    'long-words.md': `NL91ABNA0417164300 listOutstandingPurchaseInvoices SalesInvoiceDescriptionLineReplacement
2026-04-16T09:30:00Z 00000000-0000-0000-0000-000000000000 #/components/schemas/DebtorReplacement/properties/iban
<ACCESS_TOKEN> http://localhost:4010/v1/debtors?pageSize=1 user@example.com\n`,
  },
  reports: {
    'guides/start.md': 'Send it.\n\n    5f4dcc3b5aa765d61d8327deb882cf99\n',
    'resources/tokens.yaml': secrets.map((secret) => `- '${secret}'\n`).join(''),
  },
});
