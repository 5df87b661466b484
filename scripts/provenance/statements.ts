import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type YAMLParseError } from 'yaml';
import { BuildError, repository } from '../lib/run.ts';
import { expandPointer, type Groups } from './carriers.ts';

/** Where a statement comes from, the strongest first. */
export const STATUSES = ['documented', 'inferred', 'decided'] as const;

/** How a statement is checked: in one of three ways. */
type Evidence =
  /** Rules of the conformance suite that report a server under this statement. */
  | { readonly rules: readonly [string, ...string[]] }
  /** Tests of the sandbox that fail when it does otherwise. */
  | { readonly tests: readonly [string, ...string[]] }
  /** Why nothing checks it. */
  | { readonly prose: string };

/** A statement of `openapi/provenance/`. */
export interface Statement {
  readonly id: string;
  readonly statement: string;
  /**
   * - `documented`: the platform's own description, the source, says it.
   * - `inferred`: it follows from what the source says.
   * - `decided`: we decided it where the source is silent.
   */
  readonly status: (typeof STATUSES)[number];
  /** Of a documented statement: the heading in the source. Of an inferred one: the headings that it follows from. */
  readonly sources?: readonly string[];
  /** Of a decided statement: its group among the decisions. */
  readonly topic?: string;
  /** Of an inferred statement: how it follows. Of a decided one: why. */
  readonly reason?: string;
  /**
   * Pointers into the bundle, `#/paths/~1v1~1debtors/get`, and links to a guide, `#tag/errors`. The parameters of an
   * operation go by their names: `get/parameters/orderby`.
   */
  readonly carriedBy: readonly string[];
  /** Of a decided statement: left out when nothing checks it yet. */
  readonly evidence?: Evidence;
}

/** The rules that check a statement; none when something else does. */
export const getEvidenceRules = ({ evidence }: Statement): readonly string[] =>
  evidence && 'rules' in evidence ? evidence.rules : [];

/** A file of statements: a chapter of the source, or a topic. */
interface Chapter extends Pick<Statement, 'status' | 'topic'> {
  readonly statements: readonly (Omit<Statement, 'status' | 'topic' | 'sources'> & {
    readonly source?: string | readonly string[];
  })[];
}

/** Reads all statements, in the order of `openapi/provenance/index.yaml`, with the names in their pointers expanded. */
export function readStatements(folder = join(repository, 'openapi', 'provenance')): readonly Statement[] {
  function read(file: string): unknown {
    try {
      return parse(readFileSync(join(folder, file), 'utf8'));
    } catch (error) {
      const { message, linePos } = error as Partial<YAMLParseError>;
      throw new BuildError(`openapi/provenance/${file}:${linePos?.[0].line ?? 1}: ${message?.split('\n')[0]}`);
    }
  }
  const { files, groups } = read('index.yaml') as { files: readonly string[]; groups: Groups };
  const chapters = files.map(read) as Chapter[];
  return chapters.flatMap(({ statements, ...common }) =>
    statements.map(({ source, carriedBy, ...statement }) => ({
      ...statement,
      ...common,
      ...(source === undefined ? {} : { sources: [source].flat() }),
      carriedBy: carriedBy.flatMap((pointer) => expandPointer(pointer, groups)),
    })),
  );
}
