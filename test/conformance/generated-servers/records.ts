import type { Decisions } from './decisions.ts';
import { type Find, RESOURCES, type Resource, type Type, type Values } from './resources.ts';

export interface Row {
  readonly id: string;
  readonly parent?: string | undefined;
  /** As they are sent, by the names of the table of resources. */
  readonly values: Values;
}

/** The data of an administration. The rows of a table are in the order in which they were created. */
export interface Books {
  readonly administration: Row;
  readonly tables: ReadonlyMap<string, Row[]>;
  readonly find: Find;
}

/** Marks the text of an integer that may be too large for a number. */
const INTEGER = '\u0001';

export const stringify = (body: unknown): string => JSON.stringify(body).replaceAll(/"\\u0001(\d+)"/g, '$1');

/** @throws SyntaxError */
export const parse = (text: string): unknown =>
  JSON.parse(text.replaceAll(/(?<=[[:,]\s*)\d{16,}(?=\s*[,}\]])/g, `"\\u0001$&"`));

const NAMES = ['Zeeman', 'aardappel', 'Bakker', 'bakker & zoon', 'de Wit', 'Ülker', 'Jansen', 'jansen', 'Bos', 'bos'];
const FIRST_LARGE = { small: 0n, text: 0n, large: 10_000_000_000n, 'beyond double precision': 2n ** 53n };

export const isOptional = (type: Type): boolean => typeof type === 'string' && type.endsWith('?');
export const getKind = (type: Type): string => (typeof type === 'string' ? type.replace('?', '') : 'value');
const isReference = (type: Type): boolean => /^@\w+$/.test(getKind(type));

export const getResource = (path: string): Resource => {
  const resource = RESOURCES.find((candidate) => candidate.path === path);
  if (!resource) throw new Error(`There is no resource ${path}.`);
  return resource;
};

export const getFields = ({ named, unnamed }: Resource): Readonly<Record<string, Type>> => ({ ...named, ...unnamed });

/** How a server writes records: the names of their fields, and their values. */
export class Format {
  readonly #decisions: Decisions;

  constructor(decisions: Decisions) {
    this.#decisions = decisions;
  }

  /** The name of a field that the source does not name. */
  toOwnName(name: string): string {
    const capitalized = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const names = {
      camelCase: name,
      PascalCase: capitalized,
      snake_case: name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      'other words': `its${capitalized}`,
    };
    return names[this.#decisions.fieldNames];
  }

  toName = ({ named = {} }: Resource, name: string): string => (name in named ? name : this.toOwnName(name));

  getIdentifierName({ path }: Resource): string | undefined {
    if (path === 'countries') return 'id';
    const { identifierField } = this.#decisions;
    return identifierField === 'none' ? undefined : this.toOwnName(identifierField);
  }

  /** An identifier in a path. Those that the source calls integers are. */
  toIdentifier(path: string, index: number): string {
    const { identifiers } = this.#decisions;
    const integer = String(FIRST_LARGE[identifiers] + BigInt(index));
    return identifiers === 'text' && !['countries', 'administrations'].includes(path) ? `k-${integer}` : integer;
  }

  /** A value as it is sent. One of another type stays as it is. */
  toValue(type: Type, value: unknown): unknown {
    const { amounts, flags } = this.#decisions;
    if (isReference(type)) return /^\d+$/.test(String(value)) ? `${INTEGER}${value}` : value;
    const kind = getKind(type);
    if (kind === 'amount' && typeof value === 'number') return amounts === 'text' ? value.toFixed(2) : value;
    if (kind === 'flag' && typeof value === 'boolean' && flags === 'Y or N') return value ? 'Y' : 'N';
    return typeof value === 'string' ? this.#formatText(kind, value) : value;
  }

  #formatText(kind: string, text: string): string {
    const { dates, ibans } = this.#decisions;
    const time = { date: '', 'local time': 'T00:00:00', 'time with zone': 'T00:00:00+01:00' }[dates];
    if (kind === 'date') return text.replace(/^\d{4}-\d\d-\d\d$/, `$&${time}`);
    if (kind === 'moment' && dates === 'time with zone') return text.replace('Z', '+00:00');
    return kind === 'iban' && ibans.includes(' ') ? text.replaceAll(/(?<=^(?:.{4})+)\B/g, ' ') : text;
  }

  isValid(type: Type, value: unknown): boolean {
    if (value === null || value === '') return true;
    if (typeof type !== 'string') return type.includes(value as never);
    const kind = getKind(type);
    if (isReference(type)) return ['string', 'number'].includes(typeof value);
    if (kind === 'date') return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    const types = {
      number: 'number',
      period: 'number',
      year: 'number',
      amount: 'number',
      flag: 'boolean',
      boolean: 'boolean',
    };
    return typeof value === (types[kind as keyof typeof types] ?? 'string');
  }

  compare(type: Type, a: unknown, b: unknown): number {
    const { capitalsInOrder } = this.#decisions;
    if (
      ['amount', 'number', 'period', 'year'].includes(getKind(type)) ||
      (isReference(type) && isInteger(a) && isInteger(b))
    ) {
      return Number(toText(a)) - Number(toText(b));
    }
    const [first, second] = [toText(a), toText(b)];
    if (capitalsInOrder === 'dictionary') return first.localeCompare(second, 'nl');
    if (capitalsInOrder === 'last') return compareTexts(swapCase(first), swapCase(second));
    return capitalsInOrder === 'first'
      ? compareTexts(first, second)
      : compareTexts(first.toLowerCase(), second.toLowerCase());
  }
}

const isInteger = (value: unknown): boolean => String(value).startsWith(INTEGER);

/** A value as a query or a path has it. */
export const toText = (value: unknown): string => String(value).replace(INTEGER, '');

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

const swapCase = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

export function createBooks(decisions: Decisions, format: Format, tenant: number): Books {
  const tables = new Map(RESOURCES.filter(({ viewOf }) => !viewOf).map(({ path }): [string, Row[]] => [path, []]));
  const find: Find = (path, field, value) =>
    tables.get(path)?.find(({ id, values }) => toText(field === 'id' ? id : values[field]) === toText(value))?.values;
  for (const [path, rows] of tables) {
    const { sumOf, isPdf } = getResource(path);
    if (sumOf) rows.push(...addUp(tables.get(sumOf) ?? [], format, path));
    else if (!isPdf) addRows(path, { decisions, format, tenant, tables });
  }
  const administration = tables.get('administrations')?.[tenant];
  if (!administration) throw new Error(`There is no administration ${tenant}.`);
  return { administration, tables, find };
}

interface Context {
  readonly decisions: Decisions;
  readonly format: Format;
  readonly tenant: number;
  readonly tables: ReadonlyMap<string, Row[]>;
}

/** Adds the initial rows of a table, or those below each of its parents. */
function addRows(path: string, context: Context): void {
  const { decisions, tables } = context;
  const { rows: own } = getResource(path);
  const [parentPath = '', child] = path.split('/');
  const parents = child === undefined ? [undefined] : (tables.get(parentPath) ?? []).slice(0, 3);
  const count = own?.length ?? (child === undefined ? decisions.records : Math.min(2, decisions.records));
  for (const parent of parents) {
    const start = tables.get(path)?.length ?? 0;
    for (let index = 0; index < count; index += 1) addRow({ path, start, index, parent: parent?.id }, context);
  }
}

interface NewRow {
  readonly path: string;
  /** Rows before those of the parent, and the number of this one among them. */
  readonly start: number;
  readonly index: number;
  readonly parent: string | undefined;
}

function addRow({ path, start, index, parent }: NewRow, context: Context): void {
  const { decisions, format, tenant, tables } = context;
  const resource = getResource(path);
  const rows = tables.get(path);
  const isCopy = isFromTemplate(decisions, resource, index);
  const first = start + (isCopy || hasSharedIds(decisions, path) ? 1 : 1 + tenant * 100);
  // Identifiers are not in the order of creation.
  const id = format.toIdentifier(path, first + (resource.rows ? index : (index * 7) % 13));
  const own = { ...context, tenant: isCopy ? 0 : tenant };
  rows?.push({ id, parent, values: createValues(resource, rows.length, resource.rows?.[index], own) });
}

const hasSharedIds = ({ identifiersOfTenants }: Decisions, path: string): boolean =>
  path === 'administrations' || identifiersOfTenants === 'equal';

/** Tests whether a record is the same in each administration, because all begin with it. */
function isFromTemplate({ identifiersOfTenants }: Decisions, { isWritable }: Resource, index: number): boolean {
  if (identifiersOfTenants === 'template') return !isWritable;
  return identifiersOfTenants === 'copies' || (identifiersOfTenants === 'template and own' && index < 2);
}

function createValues(resource: Resource, index: number, own: Values | undefined, context: Context): Values {
  const { format, tenant, tables } = context;
  const day = String(((index * 5) % 28) + 1).padStart(2, '0');
  const create = (name: string, kind: string): unknown =>
    ({
      text: `${NAMES[(index * 3 + tenant + name.length) % NAMES.length]}${name === 'name' ? '' : ` ${index}`}`,
      iban: ['NL91ABNA0417164300', 'NL02ABNA0123456789', 'NL20INGB0001234567'][index % 3],
      amount: ((index * 7) % 5) * 12.5,
      number: (index * 2) % 5,
      // Entries of the year-end closing, in period 0, are not in the log.
      period: 1 + ((index * 2) % 5),
      year: 2025 + (index % 2),
      flag: index % 3 !== 2,
      boolean: index % 2 === 0,
      date: `2026-01-${day}`,
      moment: `2026-02-${day}T10:30:00Z`,
    })[kind];
  const refer = (kind: string, place: number): unknown => {
    const [target = '', field] = kind.slice(1).split('.');
    const rows = tables.get(target) ?? [];
    const row = rows[place % rows.length];
    return field ? (row?.values[field] ?? null) : (row?.id ?? null);
  };
  const isEmpty = (name: string, type: Type): boolean => (own ? !(name in own) : isOptional(type) && index % 3 === 1);
  const toValue = (name: string, type: Type): unknown => {
    const kind = getKind(type);
    if (kind.startsWith('@')) return refer(kind, Number(own?.[name] ?? index));
    if (own) return own[name];
    return typeof type === 'string' ? create(name, kind) : type[index % type.length];
  };
  return Object.fromEntries(
    Object.entries(getFields(resource)).map(([name, type]) => [
      name,
      isEmpty(name, type) ? null : format.toValue(type, toValue(name, type)),
    ]),
  );
}

/** The balance of each ledger account in each period. */
function addUp(lines: readonly Row[], format: Format, path: string): readonly Row[] {
  const groups = Map.groupBy(lines, ({ values }) =>
    JSON.stringify([values.Bookyear, values.ledgerAccountId, values.Period]),
  );
  return [...groups.values()].map((group, index) => {
    const { Bookyear: bookyear, ledgerAccountId, Period: period } = group[0]?.values ?? {};
    const balance = group.reduce((total, { values }) => total + Number(values.amount), 0);
    const values = { bookyear, ledgerAccountId, period, balance: format.toValue('amount', balance) };
    return { id: format.toIdentifier(path, index + 1), values };
  });
}
