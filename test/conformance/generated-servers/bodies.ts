import type { Decisions } from './decisions.ts';
import { type Books, type Format, getFields, getKind, getResource, isOptional, parse } from './records.ts';
import { type Problem, Rejection } from './replies.ts';
import { isGiven, type Resource, type Type, type Values } from './resources.ts';

export interface Request {
  readonly method: string;
  /** Below the base path. */
  readonly url: URL;
  /** What links begin with. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** The record that a body is for. */
interface Place {
  readonly books: Books;
  readonly resource: Resource;
  /** True when the body has all the fields of the record. */
  readonly isWhole: boolean;
  /** `['lines', 0]` for a line. */
  readonly path: Problem['field'];
}

/** Reads the bodies of writes. Values are by the names of the table of resources. */
export class BodyReader {
  readonly #decisions: Decisions;
  readonly #format: Format;

  constructor(decisions: Decisions, format: Format) {
    this.#decisions = decisions;
    this.#format = format;
  }

  /** @throws Rejection */
  read(books: Books, resource: Resource, { headers, body }: Request, isWhole: boolean): Values {
    const { otherMediaType, emptyPatch } = this.#decisions;
    const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
    if (!isJson && otherMediaType !== 'read as JSON') throw new Rejection(otherMediaType);
    const values = this.#readRecord({ books, resource, isWhole, path: [] }, parseBody(body));
    const isEmpty = !isWhole && Object.keys(values).length === 0;
    if (isEmpty && emptyPatch === 'rejected') throw new Rejection(400, [{ field: ['body'], message: 'missing' }]);
    return values;
  }

  /**
   * The lines of a body; undefined when it has none.
   *
   * @throws Rejection
   */
  readLines(books: Books, resource: Resource, { body }: Request, isWhole: boolean): readonly Values[] | undefined {
    if (!resource.viewOf) return undefined;
    const name = this.#format.toOwnName('lines');
    const sent = (parseBody(body) as Values)[name];
    if (sent === undefined && !isWhole) return undefined;
    if (sent !== undefined && !Array.isArray(sent)) throw new Rejection(400, [{ field: [name], message: 'invalid' }]);
    const line = getResource(resource.lines ?? '');
    const lines = (sent ?? []).map((value: unknown, index: number) =>
      this.#readRecord({ books, resource: line, isWhole: true, path: [name, index] }, value),
    );
    const problem = resource.judgeLines?.(lines);
    if (problem) throw new Rejection(400, [{ field: [name], message: problem === 'balance' ? problem : 'missing' }]);
    return lines;
  }

  #readRecord(place: Place, sent: unknown): Values {
    const { path, isWhole, resource, books } = place;
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
      throw new Rejection(400, [{ field: path.length > 0 ? path : ['body'], message: 'invalid' }]);
    }
    const read = Object.entries(sent).map(([name, value]) => this.#readField(place, name, value));
    const values: Values = Object.assign({}, ...read.map((field) => field.values));
    const wrong = read.flatMap(({ problem }) => problem ?? []);
    const toField = (key: string): Problem['field'] => [...path, this.#format.toName(resource, key)];
    const isWrong = (key: string): boolean => wrong.some(({ field }) => field.at(-1) === toField(key).at(-1));
    const missing = this.#getRequired(resource).filter(
      (key) => !isWrong(key) && (isWhole || key in values) && !isGiven(values[key]),
    );
    const problems = [...wrong, ...missing.map((key) => ({ field: toField(key), message: 'missing' }) as const)];
    if (problems.length > 0) throw new Rejection(400, problems);
    if (isWhole) this.judge(books, resource, values, path);
    return values;
  }

  /**
   * Judges the fields of a record together.
   *
   * @throws Rejection
   */
  judge({ find }: Books, resource: Resource, values: Values, path: Problem['field'] = []): void {
    const wrong = resource.judge?.(values, find) ?? [];
    if (wrong.length === 0) return;
    const toField = (key: string): Problem['field'] => [...path, this.#format.toName(resource, key)];
    throw new Rejection(
      400,
      wrong.map((key) => ({ field: toField(key), message: 'invalid' })),
    );
  }

  #readField(place: Place, name: string, value: unknown): { readonly values?: Values; readonly problem?: Problem } {
    const { unknownBodyField, readOnlyBodyField } = this.#decisions;
    const { resource, path } = place;
    const fail = (message: Problem['message']) => ({ problem: { field: [...path, name], message } });
    if (name === '_meta' || (resource.viewOf && name === this.#format.toOwnName('lines'))) return {};
    const key = this.#findField(resource, name);
    if (key === undefined && unknownBodyField === 'rejected') return fail('unknown');
    if (key === undefined) return unknownBodyField === 'stored' ? { values: { [name]: value } } : {};
    if (key === 'id' || resource.readOnly?.includes(key))
      return readOnlyBodyField === 'rejected' ? fail('invalid') : {};
    if (!this.#isRight(place, key, value)) return fail('invalid');
    return { values: { [key]: this.#format.toValue(getFields(resource)[key] ?? 'text', value) } };
  }

  #findField(resource: Resource, name: string): string | undefined {
    const isAnyCase = this.#decisions.bodyNames === 'any case';
    const isNamed = (own: string | undefined): boolean =>
      own === name || (isAnyCase && own?.toLowerCase() === name.toLowerCase());
    if (isNamed(this.#format.getIdentifierName(resource))) return 'id';
    return Object.keys(getFields(resource)).find((key) => isNamed(this.#format.toName(resource, key)));
  }

  #getRequired({ required = [], unnamed = {} }: Resource): readonly string[] {
    const more = this.#decisions.requiredFields === 'names too' ? ['name', 'description'] : [];
    return [...required, ...more.filter((key) => key in unnamed && !isOptional(unnamed[key] as Type))];
  }

  #isRight({ books, resource: { named = {}, unnamed = {} } }: Place, key: string, value: unknown): boolean {
    const type = named[key] ?? unnamed[key] ?? 'text';
    if (this.#decisions.types === 'checked where documented' && !(key in named)) return true;
    if (!this.#format.isValid(type, value)) return false;
    const [target = '', field = 'id'] = getKind(type).replace('@', '').split('.');
    const isReference = getKind(type).startsWith('@') && isGiven(value);
    return !isReference || books.find(target, field, value) !== undefined;
  }
}

function parseBody(body: Buffer): unknown {
  try {
    return parse(body.toString());
  } catch {
    throw new Rejection(400, [{ field: ['body'], message: 'invalid' }]);
  }
}
