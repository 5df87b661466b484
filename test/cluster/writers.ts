import { setTimeout as wait } from 'node:timers/promises';
import { createWorldClient, type World } from './world.ts';

/** A write that was acknowledged. */
interface Acknowledged {
  readonly id: number;
  /** The highest identifier that was acknowledged when this write was sent: one order makes it lower than `id`. */
  readonly before: number;
}

/** State of the world as the writers know it. */
export interface Writes {
  /** Names of debtors and numbers of invoices that were sent; what became of the others is unknown. */
  readonly sent: Readonly<Record<Kind, ReadonlySet<string>>>;
  readonly acknowledged: Readonly<Record<Kind, ReadonlyMap<string, Acknowledged>>>;
  /** When requests failed, and when they were acknowledged: moments of `performance.now()`. */
  readonly failures: readonly number[];
  readonly acknowledgements: readonly { readonly sentAt: number; readonly receivedAt: number }[];
}

export interface Writers extends Writes {
  /** Resolves when all writers have stopped, and rejects with the first response that is not expected. */
  readonly running: Promise<unknown>;
  /** Resolves when each writer has the response of its last request, or has given it up. */
  stop(): Promise<void>;
}

/** A debtor is one row; an invoice is booked: rows of several tables, and the balances that follow from them. */
export type Kind = 'debtors' | 'purchaseinvoices';

/** Invoices, so that their journal entries fit on the pages by which books are checked. */
const MAX_INVOICES = 400;
const PAUSE_AFTER_FAILURE_MS = 100;

/** Starts writers of one world, each of which uses the URLs in turn. */
export function startWriters(world: World, urls: readonly string[], count: number): Writers {
  const sent = { debtors: new Set<string>(), purchaseinvoices: new Set<string>() };
  const acknowledged = {
    debtors: new Map<string, Acknowledged>(),
    purchaseinvoices: new Map<string, Acknowledged>(),
  };
  const highest = { debtors: 0, purchaseinvoices: 0 };
  const failures: number[] = [];
  const acknowledgements: { sentAt: number; receivedAt: number }[] = [];
  let isStopped = false;
  let next = 0;

  async function write(kind: Kind, name: string, url: string): Promise<void> {
    const before = highest[kind];
    const sentAt = performance.now();
    sent[kind].add(name);
    const { status, body } = await createWorldClient(url, world)('POST', toPath(kind), toBody(kind, name));
    if (status >= 500) throw new Error(`${status}`);
    if (status !== 201) throw new UnexpectedResponseError(`${status} for ${name}: ${JSON.stringify(body)}`);
    const { id } = body as { id: number };
    acknowledged[kind].set(name, { id, before });
    highest[kind] = Math.max(highest[kind], id);
    acknowledgements.push({ sentAt, receivedAt: performance.now() });
  }

  async function run(writer: number): Promise<void> {
    for (let round = 0; !isStopped; round += 1) {
      next += 1;
      const number = next;
      const isInvoice = number % 10 === 0 && sent.purchaseinvoices.size < MAX_INVOICES;
      const kind = isInvoice ? 'purchaseinvoices' : 'debtors';
      await write(kind, `W-${number}`, urls[(writer + round) % urls.length] ?? '').catch(async (error) => {
        if (error instanceof UnexpectedResponseError) throw error;
        failures.push(performance.now());
        await wait(PAUSE_AFTER_FAILURE_MS);
      });
    }
  }

  const running = Promise.all(Array.from({ length: count }, (_, writer) => run(writer)));
  // Reported by `stop`; until then nobody waits for it.
  running.catch(() => undefined);
  return {
    sent,
    acknowledged,
    failures,
    acknowledgements,
    running,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

/** Resolves when something is acknowledged that was sent after a moment. */
export async function waitUntilServed(writers: Writers, since: number): Promise<void> {
  while (!writers.acknowledgements.some(({ sentAt }) => sentAt > since))
    await Promise.race([wait(10), writers.running]);
}

class UnexpectedResponseError extends Error {}

const toPath = (kind: Kind): string => (kind === 'debtors' ? '/v1/debtors' : '/v1/purchaseinvoiceswithlines');

/** The name of a debtor or the number of an invoice is the key by which a write is found again. */
const toBody = (kind: Kind, name: string): object =>
  kind === 'debtors'
    ? { name, debtorKindId: 1 }
    : {
        creditorId: 1,
        invoiceNumber: name,
        invoiceDate: '2026-04-16',
        lines: [{ ledgerAccountId: 91, quantity: 1, unitPrice: 10 }],
      };
