import {
  findCreation,
  findRecordOperation,
  getAlternatives,
  getCollectionPath,
  getExamples,
  getFilters,
  getInputSchema,
  getParentPath,
  getStoredResource,
  isJsonObject,
  type JsonObject,
  type Operation,
  resolve,
  resources,
} from '../../contract.ts';
import type { RunContext } from '../../data/cleanup.ts';
import {
  createBodyTemplate,
  type Detail,
  type ReferenceField,
  type ValueSource,
} from '../../data/generators/body-builder.ts';
import type { BodyTemplate } from '../../data/generators/body-template.ts';
import type { Row } from '../../data/rows.ts';
import { nameRow } from '../../judges/page.ts';
import { getErrors, getRejectionReason } from '../../judges/problem.ts';
import { rules } from '../../rules/rules.ts';
import type { HttpExchange } from '../../session/http.ts';
import { ObstacleError, orObstacle } from '../../session/stop.ts';
import { type RecordPlace, readRecord, reportIfReproducible } from './read-after-write.ts';
import { getCreatedPaths, safeSend } from './safe-send.ts';

export interface AcceptedWrite {
  readonly sent: JsonObject;
  readonly exchange: HttpExchange;
}

export interface OwnRecord extends AcceptedWrite, RecordPlace {
  readonly row: Row;
}

/** Attempts to adapt a body that a business rule rejects. */
const MAX_ADAPTATIONS = 60;

/** Records created by a run. Functions that need one throw an ObstacleError when the server accepts none. */
export class Records {
  readonly #context: RunContext;
  readonly #accepted = new Map<string, BodyTemplate>();
  readonly #shared = new Map<string, OwnRecord | ObstacleError>();
  /** Reasons not to create more of a resource; undefined when its first record was deleted again. */
  readonly #obstacles = new Map<string, ObstacleError | undefined>();
  readonly #source: ValueSource = {
    getReferenceValues: (field) => this.#getReferenceValues(field),
    getValuesByName: (name) => this.#context.inventory.getValuesByName(name).slice(0, 5),
  };

  constructor(context: RunContext) {
    this.#context = context;
  }

  /** Returns a record for others to refer to, unchanged until the end of the run. */
  async getShared(list: string): Promise<OwnRecord> {
    const shared = this.#shared.get(list) ?? (await this.#createShared(list));
    if (shared instanceof ObstacleError) throw shared;
    return shared;
  }

  async #createShared(list: string): Promise<OwnRecord | ObstacleError> {
    this.#shared.set(list, new ObstacleError('its references are circular'));
    const created = await orObstacle(this.create(list, 'full')).finally(() => this.#shared.delete(list));
    this.#shared.set(list, created);
    return created;
  }

  getObstacle(list: string): ObstacleError | undefined {
    return this.#obstacles.get(getStoredResource(list));
  }

  /** Creates a record that may be changed and deleted. The first one shows if the server deletes it. */
  async create(list: string, detail: Detail, change: JsonObject = {}): Promise<OwnRecord> {
    const resource = getStoredResource(list);
    const known = this.getObstacle(list);
    if (known) throw known;
    const created = await this.#create(list, detail, change);
    // Records below others are deleted with them.
    if (this.#obstacles.has(resource) || getParentPath(list) !== undefined) return created;
    const deletion = await orObstacle(deleteRecord(this.#context, created));
    const obstacle = deletion instanceof ObstacleError ? deletion : undefined;
    this.#obstacles.set(resource, obstacle);
    if (obstacle) throw obstacle;
    this.#context.cleanup.untrack(created.path);
    return this.#create(list, detail);
  }

  async #create(list: string, detail: Detail, change: JsonObject = {}): Promise<OwnRecord> {
    const creation = findCreation(list);
    if (!creation) throw new ObstacleError('no operation creates such a record');
    const path = await this.getListPath(creation.path);
    const written = await this.write(creation, path, detail, change);
    const row = (written.exchange.json ?? {}) as Row;
    const created = this.#findCreated(written.exchange, path);
    if (created === undefined) {
      const obstacle = new ObstacleError('the created record was not found');
      const message = `${nameRow(row)} is not the created one, or cannot be read.`;
      this.#context.session.report({ rule: 'created-record', message, exchanges: [written.exchange] });
      this.#obstacles.set(getStoredResource(list), obstacle);
      throw obstacle;
    }
    if (creation.path === list) return { ...written, list, path: created, row };
    const stored = `${list}/${created.split('/').at(-1)}`;
    return { ...written, list, path: stored, row: (await this.#readStored(list, stored)) ?? row };
  }

  /** Returns the path of a created record, if it is certainly ours. */
  #findCreated(exchange: HttpExchange, list: string): string | undefined {
    const { cleanup, session } = this.#context;
    return [...getCreatedPaths(session, exchange, list)].find((path) => cleanup.owns(path));
  }

  /** Reads a record created through a view, as its own list shows it. */
  async #readStored(list: string, path: string): Promise<Row | undefined> {
    const get = findRecordOperation(list, 'get');
    const exchange = get && (await safeSend(this.#context, get, { description: 'read the created record', path }));
    return exchange?.response.status === 200 ? (exchange.json as Row) : undefined;
  }

  /** Returns the path of a list, below a record of this run where it has a parent. */
  async getListPath(list: string): Promise<string> {
    const parent = getParentPath(list);
    return parent === undefined ? list : `${(await this.getShared(parent)).path}/${list.split('/').at(-1)}`;
  }

  /** @param change fields that the body must have. */
  async write(operation: Operation, path: string, detail: Detail, change: JsonObject = {}): Promise<AcceptedWrite> {
    let obstacle = new ObstacleError('the contract has no example');
    for await (const template of this.#getTemplates(operation, detail)) {
      const written = await this.#adapt(operation, path, template, change);
      if (written instanceof ObstacleError) {
        obstacle = written;
        continue;
      }
      this.#accepted.set(`${operation.id} ${detail}`, template);
      return written;
    }
    throw obstacle;
  }

  /** Sends a body, which adapts while business rules reject it. The administration may lack the module. */
  async #adapt(
    operation: Operation,
    path: string,
    template: BodyTemplate,
    change: JsonObject,
  ): Promise<AcceptedWrite | ObstacleError> {
    const success = operation.kind === 'create' ? 201 : 200;
    const expected = [success, 400, ...(operation.modules.length > 0 ? [403] : [])];
    for (let attempt = 1; ; attempt += 1) {
      const sent = { ...template.render(this.#context.cleanup.runTag.next()), ...change };
      const spec = { description: String(operation.kind), path, body: sent, expected };
      const exchange = await safeSend(this.#context, operation, spec);
      const { status } = exchange.response;
      if (status < 300) return { sent, exchange };
      const start = status < 500 ? 'rejected' : `status ${status}`;
      const obstacle = new ObstacleError(`${start}: ${getRejectionReason(exchange)}`);
      if (status !== 400) throw obstacle;
      const hasChanged = attempt < MAX_ADAPTATIONS && (await template.adapt(Object.keys(getErrors(exchange))));
      if (!hasChanged) return obstacle;
    }
  }

  /** Creates a record of each kind of a union, such as a line of an article and one of text. Returns the accepted bodies. */
  async createKinds(operation: Operation, path: string): Promise<readonly BodyTemplate[]> {
    const accepted: BodyTemplate[] = [];
    const schema = resolve(getInputSchema(operation) ?? {});
    const tag = schema.discriminator?.propertyName;
    if (operation.kind !== 'create' || tag === undefined) return accepted;
    for (const { properties } of getAlternatives(schema)) {
      const example = { [tag]: properties[tag]?.const };
      const template = await this.#createTemplate(operation, 'minimal', example);
      const written = await orObstacle(this.#adapt(operation, path, template, {}));
      if (written instanceof ObstacleError) continue;
      accepted.push(template);
      // It can prevent others: a line with a VAT code for one kind of debtor.
      const created = this.#findCreated(written.exchange, path);
      if (created === undefined) continue;
      await orObstacle(
        deleteRecord(this.#context, { list: operation.path, path: created, exchange: written.exchange }),
      );
      this.#context.cleanup.untrack(created);
    }
    return accepted;
  }

  /** Returns the body of an operation, preferably one that the server accepted. */
  async getTemplate(operation: Operation, detail: Detail): Promise<BodyTemplate | undefined> {
    for await (const template of this.#getTemplates(operation, detail)) return template;
    return undefined;
  }

  /** Yields bodies to try: the accepted one, then one per example, then smaller ones. */
  async *#getTemplates(operation: Operation, detail: Detail): AsyncGenerator<BodyTemplate> {
    const accepted = this.#accepted.get(`${operation.id} ${detail}`);
    if (accepted) yield accepted;
    for (const tried of detail === 'full' ? (['full', 'example', 'minimal'] as const) : [detail]) {
      for (const example of getExamples(operation).filter(isJsonObject)) {
        yield this.#createTemplate(operation, tried, example);
      }
    }
  }

  #createTemplate(operation: Operation, detail: Detail, example: JsonObject): Promise<BodyTemplate> {
    const schema = getInputSchema(operation) ?? {};
    const resource = resources.get(operation.resource)?.viewOf ?? operation.resource;
    const filters = getFilters(getCollectionPath(operation.path));
    const isTagged = operation.kind !== 'update';
    return createBodyTemplate({ schema, example, detail, resource, filters, isTagged }, this.#source);
  }

  /** Returns records of this run, which affect nobody, or else the server's. */
  async #getReferenceValues(field: ReferenceField): Promise<readonly unknown[]> {
    const known = this.#context.inventory.getReferenceValues(field);
    const list = resources.get(field.reference.resource.toLowerCase())?.collectionPath;
    if (list === undefined || !findCreation(list) || getParentPath(list) !== undefined) return known;
    const own = await orObstacle(this.getShared(list));
    return own instanceof ObstacleError ? known : [own.row[field.reference.targetField], ...known];
  }
}

/**
 * Deletes a record of this run, and reports it when it remains.
 *
 * @param record with the exchange that created it.
 * @throws ObstacleError when the server does not delete it.
 */
export async function deleteRecord(
  context: RunContext,
  record: RecordPlace & { readonly exchange: HttpExchange },
): Promise<HttpExchange> {
  const remove = findRecordOperation(record.list, 'delete');
  if (!remove) throw new ObstacleError('no operation deletes such a record');
  // A business rule can prevent the deletion.
  const spec = { description: 'delete', path: record.path, expected: [204, 400] };
  const deletion = await safeSend(context, remove, spec);
  const { status } = deletion.response;
  const reason = status === 400 ? getRejectionReason(deletion) : `status ${status}`;
  if (status >= 300) throw new ObstacleError(`a created record cannot be deleted: ${reason}`);
  const isThere = await reportIfReproducible(context, remove, async () => {
    const read = await readRecord(context, record);
    if (read.response.status === 404) return undefined;
    const message = `The status of the deleted record is ${read.response.status}; expected 404.`;
    // The platform names no status for it.
    const provenance = read.response.status < 300 ? rules.deleted.provenance : ['delete-operation', 'not-found'];
    return { rule: 'deleted', message, exchanges: [record.exchange, deletion, read], provenance };
  });
  const isShown = isThere && (await readRecord(context, record)).response.status < 300;
  if (isShown) throw new ObstacleError('a deleted record is still there');
  return deletion;
}
