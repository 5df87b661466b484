import { beforeEach, expect, it } from 'vitest';
import { apiOperations, findById } from '../../mcp/docs/catalog.ts';
import { postsAtOnce } from '../../mcp/posting.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import type { Operation } from '../support/contract.ts';
import {
  changeableParents,
  fillPath,
  getExampleRequest,
  getPlaceholders,
  listOperations,
} from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';
import { startAgent } from './agent.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });

beforeEach(() => sandbox.reset());

/** Reads the ledger as a text, because to judge its lines takes longer than all else. */
async function readLedger(): Promise<string> {
  const headers = { authorization: `Bearer ${demoToken}` };
  const query = 'Bookyear=2025&Bookyear=2026&pageSize=1000&fields=id,ledgerAccountId,amountDebit,amountCredit';
  const response = await fetch(`${sandbox.url}/v1/ledgerlines?${query}`, { headers });
  const text = await response.text();
  expect(JSON.parse(text)._meta).toMatchObject({ pageCount: 1, nextPage: null });
  return text;
}

/** Finds a record that an operation can change: the invoice or the entry of `changeableParents`, and its first line. */
async function findParameters(operation: Operation): Promise<Record<string, number>> {
  const [collection = ''] = /^\/v1\/[^/]+/.exec(operation.path) ?? [];
  const lines = Object.entries(changeableParents).find(([path]) =>
    path.startsWith(`${collection.replace('withlines', '')}/`),
  );
  const [parent, line] = getPlaceholders(operation);
  if (!parent) return {};
  if (!line) return { [parent]: lines?.[1] ?? 1 };
  const list = operation.path.replace(/\/\{\w+\}$/, '');
  const { body } = await sandbox.call(fillPath({ path: list }, lines?.[1] ?? 1));
  return { [parent]: lines?.[1] ?? 1, [line]: body._data[0].id };
}

const writes = listOperations('create', 'replace', 'update', 'upload').map(
  (operation) => [operation.id, operation] as const,
);

/** Operations that changed the ledger once the caller had said so. */
const posting = new Set<string>();

it.each(writes)('%s leaves the ledger as it is unless the call is final', async (id, operation) => {
  const agent = await startAgent({ url: sandbox.url, write: true });
  const { body } = getExampleRequest(operation);
  const content = typeof body === 'string' ? { pdf: Buffer.from(body).toString('base64') } : { body };
  const parameters = await findParameters(operation);
  const before = await readLedger();
  const call = { operation: id, parameters, ...content };
  const reply = await agent.call('write_data', call);
  expect(await readLedger()).toBe(before);
  const isPosting = postsAtOnce(findById('operation', id, apiOperations));
  expect([reply.isError && reply.text.includes('"final": true'), reply.text]).toEqual([isPosting, expect.any(String)]);

  const final = await agent.call('write_data', { ...call, final: true });
  expect(final.text).not.toContain('"final"');
  const hasChanged = (await readLedger()) !== before;
  if (hasChanged) posting.add(id);
  expect(hasChanged && !isPosting).toBe(false);
});

it('most of the calls that must be final do post', () => {
  const needed = apiOperations.filter(postsAtOnce).map(({ id }) => id);
  expect([...posting].filter((id) => !needed.includes(id))).toEqual([]);
  expect(posting.size).toBeGreaterThan(needed.length / 2);
});

it('a creation that posts names the draft that does not', async () => {
  const agent = await startAgent({ url: sandbox.url, write: true });
  for (const [operation, advice] of [
    ['createSalesInvoiceWithLines', 'Call createDraftSalesInvoiceWithLines: a person makes the draft final.'],
    ['createSalesInvoice', 'Call createDraftSalesInvoice: '],
    ['createPurchaseInvoiceWithLines', 'There is no draft of it.'],
  ] as const) {
    expect(await agent.expectError('write_data', { operation, body: { debtorId: 1 } })).toContain(advice);
  }
});
