import { Agent } from 'node:http';
import { median } from './figures.ts';
import { ask } from './http.ts';
import { authorization } from './requests.ts';

/** A page of records, and how many the list has. */
interface Page {
  readonly _data: readonly Readonly<Record<string, unknown>>[];
  readonly _meta: { readonly totalCount: number };
}

const year = '/v1/ledgerlines?Bookyear=2026';

/**
 * The ledger account with most lines among the first 1,000 of 2026.
 *
 * @throws Error when it has less than a page of 25.
 */
export async function busyAccount(url: string): Promise<number> {
  const { page } = await pageOf(`${url}${year}&pageSize=1000&fields=ledgerAccountId`, undefined);
  const lines = Map.groupBy(page._data, ({ ledgerAccountId }) => Number(ledgerAccountId));
  const [account, most] = [...lines].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (account === undefined || most === undefined || most.length < 25) {
    throw new Error('no ledger account has 25 lines among the first 1,000 of 2026');
  }
  return account;
}

/**
 * Asks for a page of the lines of 2026.
 *
 * @returns seconds until its last byte, and how many lines of 2026 there are.
 * @throws Error when the page does not have that many lines.
 */
export async function timeOfPage(url: string, pageSize: number): Promise<{ seconds: number; totalCount: number }> {
  const { page, seconds } = await pageOf(`${url}${year}&pageSize=${pageSize}`, pageSize);
  return { seconds, totalCount: page._meta.totalCount };
}

/**
 * Asks many times for the first 25 lines of an account, one after the other, never twice for the same fields.
 *
 * @returns the median time of an answer in milliseconds.
 * @throws Error when an answer does not have 25 lines.
 */
export async function timeOfFilteredPage(url: string, account: number): Promise<number> {
  const warmUp = 100;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const times: number[] = [];
    for (const fields of [...fieldChoices()].slice(0, 400)) {
      const path = `${year}&pageSize=25&ledgerAccountId=${account}&fields=${fields.join(',')}`;
      times.push((await pageOf(url + path, 25, agent)).seconds * 1000);
    }
    return median(times.slice(warmUp)) ?? Number.NaN;
  } finally {
    agent.destroy();
  }
}

async function pageOf(url: string, size: number | undefined, agent?: Agent): Promise<{ page: Page; seconds: number }> {
  const begun = performance.now();
  const { status, body } = await ask(url, { headers: authorization, ...(agent && { agent }) });
  const seconds = (performance.now() - begun) / 1000;
  if (status !== 200) throw new Error(`GET ${url} must answer 200, not ${status}: ${body.toString().slice(0, 1000)}`);
  const page = JSON.parse(body.toString()) as Page;
  if (size !== undefined && page._data.length !== size) {
    throw new Error(`GET ${url} must have ${size} records, not ${page._data.length}`);
  }
  return { page, seconds };
}

const fields = [
  'id',
  'JournalEntryId',
  'Bookyear',
  'Period',
  'date',
  'journalId',
  'sourceDocumentNumber',
  'ledgerAccountId',
  'ledgerAccountNumber',
  'ledgerAccountDescription',
  'description',
  'amountDebit',
  'amountCredit',
  'vatCodeId',
  'debtorId',
  'creditorId',
  'invoiceNumber',
] as const;

/** All choices of fields that leave three out: as much work each, and no two of them alike. */
export function* fieldChoices(): Generator<string[]> {
  for (let first = 0; first < fields.length; first += 1) {
    for (let second = first + 1; second < fields.length; second += 1) {
      for (let third = second + 1; third < fields.length; third += 1) {
        yield fields.filter((_, index) => index !== first && index !== second && index !== third);
      }
    }
  }
}
