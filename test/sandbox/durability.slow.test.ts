import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { useFolder } from '../support/folders.ts';

/**
 * A write that was acknowledged is kept, whenever the process is killed. Any other is there as a whole or not at all.
 */

const program = fileURLToPath(new URL('../../mocks/hosts/node/cli/main.ts', import.meta.url));
const folder = useFolder();
const data = join(folder, 'books.sqlite');

/** More of them, by `DURABILITY_KILLS`. */
const kills = Number(process.env.DURABILITY_KILLS ?? 20);
const connections = 4;

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what it expects to find.
type Body = any;

let running: ChildProcess | undefined;
afterEach(() => void running?.kill('SIGKILL'));

/** Starts the program on the file, and gives its address. */
async function start(): Promise<string> {
  const child = spawn(process.execPath, [program, '--data', data, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const [, url] = /API +(http:\S+)/.exec(printed) ?? [];
    if (url) return url;
  }
  throw new Error(`It ended before it listened: ${printed}`);
}

async function kill(): Promise<void> {
  const ended = once(running as ChildProcess, 'exit');
  running?.kill('SIGKILL');
  await ended;
}

async function call(url: string, path: string, method = 'GET', body?: object): Promise<Body> {
  const headers = { authorization: `Bearer ${demoToken}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const responseBody = await response.json();
  expect([200, 201], `${method} ${path}: ${JSON.stringify(responseBody)}`).toContain(response.status);
  return responseBody;
}

/** State of the records that were created here, by id. */
const debtors = new Map<number, { name: string; remark: unknown }>();
/** Drafts as they were answered; those that were to become invoices may have become them unheard. */
const drafts = new Map<number, Body>();
const finalizing = new Set<number>();
const invoices = new Map<number, Body>();

const line = (quantity: number) => ({ bookingType: 'V', salesTypeId: 3, quantity, unitPrice: 45 });
const draft = (number: number) => ({ debtorId: 1, reference: `draft ${number}`, lines: [1, 2, number].map(line) });

/** Writes one thing after the other until the connection breaks. */
async function write(url: string, worker: number): Promise<void> {
  try {
    for (let round = 1; ; round += 1) await writeRound(url, worker * 1001 + round);
  } catch (error) {
    // The process is gone; anything else is a fault.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function writeRound(url: string, number: number): Promise<void> {
  const { id, name } = await call(url, '/v1/debtors', 'POST', { name: `Theehuis ${number}`, debtorKindId: 1 });
  debtors.set(id, { name, remark: null });
  const made = await call(url, '/v1/draftsalesinvoiceswithlines', 'POST', draft((number % 7) + 1));
  drafts.set(made.id, made);
  // Until it is answered, both the old and the new remark are right.
  debtors.set(id, { name, remark: expect.toBeOneOf([null, `remark ${number}`]) });
  await call(url, `/v1/debtors/${id}`, 'PATCH', { remark: `remark ${number}` });
  debtors.set(id, { name, remark: `remark ${number}` });
  if (number % 2 === 0) await finalize(url, made);
}

async function finalize(url: string, made: Body): Promise<void> {
  finalizing.add(made.id);
  const path = `/_sandbox/administrations/1/draftsalesinvoices/${made.id}/finalize`;
  const { salesInvoiceId } = await call(url, path, 'POST');
  drafts.delete(made.id);
  invoices.set(salesInvoiceId, made);
}

const all = async (url: string, path: string): Promise<Body[]> => (await call(url, path))._data;
const cents = (amount: number): number => Math.round(amount * 100);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const byId = (records: readonly Body[]): Map<number, Body> => new Map(records.map((record) => [record.id, record]));

async function expectAllThere(url: string): Promise<void> {
  const storedDebtors = byId(await all(url, '/v1/debtors?pageSize=1000'));
  for (const [id, { name, remark }] of debtors) expect(storedDebtors.get(id)).toMatchObject({ name, remark });

  const keptDrafts = byId(await all(url, '/v1/draftsalesinvoiceswithlines?pageSize=1000'));
  for (const [id, { lines, amountExcludingVat, amountIncludingVat }] of drafts) {
    if (finalizing.has(id) && !keptDrafts.has(id)) drafts.delete(id);
    else expect(keptDrafts.get(id)).toMatchObject({ lines, amountExcludingVat, amountIncludingVat });
  }
  const keptInvoices = byId(await all(url, '/v1/salesinvoiceswithlines?pageSize=1000'));
  for (const [id, { amountExcludingVat }] of invoices)
    expect(keptInvoices.get(id)).toMatchObject({ amountExcludingVat });
  for (const each of [...keptDrafts.values(), ...keptInvoices.values()]) expectWhole(each);
}

/** Ours have three lines, whether they were answered or not, and the totals of what is in them. */
function expectWhole({ id, reference, lines, amountExcludingVat }: Body): void {
  if (!String(reference).startsWith('draft ')) return;
  expect(lines, `${reference} ${id}`).toHaveLength(3);
  const amount = sum(lines.map(({ quantity, unitPrice }: Body) => cents(quantity * unitPrice)));
  expect(cents(amountExcludingVat), `${reference} ${id}`).toBe(amount);
}

/** Debit and credit are equal in each journal entry, and each invoice that was made is in the ledger. */
async function expectBalance(url: string): Promise<void> {
  const lines = await all(url, `/v1/ledgerlines?Bookyear=${new Date().getUTCFullYear()}&pageSize=100000`);
  const entries = Map.groupBy(lines, ({ JournalEntryId }) => JournalEntryId);
  expect(entries.size).toBeGreaterThan(0);
  for (const [id, entry] of entries)
    expect(sum(entry.map((each) => cents(each.amountDebit) - cents(each.amountCredit))), `entry ${id}`).toBe(0);
}

/** Resolves when something was answered that makes a number grow: a killer that is too early finds nothing to lose. */
async function answeredIn(count: () => number): Promise<void> {
  const before = count();
  while (count() === before) await new Promise((done) => setTimeout(done, 5));
}

it(`loses no acknowledged write and stores no partial one when killed ${kills} times`, async () => {
  for (let round = 0; round < kills; round += 1) {
    const url = await start();
    await expectAllThere(url);
    const writing = Array.from({ length: connections }, (_none, worker) => write(url, worker));
    // Finalizing comes last in a round of writes, so now and then it is waited for.
    await answeredIn(() => (round % 4 === 0 ? invoices.size : drafts.size + invoices.size));
    // At a moment that nobody chose: between two writes, or in the middle of one.
    await new Promise((done) => setTimeout(done, Math.random() * 150));
    await kill();
    await Promise.all(writing);
  }
  const url = await start();
  await expectAllThere(url);
  await expectBalance(url);
  for (const made of [debtors, drafts, invoices]) expect(made.size).toBeGreaterThan(2);
  await kill();
});
