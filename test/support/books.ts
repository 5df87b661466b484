import { afterEach, expect } from 'vitest';
import type { SandboxOptions } from '../../mocks/index.ts';
import type { Now } from '../../mocks/store/clock.ts';
import { type ApiResponse, type CallOptions, prepareTests, useSandbox } from './sandbox.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what it expects to find.
export type Row = Record<string, any>;

/** Wednesday 16 April 2026, the day after the last in the demo companies. */
export const NOW = '2026-04-16T09:30:00Z';

const everyYear = Array.from({ length: 12 }, (_none, index) => `Bookyear=${2023 + index}`).join('&');

/** A minimal journal entry. */
export const memorial = { JournalId: 1, bookYear: 2026, bookPeriod: 4, sourceDocumentNumber: 'MEM-1' };
export const cash = { JournalId: 2, bookYear: 2026, bookPeriod: 4, sourceDocumentNumber: 'KAS-1' };

/** A sale of ten cheeses at 9% VAT, to be paid in thirty days: 75.76. */
export const sale = {
  debtorId: 1,
  invoiceDate: '2026-04-16',
  lines: [{ bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 10 }],
};

/** A purchase of milk at 9% VAT: 680.16. */
export const purchase = {
  creditorId: 1,
  invoiceNumber: 'LF-2026-140',
  invoiceDate: '2026-04-16',
  lines: [{ ledgerAccountId: 91, quantity: 1200, unitPrice: 0.52 }],
};

/**
 * Starts a sandbox on 16 April 2026 that is restored after each test that changes it, with helpers for its books.
 *
 * @param now another time than the system's.
 */
export function useBooks(options: SandboxOptions = {}, now?: Now) {
  const sandbox = useSandbox({ clock: NOW, ...options }, now);
  let isChanged = false;
  let hasOtherClients = false;
  prepareTests(() => control('snapshots', { name: 'start' }));
  afterEach(async () => {
    if (!isChanged && !hasOtherClients) return;
    await control('snapshots/start/restore');
    await control('faults', undefined, 'DELETE');
    isChanged = false;
  });

  /** Notes a request that may have changed something, because to restore the books takes longer than most tests. */
  async function call(path: string, callOptions: CallOptions = {}): Promise<ApiResponse> {
    const { method = callOptions.body === undefined ? 'GET' : 'POST' } = callOptions;
    try {
      const reply = await sandbox.call(path, callOptions);
      isChanged ||= method !== 'GET' && reply.status < 400;
      return reply;
    } catch (error) {
      isChanged = true;
      throw error;
    }
  }

  const toControl = (body?: unknown, method = 'POST'): CallOptions => ({
    method,
    ...(body !== undefined && { body }),
    token: null,
  });
  const control = (path: string, body?: unknown, method?: string) => call(`/_sandbox/${path}`, toControl(body, method));

  async function expectReply(status: number, path: string, options: CallOptions = {}): Promise<Row> {
    const reply = await call(path, options);
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(status);
    return reply.body;
  }

  const expectAction = (status: number, path: string, body?: unknown, administration = 1): Promise<Row> =>
    expectReply(status, `/_sandbox/administrations/${administration}/${path}`, toControl(body));

  const rows = async (path: string, options: CallOptions = {}): Promise<Row[]> =>
    (await expectReply(200, `${path}${path.includes('?') ? '&' : '?'}pageSize=1000`, options))._data;

  const ledger = (query: string, callOptions: CallOptions = {}): Promise<Row[]> =>
    rows(`/v1/ledgerlines?${everyYear}&${query}`, callOptions);

  return {
    call,
    control,
    rows,
    ledger,
    /** Performs a user action in an administration. */
    act: (path: string, body?: unknown, administration?: number) => expectAction(200, path, body, administration),
    create: (path: string, body: unknown, options: CallOptions = {}) =>
      expectReply(201, `/v1/${path}`, { ...options, body }),
    patch: (path: string, body: unknown, options: CallOptions = {}) =>
      expectReply(200, `/v1/${path}`, { ...options, method: 'PATCH', body }),
    remove: (path: string) => expectReply(204, `/v1/${path}`, { method: 'DELETE' }),
    /** Returns the messages by field of a rejected user action. */
    getActionErrors: async (path: string, body?: unknown, administration?: number): Promise<Row> =>
      (await expectAction(400, path, body, administration)).errors,
    /** Returns the messages by field of a rejected request. */
    getErrors: async (method: string, path: string, body?: unknown): Promise<Row> =>
      (await expectReply(400, `/v1/${path}`, { method, ...(body !== undefined && { body }) })).errors,
    /** For requests of others, after which the books are always restored. */
    get url(): string {
      hasOtherClients = true;
      return sandbox.url;
    },
    /** Returns the postings of an entry: `1300 D 75.76`, account number, side and amount. */
    listPostings: async (entryId: number): Promise<string[]> =>
      (await ledger(`JournalEntryId=${entryId}`)).map(formatPosting),
    getEntryId: async (invoiceNumber: string): Promise<number> =>
      (await ledger(`sourceDocumentNumber=${encodeURIComponent(invoiceNumber)}`)).at(-1)?.JournalEntryId,
    listLoggedActions: async (entryId: number): Promise<number[]> =>
      (await rows(`/v1/journalentrylog?JournalEntryId=${entryId}`)).map(({ Action }) => Action),
    /** Returns the outstanding amount of an invoice; undefined when it is settled. */
    outstanding: async (side: 'sales' | 'purchase', id: number): Promise<Row | undefined> =>
      (await rows(`/v1/outstanding${side}invoices?id=${id}`))[0],
    setClock: (moment: string, running = false) => control('clock', { now: moment, running }, 'PUT'),
    modules: (body: Record<string, boolean>, administration = 1) =>
      control(`administrations/${administration}/modules`, body, 'PATCH'),
  };
}

export function formatPosting({ ledgerAccountNumber, amountDebit, amountCredit }: Row): string {
  return `${ledgerAccountNumber} ${amountDebit === 0 ? `C ${amountCredit}` : `D ${amountDebit}`}`;
}
