import type { Row } from '../found.ts';
import type { Finding, SpecialTrial } from './confirm.ts';
import { isEmpty } from './order.ts';
import { called, keyOf, type Page, pageSize, readPage, show } from './page.ts';

/** A moment after all that is logged. */
const never = '9999-01-01T00:00:00Z';

const after = (moment: string, milliseconds: number): string => {
  const time = new Date(Date.parse(moment) + milliseconds);
  return time.toISOString().replace('.000Z', 'Z');
};

/** The same moment on the clocks two hours east of Greenwich. */
const elsewhere = (moment: string): string => after(moment, 2 * 3_600_000).replace('Z', '+02:00');

/**
 * `..._from`: what changed at a moment and after it, whichever offset the moment is written with; nothing after a moment
 * that is yet to come.
 */
export const since: SpecialTrial = async (session, list, { name }) => {
  const field = name.replace(/_from$/, '');
  const ask = (about: string, moment: string | undefined) => {
    const query = [
      ...(moment === undefined ? [] : [[name, moment] as const]),
      ['orderby', `-${field}`] as const,
      ['pageSize', String(pageSize)] as const,
    ];
    return readPage(session, list, { about, query });
  };
  const latest = await ask(`the latest ${field}`, undefined);
  const moments = latest?.rows.map((row) => row[field]).filter((moment) => typeof moment === 'string') ?? [];
  // One in the middle, so that some records are before it and all after it fit on a page.
  const moment = moments[Math.floor(moments.length / 2)];
  const findings: Finding[] = [];
  for (const from of typeof moment === 'string' ? [moment, elsewhere(moment)] : []) {
    const page = await ask(`${name} ${from}`, from);
    if (latest && page) findings.push(...wrongIn(page, latest, { name, field, from }, (row) => keyOf(list, row)));
  }
  const none = await ask(`${name} in the future`, never);
  if (none) findings.push(...wrongIn(none, none, { name, field, from: never }, (row) => keyOf(list, row)));
  return findings;
};

interface Asked {
  readonly name: string;
  readonly field: string;
  readonly from: string;
}

function wrongIn(page: Page, latest: Page, { name, field, from }: Asked, key: (row: Row) => string): Finding[] {
  const isDue = (row: Row): boolean => Date.parse(String(row[field])) >= Date.parse(from);
  const stranger = page.rows.find((row) => !isDue(row));
  if (stranger) {
    const message = `Asked for ${name} ${from}, ${called(stranger)} came, which changed at ${show(stranger[field])}.`;
    return [{ rule: name, message, exchanges: [page.exchange] }];
  }
  if (!isEmpty(page.meta.nextPage) || page.rows.length >= pageSize) return [];
  const there = new Set(page.rows.map(key));
  const missing = latest.rows.find((row) => isDue(row) && !there.has(key(row)));
  if (!missing) return [];
  const message = `Asked for ${name} ${from}, ${called(missing)} is missing, which changed at ${show(missing[field])}.`;
  return [{ rule: name, message, exchanges: [latest.exchange, page.exchange] }];
}
