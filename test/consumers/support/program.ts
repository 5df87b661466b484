import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getParameters,
  getRefName,
  listOperations,
  type OpenApiDocument,
  type RequestBody,
  resolveRef,
} from '../../../contract/document.ts';
import type { Generator } from '../generators.ts';
import { incomplete, nonsense, patches, rightBodies, type Sent } from './bodies.ts';

/** What the program of each generator can do. An operation that is answered with an error yields undefined. */
export interface Program {
  list(query: object): Promise<{ readonly _data: readonly object[] } | undefined>;
  create(body: object): Promise<object | undefined>;
  invoice(body: object): Promise<{ readonly lines: readonly object[] } | undefined>;
  findErrors(body: object): Promise<Readonly<Record<string, readonly string[]>> | undefined>;
  update(id: number, body: object): Promise<object | undefined>;
  upload(pdf: Blob): Promise<{ readonly id: number } | undefined>;
}

/** What the file of a program exports. */
export interface Exports {
  readonly program: Program;
  readonly describeLine: (line: object) => string | null;
}

/** The same with the types of the client, which its program is checked against. */
const PROGRAM = `export interface Program {
  list(query: Parameters['listDebtors']): Promise<Types['DebtorList'] | undefined>;
  create(body: Types['DebtorInput']): Promise<Types['Debtor'] | undefined>;
  invoice(body: Types['SalesInvoiceWithLinesInput']): Promise<Types['SalesInvoiceWithLines'] | undefined>;
  findErrors(body: Types['DebtorInput']): Promise<Readonly<Record<string, readonly string[]>> | undefined>;
  update(id: number, body: Types['ArticlePatch']): Promise<Types['Article'] | undefined>;
  upload(pdf: Blob): Promise<Types['InboxFile'] | undefined>;
}
export function describeLine(line: Types['InvoiceLine']): string | null {
  switch (line.bookingType) {
    case 'A': return line.ArticleSku;
    case 'T': return line.description;
    default: return null;
  }
}`;

/** Server that a program calls. */
export interface Server {
  readonly url: string;
  readonly token: string;
  readonly tenant: number;
}

export interface TypedOperation {
  readonly id: string;
  /** The type of its parameters. */
  readonly type: string;
  /** The names of its parameters. */
  readonly names: readonly string[];
}

/** Lists the operations with parameters in the query, each with the parameters whose place a generator has types for. */
export const listOperationTypes = (document: OpenApiDocument, generator: Generator): readonly TypedOperation[] =>
  listOperations(document).flatMap((entry) => {
    const { operationId: id } = entry.operation;
    const parameters = getParameters(document, entry);
    const places = { query: generator.query, header: generator.headers };
    const typed = (['query', 'header'] as const).flatMap((place) => {
      const names = parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
      const type = names.length > 0 && places[place]?.(id);
      return type ? [{ place, type, names }] : [];
    });
    const type = typed.map((part) => part.type).join(' & ');
    return typed[0]?.place === 'query' ? [{ id, type, names: typed.flatMap(({ names }) => names) }] : [];
  });

/** Writes the program that calls a client into the folder of the client, and returns its file. */
export function writeProgram(generator: Generator, document: OpenApiDocument, folder: string, server: Server): string {
  const { type, program } = generator;
  const types = Object.keys(document.components.schemas).map((name) => `  ${name}: ${type(name)};`);
  const parameters = listOperationTypes(document, generator).map(
    (operation) => `  ${operation.id}: ${operation.type};`,
  );
  const assign = ({ operation, body }: Sent, index: number): string =>
    `export const ${operation}${index}: Types['${findBodySchema(document, operation)}'] = ${JSON.stringify(body)};`;
  const lines = [
    ...Object.entries(server).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`),
    "const headers = { Authorization: 'Bearer ' + token };",
    `export interface Types {\n${types.join('\n')}\n}`,
    `export interface Parameters {\n${parameters.join('\n')}\n}`,
    PROGRAM,
    program,
    ...[...patches, ...rightBodies].map(assign),
    ...[...nonsense, ...incomplete].flatMap((sent, index) => ['// @ts-expect-error', assign(sent, 100 + index)]),
  ];
  const file = join(folder, 'program.ts');
  writeFileSync(file, lines.join('\n'));
  return file;
}

function findBodySchema(document: OpenApiDocument, operationId: string): string {
  const { operation } = listOperations(document).find((entry) => entry.operation.operationId === operationId) ?? {};
  const body = operation?.requestBody && (resolveRef(document, operation.requestBody as object) as RequestBody);
  const name = body?.content['application/json'] && getRefName(body.content['application/json'].schema);
  if (!name) throw new Error(`${operationId} has no JSON body with a name`);
  return name;
}

export const readDocument = (file: string): OpenApiDocument => JSON.parse(readFileSync(file, 'utf8'));
