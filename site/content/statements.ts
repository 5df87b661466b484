import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repository } from '../../scripts/lib/run.ts';

/** A statement of `openapi/provenance/`. */
export interface Statement {
  readonly id: string;
  readonly statement: string;
  readonly status: 'documented' | 'decided';
  /** Of a documented statement: the heading in the platform's own description. */
  readonly source?: string;
  /** Of a decided statement: its group among the decisions. */
  readonly topic?: string;
  readonly reason?: string;
  /** Pointers into the bundle, `#/paths/~1v1~1debtors/get`, and links to a guide, `#tag/errors`. */
  readonly carriedBy: readonly string[];
}

/** A file of statements: a chapter of the source, or a topic. */
interface Chapter extends Pick<Statement, 'status' | 'topic'> {
  readonly statements: readonly Omit<Statement, 'status' | 'topic'>[];
}

/** Reads all statements, in the order of `openapi/provenance/index.yaml`. */
export async function readStatements(folder = join(repository, 'openapi', 'provenance')): Promise<Statement[]> {
  const read = async (file: string): Promise<unknown> => parse(await readFile(join(folder, file), 'utf8'));
  const { files } = (await read('index.yaml')) as { files: readonly string[] };
  const chapters = (await Promise.all(files.map(read))) as Chapter[];
  return chapters.flatMap(({ statements, ...common }) => statements.map((statement) => ({ ...statement, ...common })));
}

/** The statements of one heading or topic. */
export interface Group {
  readonly title: string;
  readonly statements: readonly Statement[];
}

/** Groups the statements of one status by heading or topic, in their order. */
export function groupStatements(statements: readonly Statement[], status: Statement['status']): Group[] {
  const selected = statements.filter((statement) => statement.status === status);
  const groups = Map.groupBy(selected, ({ source, topic }) => source ?? topic ?? '');
  return [...groups].map(([title, list]) => ({ title, statements: list }));
}
