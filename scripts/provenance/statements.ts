import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repository } from '../lib/run.ts';

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
export function readStatements(folder = join(repository, 'openapi', 'provenance')): readonly Statement[] {
  const read = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'));
  const { files } = read('index.yaml') as { files: readonly string[] };
  const chapters = files.map(read) as Chapter[];
  return chapters.flatMap(({ statements, ...common }) => statements.map((statement) => ({ ...statement, ...common })));
}
