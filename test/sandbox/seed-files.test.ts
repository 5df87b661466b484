import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import type { Row } from '../support/books.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function start(yaml: string) {
  const seed = join(folder, 'seed.yaml');
  await writeFile(seed, yaml);
  const sandbox = await startSandbox({ port: 0, seed });
  onTestFinished(() => sandbox.close());
  const headers = { authorization: `Bearer ${demoToken}` };
  return async (path: string, method = 'GET') => {
    const response = await fetch(`${sandbox.url}${path}`, { method, headers });
    return (response.status === 204 ? {} : await response.json()) as Row;
  };
}

const guide = readFileSync(new URL('../../openapi/guides/sandbox.md', import.meta.url), 'utf8');
const [, example = ''] = /```yaml\n(clock: .*?)```/s.exec(guide) ?? [];

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
    expect(_data.map(({ number, name }: { number: string; name: string }) => [number, name])).toEqual([
      ['500', 'Theehuis'],
    ]);
  });

  const clock = 'clock: 2026-04-20T10:00:00Z\nrequests:\n';
  const debtor = (body: string) => `${clock}  - POST: /v1/debtors\n    body: ${body}\n`;
  it.each([
    [
      'a field that the contract does not have',
      debtor('{ name: A, debtorKindId: 1, colour: red }'),
      /colour: This field/,
    ],
    [
      'a reference that leads nowhere',
      debtor("{ name: A, debtorKindId: '@debtorkinds/XX' }"),
      /no record @debtorkinds\/XX/,
    ],
    [
      'a value that breaks a rule',
      debtor("{ name: A, number: '10001', debtorKindId: 1 }"),
      /number: Record 1 already has the value 10001/,
    ],
    ['an unknown path', `${clock}  - POST: /v1/nothing\n`, /POST \/v1\/nothing .* no such operation/],
    [
      'an operation of users with a wrong field',
      `${clock}  - POST: /_sandbox/administrations/1/salesinvoices/1/pay\n    body: { sum: 1 }\n`,
      /sum: This field is not known/,
    ],
    [
      'another administration',
      `${clock}  - POST: /_sandbox/administrations/2/salesinvoices/1/pay\n`,
      /for another administration/,
    ],
    ['an unsupported request', `${clock}  - GET: /v1/debtors\n`, /requests\[0\]\.POST: This field is required\. Write/],
    ['an unknown member', 'clok: 2026-04-20T10:00:00Z\n', /clok: This field is not known.*clock/],
    ['requests without a clock', 'requests: []\n', /clock: /],
    ['debtors without a clock', 'extraDebtors: 3\n', /clock: /],
    ['text that is not YAML', 'clock: "\n', /cannot be used/],
    ['a list', '- 1\n', /body: /],
  ])('is rejected with %s', async (_name, yaml, reason) => {
    const { message } = await start(yaml).then(
      () => new Error('It started'),
      (error: Error) => error,
    );
    expect(message).toMatch(/^The seed file .*seed\.yaml cannot be used: /);
    expect(message).toMatch(reason);
  });
});
