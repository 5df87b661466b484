import type { ListLedgerLinesParams } from '../../generated/client/src/operations/contract.schemas.ts';
import { listLedgerLines } from '../../generated/client/src/operations/ledger-lines.ts';
import { type ReadPage, readAhead } from '../ahead.ts';
import type { Answers } from './answers.ts';
import type { CheckedOptions } from './options.ts';

/** Which ledger lines. */
export type LineQuery = Pick<ListLedgerLinesParams, 'Bookyear' | 'JournalEntryId' | 'Period'>;

/** A page of ledger lines. */
export interface LinePage<Line> {
  /** Its number. */
  readonly page: number;
  readonly lines: readonly Line[];
}

/** The ledger lines of the platform. */
export interface LedgerLines<Line> {
  /** How many there are of a book year. */
  readonly count: (bookyear: number) => Promise<number>;
  /** Pages of them, from this one down to the first. */
  readonly pagesDown: (query: LineQuery, from: number, pageSize: number) => AsyncGenerator<LinePage<Line>, void>;
  /** All pages of them, when one page will mostly do. */
  readonly everyPage: (query: LineQuery) => AsyncGenerator<LinePage<Line>, void>;
}

export function openLines<Line>(options: CheckedOptions, { heard }: Answers): LedgerLines<Line> {
  const { connection, fields, pageSize: chosenSize, signal } = options;

  const read: Read<Line> = async (query, page, pageSize, ending) => {
    const { _data, _meta } = await listLedgerLines(
      connection,
      { ...query, orderby: 'id', page, pageSize, ...(fields && { fields: [...fields] }) },
      { signal: ending },
    );
    heard(_meta);
    // Which fields a line has was decided by whoever chose them.
    return { page, lines: _data as unknown as readonly Line[], pageCount: _meta.pageCount };
  };

  const pagesDown: LedgerLines<Line>['pagesDown'] = (query, from, pageSize) =>
    turnDown((page, ending) => read(query, page, pageSize, ending), from, signal);

  /** The only page, or how many there are. */
  async function onlyPage(query: LineQuery): Promise<LinePage<Line> | number> {
    const first = await read(query, 1, chosenSize, signal);
    return first.pageCount <= 1 ? first : first.pageCount;
  }

  return {
    async count(bookyear) {
      const { _meta } = await listLedgerLines(connection, { Bookyear: [bookyear], metaOnly: true }, { signal });
      heard(_meta);
      return _meta.totalCount;
    },
    pagesDown,
    async *everyPage(query) {
      const found = await onlyPage(query);
      if (typeof found === 'number') yield* pagesDown(query, found, chosenSize);
      else yield found;
    },
  };
}

type Read<Line> = (
  query: LineQuery,
  page: number,
  pageSize: number,
  ending: AbortSignal | undefined,
) => Promise<LinePage<Line> & { readonly pageCount: number }>;

/**
 * Turns pages from this one down to the first.
 *
 * Lines are in the order of their `id`, and new ones come at the end. So when some are deleted in the meantime, others
 * move to a page that is still to come, and no line that stays is missed: at worst it is met twice.
 */
function turnDown<Line>(
  read: (page: number, ending: AbortSignal) => Promise<LinePage<Line>>,
  from: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<LinePage<Line>, void> {
  const reader =
    (page: number): ReadPage<LinePage<Line>> =>
    (ending) =>
      read(page, ending);
  return readAhead(reader(from), ({ page }) => (page > 1 ? reader(page - 1) : undefined), signal);
}
