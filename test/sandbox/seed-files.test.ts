import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { formatPosting, type Row } from '../support/books.ts';
import { bundle } from '../support/contract.ts';
import { startFastSandbox } from '../support/fast-client.ts';
import { useFolder } from '../support/folders.ts';

const folder = useFolder();

/** Starts a sandbox with a seed, and returns what reads its lists. */
async function start(yaml: string) {
  const seed = join(folder, 'seed.yaml');
  writeFileSync(seed, yaml);
  const { call, close } = await startFastSandbox({ seed });
  onTestFinished(close);
  return async (path: string, method = 'GET') => (await call(method, path)).body as Row;
}

const clock = 'clock: 2026-04-20T10:00:00Z\nrequests:\n';
const guide = readFileSync(new URL('../../openapi/guides/sandbox.md', import.meta.url), 'utf8');
const [, example = ''] = /```yaml\n(clock: .*?)```/s.exec(guide) ?? [];

it.each([
  ['an invoice', 40, ['1100 D 417.35', '8900 D 7.75', '1300 C 425.1']],
  ['a credit invoice', -40, ['1100 C 417.35', '8900 C 7.75', '1300 D 425.1']],
])('a payment with a discount settles %s', async (_what, quantity, postings) => {
  const call = await start(`${clock}  - POST: /v1/salesinvoiceswithlines
    body: { debtorId: 1, reference: PAID, lines: [{ bookingType: A, ArticleSku: KAAS-OUD-500, quantity: ${quantity} }] }
  - POST: /_sandbox/administrations/1/salesinvoices/@PAID/pay
    discount: { ledgerAccountId: '@ledgeraccounts/8900', amount: 7.75 }
`);
  const { _data: lines } = await call('/v1/ledgerlines?Bookyear=2026&Period=4&journalId=6&debtorId=1');
  const entry = lines.filter(({ JournalEntryId }: Row) => JournalEntryId === lines.at(-1).JournalEntryId);
  expect(entry.map(formatPosting)).toEqual(postings);
  const [{ id }] = (await call('/v1/salesinvoices?reference=PAID'))._data;
  expect(await call(`/v1/outstandingsalesinvoices/${id}`)).toMatchObject({ status: 404 });
});

describe('a seed file with requests', () => {
  it('has what the example of the guide says, and a reset restores it', async () => {
    const call = await start(example);
    for (let round = 0; round < 2; round += 1) {
      const { _data } = await call('/v1/salesinvoices?reference=TWO-PARTS');
      const [{ id, debtorId, amountIncludingVat }] = _data;
      expect(debtorId).toBe(1);
      const outstanding = await call(`/v1/outstandingsalesinvoices/${id}`);
      expect(outstanding.outstandingAmount).toBeCloseTo(amountIncludingVat - 100);
      expect(await call('/_sandbox/clock')).toMatchObject({ now: '2026-04-20T10:00:00Z', running: false });
      await call('/_sandbox/reset', 'POST');
    }
  });

  it('can begin without books', async () => {
    const call = await start(`base: empty
clock: 2026-04-20T10:00:00Z
requests:
  - POST: /v1/debtors
    body: { number: '500', name: Theehuis, debtorKindId: '@debtorkinds/NL', iban: NL13TEST0123456789 }
  - POST: /v1/debtors/@500/mandates
    body: { IBAN: NL13TEST0123456789, typeId: 2, sddType: 1, reference: TH-1 }
  - DELETE: /v1/debtors/@500/mandates/1
`);
    const { _data } = await call('/v1/debtors');
    expect(_data.map(({ number, name }: Row) => [number, name])).toEqual([['500', 'Theehuis']]);
  });
});

const post = (path: string, body: string) => `${clock}  - POST: ${path}\n    body: ${body}\n`;
const pay = '/_sandbox/administrations/1/salesinvoices/1/pay';
const later = '{"format":1,"contractVersion":"99.0.0","shared":{},"administrations":[]}';

const UNUSABLE: Readonly<Record<string, string>> = {
  'a field that the contract does not have': post('/v1/debtors', '{ name: A, debtorKindId: 1, colour: red }'),
  'a reference that leads nowhere': post('/v1/debtors', "{ name: A, debtorKindId: '@debtorkinds/XX' }"),
  'a value that breaks a rule': post('/v1/debtors', "{ name: A, number: '10001', debtorKindId: 1 }"),
  'an unknown path': `${clock}  - POST: /v1/nothing\n`,
  'an operation of users with a wrong field': post(pay, '{ sum: 1 }'),
  'another administration': `${clock}  - POST: ${pay.replace('1', '2')}\n`,
  'an unsupported request': `${clock}  - GET: /v1/debtors\n`,
  'an unknown member': 'clok: 2026-04-20T10:00:00Z\n',
  'requests without a clock': 'requests: []\n',
  'debtors without a clock': 'extraDebtors: 3\n',
  'text that is not YAML': 'clock: "\n',
  'a list': '- 1\n',
  'books.json: no JSON': 'no JSON',
  'books.json: a list': '[]',
  'books.json: a later version of the contract': later,
  'books.json: a record without its fields': later.replace('99', '1').replace('{}', '{"countries":[{}]}'),
};

it('a seed file that cannot be used is rejected with what is wrong', async () => {
  const messages: string[] = [];
  for (const [what, text] of [...Object.entries(UNUSABLE), ['missing.json: it is missing', undefined] as const]) {
    const seed = join(folder, /^\w+\.json/.exec(what)?.[0] ?? 'seed.yaml');
    if (text !== undefined) writeFileSync(seed, text);
    const { name, message } = await startSandbox({ port: 0, seed }).then(
      () => new Error('It started'),
      (error: Error) => error,
    );
    expect(name, what).toBe('StartupError');
    messages.push(`${what}\n  ${message.replaceAll(folder, '').replace(bundle.info.version, 'VERSION')}\n`);
  }
  await expect(messages.join('\n')).toMatchFileSnapshot('__snapshots__/unusable-seed-files.txt');
});
