import type { Fault } from '../exchange.ts';
import type { Session } from '../session.ts';
import type { Finding } from './confirm.ts';
import { type Asked, linkFaults } from './links.ts';
import type { Page, Place } from './page.ts';

/** What is wrong with the envelope of a page, by itself: its counts, its links, and the number of its records. */
export function envelopeFindings(session: Session, place: Place, page: Page, asked: Asked): readonly Finding[] {
  // What is no count the judge has reported.
  if (!Number.isInteger(page.total)) return [];
  const faults = [...countFaults(page, asked), ...linkFaults(session, place, page, asked)];
  return faults.map((fault) => ({ ...fault, exchanges: [page.exchange] }));
}

/** What is wrong with the numbers in an envelope. */
export function countFaults({ meta, rows, total, hasData }: Page, { number, size }: Asked): readonly Fault[] {
  const pages = Math.ceil(total / size);
  const faults: Fault[] = [];
  if (meta.pageCount !== pages) {
    const message = `pageCount is ${String(meta.pageCount)}; ${total} records on pages of ${size} are ${pages}.`;
    faults.push({ rule: 'page count', message });
  }
  if (!hasData) return faults;
  if (rows.length > size) {
    faults.push({ rule: 'page size', message: `${rows.length} records came on a page of ${size}.` });
    return faults;
  }
  const due = Math.min(size, Math.max(0, total - (number - 1) * size));
  if (rows.length === due) return faults;
  if (number > pages) {
    faults.push({ rule: 'page past the end', message: `Page ${number} of ${pages} has ${rows.length} records.` });
  } else {
    const message = `totalCount is ${total}, so page ${number} has ${due} records on a page of ${size}; ${rows.length} came.`;
    faults.push({ rule: 'total count', message });
  }
  return faults;
}
