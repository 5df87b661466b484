import {
  connect,
  createDraftSalesInvoiceWithLines,
  type DraftSalesInvoiceWithLinesInput,
  getDebtor,
  listDebtors,
} from '../../generated/client/dist/index.js';
import { median } from './figures.ts';
import { authorization, newInvoice, newList, type Recipe, sameList } from './requests.ts';

/** A call of the client, and the request that it makes. */
export interface ComparedCall {
  readonly name: string;
  /** The request, for `fetch` alone. */
  readonly recipe: Recipe;
  /** The same by the client. */
  client(url: string): () => Promise<unknown>;
}

const connectTo = (baseUrl: string) => connect({ baseUrl, token: authorization.authorization.replace('Bearer ', '') });

/** The calls that are compared. */
export function comparedCalls(): ComparedCall[] {
  let kind = 2_000_000;
  const invoice = JSON.parse(newInvoice().body?.() ?? '') as DraftSalesInvoiceWithLinesInput;
  return [
    {
      name: 'record',
      recipe: { method: 'GET', path: () => '/v1/debtors/1', status: 200 },
      client(url) {
        const connection = connectTo(url);
        return () => getDebtor(connection, 1);
      },
    },
    {
      name: 'list of 25, the same each time',
      recipe: sameList(),
      client(url) {
        const connection = connectTo(url);
        return () => listDebtors(connection, { pageSize: 25 });
      },
    },
    {
      name: 'list of 25, another each time',
      recipe: newList(),
      client(url) {
        const connection = connectTo(url);
        return () => {
          kind += 1;
          return listDebtors(connection, { pageSize: 25, debtorKindId: [1, 2, kind] });
        };
      },
    },
    {
      name: 'POST of a draft with 3 lines',
      recipe: newInvoice(),
      client(url) {
        const connection = connectTo(url);
        return () => createDraftSalesInvoiceWithLines(connection, invoice);
      },
    },
  ];
}

/** The request by `fetch` alone, as somebody writes it who has no client: its answer is checked and read as JSON. */
export function bareFetch(url: string, { method, path, body, status }: Recipe): () => Promise<unknown> {
  return async () => {
    const content = body?.();
    const response = await fetch(url + path(), {
      method,
      headers: { ...authorization, accept: 'application/json', ...(content && { 'content-type': 'application/json' }) },
      ...(content && { body: content }),
    });
    if (response.status !== status)
      throw new Error(`${method} ${path()} must answer ${status}, not ${response.status}`);
    return response.json();
  };
}

/**
 * Makes two calls in turn, one after the other, so that what else the machine does hits both alike.
 *
 * @returns the median times in milliseconds.
 */
export async function timesOf(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  count: number,
): Promise<{ one: number; other: number }> {
  const times = { one: [] as number[], other: [] as number[] };
  const timed = async (call: () => Promise<unknown>, into: number[]): Promise<void> => {
    const begun = performance.now();
    await call();
    into.push(performance.now() - begun);
  };
  for (let turn = 0; turn < count; turn += 1) {
    // Each is first half of the time: what the other leaves behind to be collected is paid by both.
    if (turn % 2 === 0) await timed(one, times.one);
    await timed(other, times.other);
    if (turn % 2 === 1) await timed(one, times.one);
  }
  return { one: median(times.one) ?? Number.NaN, other: median(times.other) ?? Number.NaN };
}
