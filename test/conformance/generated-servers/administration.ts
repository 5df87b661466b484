import { BodyReader, type Request } from './bodies.ts';
import type { Decisions } from './decisions.ts';
import { Links } from './links.ts';
import { readList, selectFields } from './lists.ts';
import { type Books, createBooks, Format, getFields, getResource, isOptional, type Row, stringify } from './records.ts';
import { Rejection, type Reply } from './replies.ts';
import { isGiven, RESOURCES, type Resource, type Values } from './resources.ts';

/** Target of a path: a list, or a record of it. */
interface Target {
  readonly resource: Resource;
  /** `/v1/debtors/1/mandates` */
  readonly path: string;
  readonly id?: string | undefined;
  readonly parent?: Row | undefined;
}

const MAX_PDF_BYTES = 5 * 1024 * 1024;

/** Identifiers of new records come after those of the initial data, and each administration has its own. */
const FIRST_NEW = [1000, 5000] as const;

/** An administration as the source describes it, with the given decisions where the source is silent. */
export class Administration {
  readonly id: string;
  readonly #tenant: 0 | 1;
  readonly #decisions: Decisions;
  readonly #format: Format;
  readonly #links: Links;
  readonly #bodies: BodyReader;
  readonly #books: Books;
  /** Records that others than the initial data created, and whether requests did. */
  readonly #new = new Map<Row, boolean>();
  readonly #deleted = new Set<string>();
  readonly #initialData: string;

  constructor(decisions: Decisions, tenant: 0 | 1) {
    this.#tenant = tenant;
    this.#decisions = decisions;
    this.#format = new Format(decisions);
    this.#links = new Links(decisions);
    this.#bodies = new BodyReader(decisions, this.#format);
    this.#books = createBooks(decisions, this.#format, tenant);
    this.id = this.#books.administration.id;
    this.#initialData = this.#describeInitialData();
  }

  /** Lists what requests left behind: records that they created, and other data that is not as before. */
  findLeftovers(): readonly string[] {
    const created = [...this.#books.tables].flatMap(([path, rows]) =>
      rows.filter((row) => this.#new.get(row)).map(({ id }) => `${path} ${id}`),
    );
    return this.#describeInitialData() === this.#initialData ? created : [...created, 'changes of other records'];
  }

  /** Stock is left out, because orders change it. */
  #describeInitialData(): string {
    const tables = [...this.#books.tables.values()].map((rows) => rows.filter((row) => !this.#new.has(row)));
    return JSON.stringify(tables, (name, value) => (name === 'currentStock' ? undefined : value));
  }

  /**
   * Responds to an authorized request.
   *
   * @throws Rejection
   */
  respond(request: Request): Reply {
    const { absentEndpoint } = this.#decisions;
    const [version, ...segments] = request.url.pathname.split('/').filter((segment) => segment !== '');
    const [name = '', id = '', child, childId, ...rest] = segments;
    const isFile = child === 'file' && /^(?:sales|purchase)invoices$/.test(name);
    const resource = this.#findResource(child === undefined || isFile ? name : `${name}/${child}`);
    if (version !== 'v1' || rest.length > 0 || !resource) throw new Rejection(absentEndpoint);
    const [top = '', below] = resource.path.split('/');
    if (isFile) {
      this.#findRow({ resource, path: '', id });
      return this.#handlePdf({ resource: getResource('files'), path: '/v1/files' }, request, 'POST');
    }
    if (below === undefined) return this.#handle({ resource, path: `/v1/${top}`, id: segments[1] }, request);
    const parent = this.#findRow({ resource: getResource(top), path: '', id });
    return this.#handle({ resource, path: `/v1/${top}/${parent.id}/${below}`, id: childId, parent }, request);
  }

  /** The resource at a path, if this server has it. */
  #findResource(name: string): Resource | undefined {
    const { pathNames, recordLinks, resources } = this.#decisions;
    const isAnyCase = pathNames === 'any case' || recordLinks === 'lower case';
    const isNamed = (path: string): boolean =>
      path === name || (isAnyCase && path.toLowerCase() === name.toLowerCase());
    return RESOURCES.find(({ path }) => resources.includes(path) && isNamed(path));
  }

  #findRow({ resource, id = '', parent }: Target): Row {
    const { malformedIdentifier, unknownRecord, identifiers } = this.#decisions;
    const row = this.#getTable(resource).find((candidate) => candidate.id === id && candidate.parent === parent?.id);
    if (row) return row;
    throw new Rejection(identifiers === 'text' || /^\d+$/.test(id) ? unknownRecord : malformedIdentifier);
  }

  #getTable({ viewOf, path }: Resource): Row[] {
    const table = this.#books.tables.get(viewOf ?? path);
    if (!table) throw new Error(`There is no table ${path}.`);
    return table;
  }

  #handle(target: Target, request: Request): Reply {
    const { resource, id } = target;
    const methods = this.#getMethods(target);
    if (resource.isPdf) return this.#handlePdf(target, request, methods[0]);
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') {
      return id === undefined ? this.#list(target, request) : this.#reply(200, this.#show(target, request));
    }
    if (!methods.includes(method)) throw this.#createMethodRejection(['GET', ...methods]);
    if (method === 'POST') return this.#create(target, request);
    return method === 'DELETE' ? this.#delete(target) : this.#change(target, request);
  }

  #createMethodRejection(methods: readonly string[]): Rejection {
    return new Rejection(this.#decisions.otherMethod, undefined, methods.join(', '));
  }

  /** The methods of a list or a record, other than GET. */
  #getMethods({ resource: { path, isWritable, isPdf }, id }: Target): readonly string[] {
    const { writableCountries, headersOfOrders } = this.#decisions;
    if (!isWritable && !(path === 'countries' && writableCountries)) return [];
    if (id !== undefined) return isPdf ? [] : ['PUT', 'PATCH', 'DELETE'];
    return path === 'salesorders' && headersOfOrders === 'read and update' ? [] : ['POST'];
  }

  #reply(status: number, body: unknown, headers: Reply['headers'] = {}): Reply {
    const charset = this.#decisions.charset === 'utf-8' ? '; charset=utf-8' : '';
    return { status, headers: { 'Content-Type': `application/json${charset}`, ...headers }, body: stringify(body) };
  }

  #createMeta(self: string): Values {
    const { id, values } = this.#books.administration;
    const extra = this.#decisions.extraMeta === 'some' ? { generated: '2026-03-01T08:00:00Z', _links: { self } } : {};
    const administrationId = this.#format.toValue('@administrations', id);
    return { self, administrationId, administrationName: values.name, profileName: 'Jan', ...extra };
  }

  /** A record as it is sent by itself, or in a list. */
  #show(target: Target, request: Request, listed?: Row): Values {
    const { emptyFields, extraFields, identityOfSums } = this.#decisions;
    const { resource, path } = target;
    const { id, values } = listed ?? this.#findRow(target);
    const isAnonymous = resource.sumOf !== undefined && identityOfSums === 'none';
    const identifier = isAnonymous ? undefined : this.#format.getIdentifierName(resource);
    const fields = Object.entries(values)
      .filter(([, value]) => emptyFields === 'null' || value !== null)
      .map(([key, value]) => [key in getFields(resource) ? this.#format.toName(resource, key) : key, value]);
    const place = { path, base: request.base };
    const self = isAnonymous ? this.#links.toSum(place, id, values.bookyear) : this.#links.toRecord(place, id);
    return {
      ...(identifier !== undefined && { [identifier]: this.#format.toValue(`@${resource.path}`, id) }),
      ...Object.fromEntries(fields),
      ...(resource.viewOf && { [this.#format.toOwnName('lines')]: this.#showLines(resource, id, request) }),
      ...{ none: {}, text: { rowVersion: 'AAAAAAAAB9E=' }, object: { _embedded: { revision: 3 } } }[extraFields],
      _meta: listed ? { self } : this.#createMeta(self),
    };
  }

  /** A record as a list without the parameter `fields` shows it. */
  #showRow(target: Target, request: Request, row: Row): Values {
    const { fieldsOfRows } = this.#decisions;
    const record = this.#show(target, request, row);
    if (fieldsOfRows === '_links too')
      return { ...record, _links: { edit: `${request.base}${target.path}/${row.id}` } };
    if (fieldsOfRows === 'all') return record;
    const { resource } = target;
    const optional = Object.entries(resource.unnamed ?? {}).filter(([, type]) => isOptional(type));
    const names = optional.map(([key]) => this.#format.toName(resource, key));
    return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
  }

  #showLines({ lines = '', viewOf }: Resource, id: string, request: Request): readonly Values[] {
    const target = { resource: getResource(lines), path: `/v1/${viewOf}/${id}/lines` };
    const rows = this.#getTable(target.resource).filter(({ parent }) => parent === id);
    return rows.map((row) => this.#show(target, request, row));
  }

  #list(target: Target, request: Request): Reply {
    const { resource, path, parent } = target;
    const parameters = this.#links.read(request.url.searchParams);
    const rows = this.#getTable(resource).filter(
      (row) => row.parent === parent?.id && (parameters.get('row') ?? row.id) === row.id,
    );
    const { find } = this.#books;
    const query = { decisions: this.#decisions, format: this.#format, resource, parameters };
    const { page, pageCount, size, ...list } = readList({ ...query, find }, rows);
    const place = { path, base: request.base };
    const link = (number: number): string => this.#links.toPage(place, parameters, number, size, number !== page);
    const _meta = {
      ...this.#createMeta(link(page)),
      totalCount: list.total,
      pageCount,
      previousPage: page > 1 ? link(Math.max(1, Math.min(page - 1, pageCount))) : null,
      nextPage: page < pageCount ? link(page + 1) : null,
    };
    if (list.isMetaOnly) return this.#reply(200, { _meta });
    const _data = list.rows.map((row) =>
      list.fields
        ? selectFields(this.#decisions, this.#show(target, request, row), list.fields)
        : this.#showRow(target, request, row),
    );
    return this.#reply(200, { _data, _meta });
  }

  #create(target: Target, request: Request): Reply {
    const { resource, path, parent } = target;
    const values = this.#bodies.read(this.#books, resource, request, true);
    const lines = this.#bodies.readLines(this.#books, resource, request, true);
    if (resource.path === 'salesorders') throw new Rejection(400, [{ field: ['lines'], message: 'missing' }]);
    const row = this.#insert(resource, this.#complete(resource, values, parent), { parent, isRequested: true });
    this.#replaceLines(resource, row, lines);
    this.#log(resource, row, 1);
    const location = this.#links.toRecord({ path, base: request.base }, row.id);
    const Location = this.#decisions.location === 'relative' ? new URL(location).pathname : location;
    return this.#reply(201, this.#show({ ...target, id: row.id }, request), { Location });
  }

  /** Adds the fields that were not sent. */
  #complete(resource: Resource, values: Values, parent: Row | undefined): Values {
    const defaults: Readonly<Record<string, Values>> = {
      articles: { currentStock: 0, active: this.#format.toValue('flag', true) },
      'debtors/mandates': { IBAN: parent?.values.iban ?? null },
    };
    const empty = Object.fromEntries(Object.keys(getFields(resource)).map((key) => [key, null]));
    const complete = { ...empty, ...defaults[resource.path], ...values };
    if (complete.bookingType !== 'A' || isGiven(complete.unitPrice)) return complete;
    const article = this.#books.find('articles', 'ArticleSku', complete.ArticleSku);
    return { ...complete, unitPrice: article?.unitPrice ?? null };
  }

  #insert(
    resource: Resource,
    values: Values,
    { parent, isRequested = false }: { readonly parent?: Row | undefined; readonly isRequested?: boolean } = {},
  ): Row {
    const id = this.#format.toIdentifier(resource.path, FIRST_NEW[this.#tenant] + this.#new.size);
    const row = { id, parent: parent?.id, values };
    this.#getTable(resource).push(row);
    this.#new.set(row, isRequested);
    return row;
  }

  #replaceLines({ lines: path = '' }: Resource, row: Row, lines: readonly Values[] | undefined): void {
    if (!lines) return;
    this.#removeLines(path, row);
    for (const values of lines) {
      this.#insert(getResource(path), this.#complete(getResource(path), values, row), { parent: row });
      const article = path === 'salesorders/lines' && this.#books.find('articles', 'ArticleSku', values.ArticleSku);
      if (article) article.currentStock = Number(article.currentStock) - Number(values.quantity ?? 1);
    }
  }

  #removeLines(path: string, { id }: Row): void {
    const table = this.#getTable(getResource(path));
    table.splice(0, table.length, ...table.filter(({ parent }) => parent !== id));
  }

  #change(target: Target, request: Request): Reply {
    const { resource, parent } = target;
    const row = this.#findRow(target);
    const isPut = request.method === 'PUT';
    const { putWithoutField } = this.#decisions;
    const isWhole = isPut && putWithoutField !== 'keeps it, also when it is required';
    const sent = this.#bodies.read(this.#books, resource, request, isWhole);
    const lines = this.#bodies.readLines(this.#books, resource, request, false);
    const isEmptied = isPut && putWithoutField === 'empties it';
    const kept = Object.entries(row.values).filter(([key]) => !isEmptied || resource.readOnly?.includes(key));
    const values = this.#complete(resource, { ...Object.fromEntries(kept), ...sent }, parent);
    this.#bodies.judge(this.#books, resource, values);
    Object.assign(row.values, values);
    this.#replaceLines(resource, row, lines);
    this.#log(resource, row, 1);
    return this.#reply(this.#decisions.replaced, this.#show(target, request));
  }

  #delete(target: Target): Reply {
    const { deleted, deletedTwice } = this.#decisions;
    const { resource, id } = target;
    const stored = resource.viewOf ?? resource.path;
    const reply = deleted === 200 ? this.#reply(200, { deleted: true }) : { status: deleted };
    if (this.#deleted.has(`${stored} ${id}`) && deletedTwice === 'as deleted') return reply;
    const row = this.#findRow(target);
    const table = this.#getTable(resource);
    table.splice(table.indexOf(row), 1);
    for (const { path } of RESOURCES.filter((child) => child.path.startsWith(`${stored}/`)))
      this.#removeLines(path, row);
    this.#deleted.add(`${stored} ${id}`);
    this.#log(resource, row, 2);
    return reply;
  }

  #log({ viewOf, path }: Resource, { id }: Row, Action: number): void {
    if ((viewOf ?? path) !== 'journalentries' || !this.#decisions.draftsInLog) return;
    const JournalEntryId = this.#format.toValue('@journalentries', id);
    const changedDate = new Date().toISOString();
    this.#insert(getResource('journalentrylog'), { JournalEntryId, Action, changedDate });
  }

  /** PDFs are read one by one, and added where POST is a method. */
  #handlePdf(target: Target, request: Request, method: string | undefined): Reply {
    const { otherMethod, uploads, otherMediaType, tooLarge, locationOfUploads } = this.#decisions;
    if (request.method === 'GET' && target.id !== undefined) {
      const body = Buffer.from(String(this.#findRow(target).values.content), 'latin1');
      return { status: 200, headers: { 'Content-Type': 'application/pdf' }, body };
    }
    if (request.method !== method) throw new Rejection(otherMethod, undefined, method ?? 'GET');
    const type = uploads === 'form' ? 'multipart/form-data' : 'application/pdf';
    const isOther = !(request.headers['content-type'] ?? '').startsWith(type);
    if (isOther) throw new Rejection(otherMediaType === 'read as JSON' ? 415 : otherMediaType);
    if (request.body.length > MAX_PDF_BYTES) throw new Rejection(tooLarge);
    const content = request.body.toString('latin1');
    if (!content.includes('%PDF-')) throw new Rejection(400, [{ field: ['file'], message: 'invalid' }]);
    const { id } = this.#insert(target.resource, { content });
    const self = this.#links.toRecord({ path: target.path, base: request.base }, id);
    const headers = locationOfUploads === 'sent' ? { Location: self } : {};
    return this.#reply(201, { id, _meta: this.#createMeta(self) }, headers);
  }

  /** Adds a record as another client does, or removes it. */
  disturb(isAdding: boolean): void {
    const resource = getResource('debtors');
    const table = this.#getTable(resource);
    const place = table.findIndex(({ values }) => values.remark === 'of another client');
    if (place !== -1 && !isAdding) table.splice(place, 1);
    if (place === -1 && isAdding) this.#insert(resource, { ...table[0]?.values, remark: 'of another client' });
  }
}
