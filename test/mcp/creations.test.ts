import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { useBooks } from '../support/books.ts';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { startAgent } from './agent.ts';

const books = useBooks({ clock: '2026-04-16' });
const start = () => startAgent({ url: books.url, write: true });

const draft = (body: object) => ({ operation: 'createDraftSalesInvoice', body });
const newDebtor = (body: object) => ({ operation: 'createDebtor', body: { debtorKindId: 1, ...body } });

type Body = Readonly<Record<string, unknown>>;

const blank = fc.constantFrom('', ' ', '\u00a0', '\ufeff', ' \u2003');
const spell = (text: string) => fc.tuple(blank, blank).map(([before, after]) => `${before}${text}${after}`);
const nothing = fc.constantFrom(undefined, null, '', '  ');
const optional = <Value>(value: Value) => fc.constantFrom(undefined, value);

/** Creates an object with its members in any order, without those that are undefined. */
const inAnyOrder = (members: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Body> =>
  fc
    .tuple(fc.record(members), fc.shuffledSubarray(Object.keys(members), { minLength: Object.keys(members).length }))
    .map(([body, names]) =>
      Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]]))),
    );

const line = inAnyOrder({
  bookingType: fc.constant('V'),
  salesTypeId: fc.constant(1),
  description: spell('Kaas'),
  quantity: optional(1),
  unitPrice: fc.constant(12.5),
  unitPriceIncludingVat: optional(false),
  discountPercentage: optional(0),
  costCenterId: optional(null),
});

/** The spellings of one body, by its operation; and how many records there are with the mark of a run. */
const cases = {
  createDraftSalesInvoice: {
    spell: (mark: string) =>
      inAnyOrder({
        debtorId: fc.constant(1),
        reference: spell(mark),
        description: nothing,
        paymentMethodId: optional(null),
      }),
    count: (mark: string) => `/v1/draftsalesinvoices?reference=${mark}`,
  },
  createSalesInvoiceWithLines: {
    spell: (mark: string) =>
      inAnyOrder({ debtorId: fc.constant(1), description: spell(mark), remark: nothing, lines: fc.tuple(line, line) }),
    count: (mark: string) => `/v1/salesinvoices?description=${mark}`,
  },
  createDebtor: {
    spell: (mark: string) =>
      inAnyOrder({
        debtorKindId: fc.constant(1),
        name: spell(mark),
        iban: fc.constantFrom('NL91ABNA0417164300', 'nl91 abna 0417 1643 00'),
        contactName: nothing,
        address: inAnyOrder({ city: spell('Gouda'), street: nothing }),
      }),
    count: (mark: string) => `/v1/debtors?name=${mark}`,
  },
  createDebtorMandate: {
    spell: (mark: string) =>
      inAnyOrder({
        typeId: fc.constant(2),
        sddType: fc.constant(1),
        signdate: fc.constant('2026-03-02'),
        reference: fc.constant(mark),
      }),
    count: (mark: string) => `/v1/debtors/1/mandates?reference=${mark}`,
  },
} as const;

const fault = fc.constantFrom(
  ...(['before', 'after'] as const).flatMap((when) => [
    { effect: 'answer', status: 502, when, times: 1 },
    { effect: 'answer', status: 500, when, times: 1 },
    { effect: 'drop', when, times: 1 },
  ]),
  { effect: 'answer', status: 409, when: 'before', times: 1 } as const,
);

/** Steps of the event loop that a call begins later than the first. */
const delay = fc.integer({ min: 0, max: 12 });

async function waitSteps(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Interleavings that were tried, and records that were there twice. */
let runs = 0;
let duplicates = 0;
afterAll(() => void process.stderr.write(`${runs} interleavings, ${duplicates} duplicates\n`));

describe('creations at the same time', () => {
  it.each(Object.keys(cases) as (keyof typeof cases)[])(
    'of one body in several spellings make one record, whichever responses are lost: %s',
    async (operation) => {
      const { spell: spellBody, count } = cases[operation];
      const agent = await start();
      const parameters = operation === 'createDebtorMandate' ? { debtorId: 1 } : {};
      const call = fc.record({ delay, seed: fc.nat(), tenant: optional(1) });
      await assertProperty(
        fc.asyncProperty(
          fc.array(call, { minLength: 2, maxLength: 3 }),
          fc.array(fault, { maxLength: 4 }),
          async (calls, faults) => {
            runs += 1;
            const mark = `RUN-${runs}`;
            await books.call('/_sandbox/faults', { method: 'DELETE' });
            for (const each of faults)
              await books.call('/_sandbox/faults', { body: { operationId: operation, ...each } });
            const bodies = calls.map(({ seed }) => fc.sample(spellBody(mark), { seed, numRuns: 1 })[0]);
            const replies = await Promise.all(
              calls.map(async ({ delay: steps, tenant }, index) => {
                await waitSteps(steps);
                const body = bodies[index];
                return agent.call('write_data', {
                  operation,
                  parameters,
                  body,
                  final: true,
                  ...(tenant && { tenant }),
                });
              }),
            );
            const records = await books.rows(count(mark));
            duplicates += Math.max(0, records.length - 1);
            expect(records.length, JSON.stringify({ bodies, replies })).toBeLessThanOrEqual(1);
            if (faults.length === 0) expect(records, JSON.stringify(replies)).toHaveLength(1);
            expect(replies.filter(({ isError }) => !isError).length > 0 ? records.length : 1).toBe(1);
          },
        ),
        12,
      );
    },
    timeout,
  );

  it('of unlike bodies are independent', async () => {
    const agent = await start();
    const debtors = [
      { remark: 'a' },
      { remark: 'b' },
      { remark: 'a', name: 'ander' },
      { remark: 'a', debtorKindId: 2 },
    ];
    const calls = debtors.map((body) => newDebtor({ name: 'Ander', ...body }));
    const replies = await Promise.all(calls.map((call) => agent.call('write_data', call)));
    expect(replies.map(({ isError }) => isError)).toEqual([false, false, false, false]);
    const body = { debtorId: 1, description: 'Twee' };
    const dated = ['2026-04-01', '2026-04-02'].map((invoiceDate) => draft({ ...body, invoiceDate }));
    for (const call of dated) expect((await agent.call('write_data', call)).isError).toBe(false);
    // Without a date it is today's, which may be one of these.
    expect(await agent.expectError('write_data', draft(body))).toContain('created before');
    expect((await agent.call('write_data', { ...dated[0], tenant: 2 })).text).not.toContain('created before');
  });
});

describe('a creation without a key', () => {
  const debtor = newDebtor({ name: 'Zonder' });
  const inject = (each: object) =>
    books.call('/_sandbox/faults', { body: { operationId: 'createDebtor', times: 1, ...each } });

  it('that was certainly not processed can be repeated', async () => {
    const agent = await start();
    const wrong = newDebtor({ name: 'Afgewezen', debtorKindId: 99 });
    for (const _ of [1, 2]) expect(await agent.expectError('write_data', wrong)).toContain('debtorKindId');
    await inject({ effect: 'answer', status: 409 });
    expect(await agent.expectError('write_data', debtor)).toContain('409');
    expect((await agent.call('write_data', debtor)).isError).toBe(false);
    expect(await books.rows('/v1/debtors?name=Zonder')).toHaveLength(1);
  });

  it.each(['before', 'after'])(
    'whose response was lost %s it was processed is not sent again, and the agent learns why',
    async (when) => {
      const agent = await start();
      const name = `Verloren ${when}`;
      await inject({ effect: 'drop', when });
      expect(await agent.expectError('write_data', newDebtor({ name }))).toContain('Look for the record');
      const again = await agent.expectError('write_data', newDebtor({ name, remark: null }));
      expect(again).toMatch(/its response was lost.*Read the list of \/v1\/debtors first.*in number/);
      expect(await books.rows(`/v1/debtors?name=${name}`)).toHaveLength(when === 'after' ? 1 : 0);
    },
  );

  it('of a resource without a key, such as a line, is made once too', async () => {
    const agent = await start();
    const add = (invoiceId: number, description: string) =>
      agent.call('write_data', {
        operation: 'createDraftSalesInvoiceLine',
        parameters: { invoiceId },
        body: { bookingType: 'V', salesTypeId: 1, description, unitPrice: 1 },
      });
    const { body: invoice } = await books.call('/v1/draftsalesinvoices', { body: { debtorId: 1 } });
    const { body: second } = await books.call('/v1/draftsalesinvoices', { body: { debtorId: 1 } });
    expect((await add(invoice.id, 'Kaas')).isError).toBe(false);
    expect((await add(invoice.id, ' Kaas')).text).toContain('let a text of it differ');
    expect((await add(invoice.id, 'Kaas 2')).isError).toBe(false);
    expect((await add(second.id, 'Kaas')).isError).toBe(false);
    expect(await books.rows(`/v1/draftsalesinvoices/${invoice.id}/lines`)).toHaveLength(2);
  });
});

describe('a creation with a key is found', () => {
  it('by another session, in any spelling', async () => {
    const body = { debtorId: 1, reference: 'HERSTART-1', remark: 'x' };
    const first = await (await start()).call('write_data', draft(body));
    const spelled = { remark: ' x ', reference: '\u00a0HERSTART-1 ', debtorId: 1, description: null };
    const second = await (await start()).call('write_data', draft(spelled));
    expect(second.note).toContain('Nothing was created');
    expect([second.isError, JSON.parse(second.text).id]).toEqual([false, JSON.parse(first.text).id]);
  });

  it('where the record has gone', async () => {
    const agent = await start();
    const lines = [{ bookingType: 'V', salesTypeId: 1, quantity: 1, unitPrice: 5 }];
    for (const [operation, body] of [
      ['createDraftSalesInvoice', { debtorId: 1, reference: 'WEG-1' }],
      ['createDraftSalesInvoiceWithLines', { debtorId: 1, reference: 'WEG-2', lines }],
    ] as const) {
      const { id } = JSON.parse((await agent.call('write_data', { operation, body })).text);
      if (!('lines' in body)) await books.create(`draftsalesinvoices/${id}/lines`, lines[0]);
      const { salesInvoiceId } = await books.act(`draftsalesinvoices/${id}/finalize`);
      const again = await agent.call('write_data', { operation, body });
      expect(again.note).toMatch(
        /^Nothing was created: \/v1\/salesinvoices(withlines)? of .* has a record with this reference/,
      );
      expect([again.isError, JSON.parse(again.text).id]).toEqual([false, salesInvoiceId]);
      expect(await books.rows(`/v1/draftsalesinvoices?reference=${body.reference}`)).toEqual([]);
    }
  });

  it('when it is inactive, and in other capitals', async () => {
    const agent = await start();
    const article = { ArticleSku: 'Weg-1', description: 'Kaas', SalesTypeId: 1, active: false };
    const debtor = { number: 'Weg-1', name: 'Kaas', debtorKindId: 1 };
    for (const [operation, body, other] of [
      ['createArticle', article, { ...article, ArticleSku: 'WEG-1' }],
      ['createDebtor', debtor, { ...debtor, number: 'wEG-1' }],
    ] as const) {
      const first = await agent.call('write_data', { operation, body });
      for (const repeated of [body, other]) {
        const again = await agent.call('write_data', { operation, body: repeated });
        expect(again.note).toContain('Nothing was created');
        expect(JSON.parse(again.text).id).toBe(JSON.parse(first.text).id);
      }
    }
  });
});

it('a key of blanks is no key', async () => {
  const agent = await start();
  const body = { debtorId: 1, description: 'Leeg' };
  const reply = await agent.call('write_data', draft({ ...body, reference: '  ' }));
  expect([reply.isError, reply.seen.includes('Give it a key of yours, in reference')]).toEqual([false, true]);
  expect(await agent.expectError('write_data', draft(body))).toContain('created before');
});
