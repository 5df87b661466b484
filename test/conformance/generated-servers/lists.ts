import type { Decisions } from './decisions.ts';
import { OWN_PARAMETERS } from './links.ts';
import { type Format, getFields, getKind, type Row, toText } from './records.ts';
import { Rejection } from './replies.ts';
import type { Find, Resource, Type, Values } from './resources.ts';

interface ListQuery {
  readonly decisions: Decisions;
  readonly format: Format;
  readonly resource: Resource;
  readonly parameters: URLSearchParams;
  readonly find: Find;
}

interface List {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly size: number;
  /** The names of the fields that were asked for; undefined for all. */
  readonly fields: readonly string[] | undefined;
  readonly isMetaOnly: boolean;
}

const COMMON = ['page', 'pageSize', 'pagesize', 'orderby', 'fields', 'metaOnly'];

/** Parameters that the source names, of one resource. */
const SPECIAL: Readonly<Record<string, string>> = {
  articles: 'ActiveState',
  journalentrylog: 'ChangedDate_from',
  ledgergrouped: 'BalanceOrProfitLoss',
};

/**
 * Selects the page of a list.
 *
 * @throws Rejection
 */
export const readList = (query: ListQuery, rows: readonly Row[]): List => new ListReader(query).read(rows);

class ListReader {
  readonly #query: ListQuery;
  readonly #fields: readonly (readonly [name: string, key: string, type: Type])[];

  constructor(query: ListQuery) {
    this.#query = query;
    const { resource, format } = query;
    const identifier = format.getIdentifierName(resource);
    this.#fields = [
      ...(identifier === undefined ? [] : [[identifier, 'id', `@${resource.path}`] as const]),
      ...Object.entries(getFields(resource)).map(([key, type]) => [format.toName(resource, key), key, type] as const),
    ];
  }

  read(all: readonly Row[]): List {
    const { decisions, resource } = this.#query;
    this.#judgeNames();
    const rows = this.#sort(this.#filter(all));
    const maximum = resource.pageSize?.maximum ?? decisions.maxPageSize;
    const usual = resource.pageSize?.default ?? Math.min(decisions.defaultPageSize, maximum);
    const requested = this.#readInteger(['pageSize', 'pagesize']) ?? usual;
    if (requested > maximum && decisions.tooLargePage === 'rejected') this.#reject('pageSize');
    const size = Math.min(requested, maximum);
    const pageCount = Math.ceil(rows.length / size);
    const page = this.#limitPage(this.#readInteger(['page']) ?? 1, pageCount);
    const fields = this.#readFields();
    const isMetaOnly = this.#getAll('metaOnly').at(-1)?.toLowerCase() === 'true';
    const shown = rows.slice((page - 1) * size, page * size);
    return { rows: shown, total: rows.length, page, pageCount, size, fields, isMetaOnly };
  }

  #reject(parameter: string, status: number = this.#query.decisions.invalidQuery): never {
    const isPlain = this.#query.decisions.errorsOfReads === 'as others' || status !== 400;
    throw new Rejection(status, isPlain ? undefined : [{ field: [parameter], message: 'invalid' }]);
  }

  #isNamed(candidate: string, name: string): boolean {
    if (this.#query.decisions.parameterNames === 'exact') return candidate === name;
    return candidate.toLowerCase() === name.toLowerCase();
  }

  #getAll(name: string): readonly string[] {
    return [...this.#query.parameters].filter(([key]) => this.#isNamed(key, name)).map(([, value]) => value);
  }

  #readInteger(names: readonly string[]): number | undefined {
    const [text] = names.flatMap((name) => this.#getAll(name));
    if (text === undefined) return undefined;
    if (/^0*[1-9]\d*$/.test(text)) return Number(text);
    return this.#query.decisions.invalidParameter === 'ignored' ? undefined : this.#reject(names[0] ?? '');
  }

  #limitPage(page: number, pageCount: number): number {
    const { pagePastTheEnd } = this.#query.decisions;
    if (page <= Math.max(1, pageCount) || pagePastTheEnd === 'empty') return page;
    if (pagePastTheEnd === 'last page') return Math.max(1, pageCount);
    return this.#reject('page', pagePastTheEnd === 'not found' ? 404 : undefined);
  }

  #readFields(): readonly string[] | undefined {
    const { decisions, resource, format } = this.#query;
    const [text] = this.#getAll('fields');
    if (text === undefined || text === '') return undefined;
    const names = text.split(',').map((name) => name.trim());
    const known = [...this.#fields.map(([name]) => name), ...(resource.viewOf ? [format.toOwnName('lines')] : [])];
    if (
      decisions.unknownField === 'rejected' &&
      !names.every((name) => known.some((other) => isSameField(decisions, other, name)))
    )
      this.#reject('fields');
    return names;
  }

  /** The name of the filter of a field; undefined when there is none. */
  #getFilterName(name: string, key: string): string | undefined {
    const { decisions, resource } = this.#query;
    if (key in (resource.named ?? {}) || decisions.filters === 'all fields') return name;
    return decisions.filters === 'other names' ? `${name}Filter` : undefined;
  }

  #judgeNames(): void {
    const { decisions, parameters, resource } = this.#query;
    const missing = resource.requiredFilters?.find((name) => this.#getAll(name).length === 0);
    if (missing !== undefined) this.#reject(missing);
    const known = [
      ...COMMON,
      ...OWN_PARAMETERS,
      SPECIAL[resource.path] ?? '',
      ...this.#fields.map(([name, key]) => this.#getFilterName(name, key) ?? ''),
    ];
    for (const name of parameters.keys()) {
      if (known.some((candidate) => this.#isNamed(name, candidate))) continue;
      // To ignore a field that can be filtered elsewhere would show records that nobody asked for.
      const isField = this.#fields.some(([field]) => this.#isNamed(name, field));
      if (isField || decisions.unknownParameter === 'rejected') this.#reject(name);
    }
  }

  #filter(all: readonly Row[]): readonly Row[] {
    let rows = this.#filterSpecially(all);
    for (const [name, key, type] of this.#fields) {
      const filter = this.#getFilterName(name, key) ?? '';
      const matchers = this.#getAll(filter).map((value) => this.#createMatcher(filter, type, value));
      if (matchers.length === 0) continue;
      rows = rows.filter(({ id, values }) => matchers.some((matches) => matches(key === 'id' ? id : values[key])));
    }
    return rows;
  }

  /** Filters by the parameters that the source names for one list. */
  #filterSpecially(rows: readonly Row[]): readonly Row[] {
    const { decisions, resource, find } = this.#query;
    const name = SPECIAL[resource.path] ?? '';
    const [value] = this.#getAll(name);
    const isActive = ({ values }: Row): boolean => values.active !== false && values.active !== 'N';
    if (resource.path === 'articles' && value === undefined) return rows.filter(isActive);
    if (value === undefined || value === decisions.activeStates) return rows;
    const since = Date.parse(value);
    if (name === 'ChangedDate_from' && !Number.isNaN(since)) {
      return rows.filter(({ values }) => Date.parse(String(values.changedDate)) >= since);
    }
    if (name === 'BalanceOrProfitLoss' && ['B', 'P'].includes(value)) {
      const isProfitAndLoss = ({ values }: Row): boolean =>
        [9, 10].includes(Number(find('ledgeraccounts', 'id', values.ledgerAccountId)?.type));
      return rows.filter((row) => isProfitAndLoss(row) === (value === 'P'));
    }
    if (decisions.invalidParameter === 'rejected') this.#reject(name);
    return resource.path === 'articles' ? rows.filter(isActive) : rows;
  }

  #createMatcher(name: string, type: Type, value: string): (actual: unknown) => boolean {
    const { emptyFilter, filterOfOtherType, textFilter } = this.#query.decisions;
    if (value === '') {
      if (emptyFilter === 'rejected') this.#reject(name);
      return (actual) => emptyFilter === 'no filter' || actual === null || actual === '';
    }
    const kind = getKind(type);
    if (['number', 'period', 'year', 'amount'].includes(kind)) {
      if (Number.isNaN(Number(value)) && filterOfOtherType === 'rejected') this.#reject(name);
      return (actual) => actual !== null && Number(actual) === Number(value);
    }
    if (kind !== 'text' || textFilter === 'exact') return (actual) => toText(actual) === value;
    const wanted = value.toLowerCase();
    const matches = (actual: string): boolean =>
      ({ 'any case': actual === wanted, start: actual.startsWith(wanted), part: actual.includes(wanted) })[textFilter];
    return (actual) => actual !== null && matches(String(actual).toLowerCase());
  }

  #sort(rows: readonly Row[]): readonly Row[] {
    const { decisions, format } = this.#query;
    const [orderby] = this.#getAll('orderby');
    const field = this.#fields.find(([name]) => isSameField(decisions, name, orderby?.replace(/^-/, '') ?? ''));
    if (orderby !== undefined && !field && decisions.unknownField === 'rejected') this.#reject('orderby');
    const byIdentifier = (a: Row, b: Row): number =>
      BigInt(a.id.replace('k-', '')) < BigInt(b.id.replace('k-', '')) ? -1 : 1;
    const newestFirst = rows.toReversed();
    if (!field) {
      if (decisions.order === 'identifier') return rows.toSorted(byIdentifier);
      return decisions.order === 'newest first' ? newestFirst : rows;
    }
    const [, key, type] = field;
    const sign = orderby?.startsWith('-') ? -1 : 1;
    const get = ({ id, values }: Row): unknown => (key === 'id' ? format.toValue(type, id) : (values[key] ?? null));
    const compare = (a: Row, b: Row): number => {
      const [first, second] = [get(a), get(b)];
      if (first !== null && second !== null) return sign * format.compare(type, first, second);
      const empty = decisions.emptyInOrder === 'first' ? -1 : 1;
      return sign * empty * (Number(first === null) - Number(second === null));
    };
    const tied = decisions.ties === 'identifier' ? rows.toSorted(byIdentifier) : newestFirst;
    return tied.toSorted(compare);
  }
}

const isSameField = ({ fieldsInQuery }: Decisions, name: string, requested: string): boolean =>
  name === requested || (fieldsInQuery === 'any case' && name.toLowerCase() === requested.toLowerCase());

/** The part of a record that is shown. */
export const selectFields = (decisions: Decisions, record: Values, fields: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name]) => name.startsWith('_') || fields.some((field) => isSameField(decisions, name, field)),
    ),
  );
