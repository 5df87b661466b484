import type { PostedLine, Posting } from '../../mocks/insight/pages/inspector/posting.ts';

export type ReadList = (administration: string, target: string) => Promise<readonly unknown[]>;

interface LogRow {
  readonly id: number;
  readonly JournalEntryId: number;
  /** 1: written, 2: removed. */
  readonly Action: number;
  readonly Bookyear: number;
}

interface LedgerRow {
  readonly ledgerAccountNumber: string;
  readonly ledgerAccountDescription: string;
  readonly description: string | null;
  readonly amountDebit: number;
  readonly amountCredit: number;
}

/** Entries of one request that are shown. */
const MAX_ENTRIES = 20;

/** The administrations of the demo user. */
const ADMINISTRATIONS = ['1', '2'];

export interface LedgerReader {
  /** Takes what the ledger has now as known. */
  readonly start: () => Promise<void>;
  /** Starts it before the first write. */
  readonly prepare: () => Promise<void>;
  /** Reads what was posted in an administration since it was read last: each entry once, as it is now. */
  readonly readNew: (administration: string) => Promise<readonly Posting[]>;
}

/** Creates a reader that finds new entries by the journal entry log, whose identifiers only grow. */
export function createLedgerReader(readList: ReadList): LedgerReader {
  const newest = new Map<string, number>();

  async function readLog(administration: string): Promise<readonly LogRow[]> {
    const target = `/v1/journalentrylog?orderby=-id&pageSize=${MAX_ENTRIES}`;
    const rows = (await readList(administration, target)) as readonly LogRow[];
    const known = newest.get(administration) ?? Number.POSITIVE_INFINITY;
    newest.set(administration, rows[0]?.id ?? 0);
    return rows.filter(({ id }) => id > known);
  }

  async function start(): Promise<void> {
    for (const administration of ADMINISTRATIONS) await readLog(administration);
  }

  return {
    start,
    prepare: async () => {
      if (newest.size === 0) await start();
    },
    readNew: async (administration) => {
      const rows = Map.groupBy(await readLog(administration), ({ JournalEntryId }) => JournalEntryId);
      const entries = [...rows.values()].flatMap(([row]) => (row ? [row] : [])).reverse();
      return Promise.all(entries.map((row) => readPosting((target) => readList(administration, target), row)));
    },
  };
}

async function readPosting(
  readList: (target: string) => Promise<readonly unknown[]>,
  { JournalEntryId, Action, Bookyear }: LogRow,
): Promise<Posting> {
  const isRemoved = Action === 2;
  const query = `Bookyear=${Bookyear}&JournalEntryId=${JournalEntryId}&pagesize=1000`;
  const rows = isRemoved ? [] : ((await readList(`/v1/ledgerlines?${query}`)) as readonly LedgerRow[]);
  return { journalEntryId: JournalEntryId, isRemoved, lines: rows.map(toLine) };
}

const toLine = (row: LedgerRow): PostedLine => ({
  account: `${row.ledgerAccountNumber} ${row.ledgerAccountDescription}`,
  description: row.description ?? '',
  debit: row.amountDebit,
  credit: row.amountCredit,
});

/** Checks whether a request can replace the whole ledger: it is for the sandbox, and for no administration. */
export const isForSandbox = (target: string): boolean => /^\/_sandbox\/(?!administrations\/)/.test(target);

/** The administration that a request is about: the one in its path or in its header, else the first of the demo user. */
export function getAdministration(target: string, headers: Headers): string {
  const [, inPath] = /^\/_sandbox\/administrations\/(\d+)\//.exec(target) ?? [];
  return inPath ?? headers.get('X-Tenant-Id') ?? headers.get('X-TenantId') ?? '1';
}
