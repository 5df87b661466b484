import {
  getCollectionPath,
  getExamples,
  getInputSchema,
  getParentPath,
  getStoredResource,
  isJsonObject,
  type JsonObject,
  type Operation,
  resources,
} from '../../contract.ts';
import {
  createBodyTemplate,
  type Detail,
  type ReferenceField,
  type ValueSource,
} from '../../data/generators/body-builder.ts';
import type { BodyTemplate } from '../../data/generators/body-template.ts';
import type { Row } from '../../data/rows.ts';
import type { RunContext } from '../../data/run-context.ts';
import { nameRow } from '../../judges/page.ts';
import { getErrors, getRejectionReason } from '../../judges/problem.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { RequestSpec } from '../../session/request.ts';
import { deleteRecord } from './delete-record.ts';
import { findCreation, findRecordOperation, getFilters } from './lists.ts';
import { getReferenceValues } from './reference-values.ts';
import { getCreatedPaths, safeSend } from './safe-send.ts';

export interface AcceptedWrite {
  readonly sent: JsonObject;
  readonly tag: string;
  readonly exchange: HttpExchange;
}

export interface OwnRecord extends AcceptedWrite {
  /** `/v1/debtors/51`. */
  readonly path: string;
  readonly id: unknown;
  readonly row: Row;
}

export type Result<Value> = { readonly value: Value } | { readonly reason: string };

/** Why a server did not accept a body, and whether another body cannot help. */
interface Rejected {
  readonly reason: string;
  readonly isFinal: boolean;
  readonly fields?: readonly string[];
}

/** Changes of one body that are tried because a business rule rejects it. */
const MAX_ADAPTATIONS = 60;

export class Records {
  readonly #context: RunContext;
  readonly #accepted = new Map<string, BodyTemplate>();
  readonly #shared = new Map<string, Result<OwnRecord>>();
  /** Why no more records of a resource are created; undefined for one whose first record was deleted again. */
  readonly #obstacles = new Map<string, string | undefined>();
  readonly #source: ValueSource = {
    getReferenceValues: (field) => this.#getReferenceValues(field),
    getValuesByName: (name) => this.#context.inventory.getValuesByName(name).slice(0, 5),
  };

  constructor(context: RunContext) {
    this.#context = context;
  }

  /** A record of a list that others refer to: it is not changed until the end of the run. */
  async getShared(list: string): Promise<Result<OwnRecord>> {
    const known = this.#shared.get(list);
    if (known) return known;
    this.#shared.set(list, { reason: 'its references are circular' });
    try {
      const created = await this.create(list, 'full');
      this.#shared.set(list, created);
      return created;
    } catch (error) {
      this.#shared.delete(list);
      throw error;
    }
  }

  getObstacle(list: string): string | undefined {
    return this.#obstacles.get(getStoredResource(list));
  }

  /** Creates a record of a list, which may be changed and deleted. The first one shows whether the server deletes it. */
  async create(list: string, detail: Detail): Promise<Result<OwnRecord>> {
    const resource = getStoredResource(list);
    const known = this.#obstacles.get(resource);
    if (known !== undefined) return { reason: known };
    const created = await this.#create(list, detail);
    // Records below others are deleted with them.
    if ('reason' in created || this.#obstacles.has(resource) || getParentPath(list) !== undefined) return created;
    const deleted = await deleteRecord(this.#context, list, created.value);
    const obstacle = 'obstacle' in deleted ? deleted.obstacle : undefined;
    this.#obstacles.set(resource, obstacle);
    if (obstacle !== undefined) return { reason: obstacle };
    this.#context.cleanup.untrack(created.value.path);
    return this.#create(list, detail);
  }

  async #create(list: string, detail: Detail): Promise<Result<OwnRecord>> {
    const creation = findCreation(list);
    if (!creation) return { reason: 'no operation creates such a record' };
    const path = await this.getListPath(creation.path);
    if ('reason' in path) return path;
    const written = await this.write(creation, path.value, detail);
    if ('reason' in written) return written;
    const row = (written.value.exchange.json ?? {}) as Row;
    const isView = creation.path !== list;
    const created = getCreatedPaths(this.#context, written.value.exchange, path.value).find((candidate) =>
      this.#context.cleanup.owns(candidate),
    );
    const record = isView && created !== undefined ? `${list}/${created.split('/').at(-1)}` : created;
    if (record === undefined) {
      const reason = 'the created record was not found';
      const message = `${nameRow(row)} is not the created one, or cannot be read.`;
      this.#context.session.report({ rule: 'created-record', message, exchanges: [written.value.exchange] });
      this.#obstacles.set(getStoredResource(list), reason);
      return { reason };
    }
    const stored = isView ? await this.#readStored(list, record) : undefined;
    return { value: { ...written.value, path: record, id: row.id, row: stored ?? row } };
  }

  /** A record that was created by a view, as its own list shows it. */
  async #readStored(list: string, path: string): Promise<Row | undefined> {
    const get = findRecordOperation(list, 'get');
    const exchange = get && (await this.send(get, { description: 'read the created record', path }));
    return exchange?.response.status === 200 ? (exchange.json as Row) : undefined;
  }

  /** The path of a list, below a record of this run where it has a parent. */
  async getListPath(list: string): Promise<Result<string>> {
    const parentList = getParentPath(list);
    if (parentList === undefined) return { value: list };
    const parent = await this.getShared(parentList);
    return 'reason' in parent ? parent : { value: `${parent.value.path}/${list.split('/').at(-1)}` };
  }

  /** Sends a body, which adapts as long as business rules reject it. */
  async write(operation: Operation, path: string, detail: Detail): Promise<Result<AcceptedWrite>> {
    let rejected: Rejected = { reason: 'the contract has no example', isFinal: false };
    for await (const template of this.#getTemplates(operation, detail)) {
      for (let attempt = 0; attempt < MAX_ADAPTATIONS; attempt += 1) {
        const written = await this.#writeOnce(operation, path, template);
        if ('value' in written) {
          this.#accepted.set(`${operation.id} ${detail}`, template);
          return written;
        }
        rejected = written;
        if (written.isFinal || !(await template.adapt(written.fields ?? []))) break;
      }
      if (rejected.isFinal) break;
    }
    return { reason: rejected.reason };
  }

  /** Sends a body once. A business rule can reject it, and the administration can lack the module. */
  async #writeOnce(
    operation: Operation,
    path: string,
    template: BodyTemplate,
  ): Promise<{ readonly value: AcceptedWrite } | Rejected> {
    const tag = this.#context.cleanup.runTag.next();
    const sent = template.render(tag);
    const success = operation.kind === 'create' ? 201 : 200;
    const expected = [success, 400, ...(operation.modules.length > 0 ? [403] : [])];
    const exchange = await this.send(operation, { description: String(operation.kind), path, body: sent, expected });
    const { status } = exchange.response;
    if (status < 300) return { value: { sent, tag, exchange } };
    const reason = `${status < 500 ? 'rejected' : `status ${status}`}: ${getRejectionReason(exchange)}`;
    return { reason, isFinal: status !== 400, fields: Object.keys(getErrors(exchange)) };
  }

  /** The body of an operation: the one that the server accepted, if there is one. */
  async getTemplate(operation: Operation, detail: Detail): Promise<BodyTemplate | undefined> {
    for await (const template of this.#getTemplates(operation, detail)) return template;
    return undefined;
  }

  /** The bodies to try: the accepted one, then one of each example, then with fewer fields. */
  async *#getTemplates(operation: Operation, detail: Detail): AsyncGenerator<BodyTemplate> {
    const accepted = this.#accepted.get(`${operation.id} ${detail}`);
    if (accepted) yield accepted;
    const schema = getInputSchema(operation);
    if (!schema) return;
    const resource = resources.get(operation.resource)?.viewOf ?? operation.resource;
    const filters = getFilters(getCollectionPath(operation.path));
    const isTagged = operation.kind !== 'update';
    for (const tried of detail === 'full' ? (['full', 'example', 'minimal'] as const) : [detail]) {
      for (const example of getExamples(operation).filter(isJsonObject)) {
        yield createBodyTemplate({ schema, example, detail: tried, resource, filters, isTagged }, this.#source);
      }
    }
  }

  /** Sends a request that may write, to records of this run only. */
  send(operation: Operation, spec: RequestSpec): Promise<HttpExchange> {
    return safeSend(this.#context, operation, spec);
  }

  /** A record of this run where one can be created, so that no other is affected; else those of the server. */
  async #getReferenceValues(field: ReferenceField): Promise<readonly unknown[]> {
    const known = getReferenceValues(this.#context.inventory, field);
    const list = resources.get(field.reference.resource.toLowerCase())?.collectionPath;
    if (list === undefined || !findCreation(list) || getParentPath(list) !== undefined) return known;
    const own = await this.getShared(list);
    return 'reason' in own ? known : [own.value.row[field.reference.targetField], ...known];
  }
}
