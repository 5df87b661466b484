import { testFileRule } from '../../test/support/rule-tester.ts';

const jwt = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxIn0', 'c2lnbmF0dXJl'].join('.');
/** Secrets of known forms, in two parts, so that no scanner of this repository finds one. */
const secrets: Readonly<Record<string, string>> = {
  'a JSON Web Token': jwt,
  'a private key': ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' '),
  'a password in an address': ['https://admin:hunter2', 'example.com/'].join('@'),
  'a key of Amazon': ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  'a key of Google': ['AIza', 'SyA1234567890abcdefghijklmnopqrstu'].join(''),
  'a token of GitHub': ['ghp', '_16C7e42F292c6912E7710c838347Ae178B4a'].join(''),
  'a token of GitLab': ['glpat', '-xxxxxxxxxxxxxxxxxxxx'].join(''),
  'a token of Slack': ['xoxb', '-123456789012-abcdefghij'].join(''),
  'a key of Stripe': ['sk_live', '_abcdefghijklmnop'].join(''),
  'a key of OpenAI': ['sk-proj', '-abcdefghijklmnop'].join(''),
  'a secret for webhooks': ['whsec', '_abcdefghijklmnop'].join(''),
  'a random value in hexadecimal': '5f4dcc3b5aa765d61d8327deb882cf99',
  'a random value in base 64': 'q8Xv3Lr0TzB1nYw7KcPd5FhJ2mGs9AeU',
};

const inYaml = (value: string): string =>
  `components:\n  schemas:\n    Token:\n      examples:\n        - '${value}'\n`;

testFileRule('no-secrets', {
  valid: {
    'invented values, and those that everybody knows': {
      'resources/a.yaml': ['sandbox-demo-token', '2YotnFZFEjr1zCsicMWpAA', 'demo-client-secret'].map(inYaml).join(''),
    },
    'long words that are no secrets': {
      'guides/a.md': `NL91ABNA0417164300 listOutstandingPurchaseInvoices SalesInvoiceDescriptionLineReplacement
2026-04-16T09:30:00Z 00000000-0000-0000-0000-000000000000 #/components/schemas/DebtorReplacement/properties/iban
<ACCESS_TOKEN> http://localhost:4010/v1/debtors?pageSize=1 user@example.com\n`,
    },
  },
  invalid: {
    ...Object.fromEntries(
      Object.entries(secrets).map(([title, secret]) => [
        title,
        [
          { 'resources/tokens.yaml': inYaml(secret), 'guides/start.md': `Send it.\n\n    ${secret}\n` },
          ...['guides/start.md:3', 'resources/tokens.yaml:5'].map((place) => `${place}: ${place && warn(secret)}`),
        ] as const,
      ]),
    ),
  },
});

function warn(secret: string): string {
  const shown = secret.startsWith('https') ? '://admin' : secret.slice(0, 8);
  return `Write an invented value, such as sandbox-demo-token: ${shown}… looks like a real secret.`;
}
