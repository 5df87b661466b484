import type { Decisions } from './decisions.ts';
import { toText } from './records.ts';

/** Parameters of the links of a server, which no source names. */
export const OWN_PARAMETERS = ['row', 'sid', 'cursor'];

/** A list or a record that a link leads to, and the request that asks for it. */
interface Place {
  readonly path: string;
  /** What links begin with. */
  readonly base: string;
}

/** Writes the links of a server. */
export class Links {
  readonly #decisions: Decisions;

  constructor(decisions: Decisions) {
    this.#decisions = decisions;
  }

  toRecord({ path, base }: Place, id: string): string {
    const plain = `${path}/${id}`;
    const links = { plain, 'lower case': plain.toLowerCase(), 'slash at the end': `${plain}/` };
    return `${base}${links[this.#decisions.recordLinks]}`;
  }

  /** A sum has no identifier of its own: its list, filtered, shows it. */
  toSum({ path, base }: Place, id: string, year: unknown): string {
    return `${base}${path}?${new URLSearchParams({ bookyear: toText(year), row: id })}`;
  }

  /** @param isOther whether it leads to another page than the one that shows it. */
  toPage({ path, base }: Place, requested: URLSearchParams, page: number, size: number, isOther: boolean): string {
    const query = this.#createQuery(requested, page, size);
    const { spacesInLinks, extraParameters } = this.#decisions;
    if (isOther && extraParameters === 'cursor alone') {
      return `${base}${path}?cursor=${Buffer.from(String(query)).toString('base64url')}`;
    }
    if (extraParameters === 'session') query.append('sid', '7f');
    if (isOther && extraParameters === 'cursor') query.append('cursor', `after-${page - 1}`);
    const text = spacesInLinks === '+' ? String(query) : String(query).replaceAll('+', '%20');
    return `${base}${path}${text && `?${text}`}`;
  }

  #createQuery(requested: URLSearchParams, page: number, size: number): URLSearchParams {
    const { linkParameters, pageSizeInLinks } = this.#decisions;
    const names = [...requested.keys()].map((name) => name.toLowerCase());
    const isAll = linkParameters === 'all';
    const query = new URLSearchParams(
      [...requested].filter(
        ([name, value]) =>
          !/^page(?:size)?$/i.test(name) &&
          (linkParameters !== 'without defaults' || `${name}=${value}` !== 'metaOnly=false'),
      ),
    );
    if (isAll || names.includes('pagesize')) query.append(pageSizeInLinks, String(size));
    if (isAll || page > 1) query.append('page', String(page));
    return query;
  }

  /** The query that a link stands for. */
  read(parameters: URLSearchParams): URLSearchParams {
    const { extraParameters } = this.#decisions;
    const cursor = parameters.get('cursor');
    const isWhole = cursor !== null && extraParameters === 'cursor alone';
    const query = new URLSearchParams(isWhole ? Buffer.from(cursor, 'base64url').toString() : parameters);
    if (extraParameters !== 'none') for (const name of ['sid', 'cursor']) query.delete(name);
    return query;
  }
}
