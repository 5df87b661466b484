import type { Caller } from '../support/fast-client.ts';

/** Reads all pages of a list. */
export type ReadList = <Row>(path: string) => Promise<Row[]>;

/** @returns what reads the lists of an administration. It throws an Error for another status than 200. */
export function createListReader(call: Caller, administration: number): ReadList {
  return async <Row>(path: string): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const url = `${path}${path.includes('?') ? '&' : '?'}pageSize=1000&page=${page}`;
      const { status, body } = await call('GET', url, undefined, administration);
      if (status !== 200) throw new Error(`${status} for ${url}: ${JSON.stringify(body)}`);
      const { _data, _meta } = body as { readonly _data: Row[]; readonly _meta: { readonly pageCount: number } };
      rows.push(..._data);
      pages = _meta.pageCount;
    }
    return rows;
  };
}
