import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type YAMLParseError } from 'yaml';
import { expandPointer, type Groups } from './carriers.ts';
import { UserError } from './errors.ts';
import { root } from './root.ts';

/** Origins of a statement, the strongest first. */
export const STATUSES = ['documented', 'inferred', 'decided'] as const;

/** Way to check a statement, one of three. */
type Evidence =
  /** Rules of the conformance suite that report a server under this statement. */
  | { readonly rules: readonly [string, ...string[]] }
  /** Tests of the sandbox that fail when it does otherwise. */
  | { readonly tests: readonly [string, ...string[]] }
  /** Reason why nothing checks it. */
  | { readonly prose: string };

/** Statement of `openapi/provenance/`. */
export interface Statement {
  readonly id: string;
  readonly statement: string;
  /**
   * - `documented`: the platform's own description, the source, says it.
   * - `inferred`: it follows from what the source says.
   * - `decided`: we decided it where the source is silent.
   */
  readonly status: (typeof STATUSES)[number];
  /** Headings in the source that document it, or that it is inferred from. */
  readonly sources?: readonly string[];
  /** Group among the decisions. */
  readonly topic?: string;
  /** Reason of a decision, or of an inference. */
  readonly reason?: string;
  /**
   * Pointers into the bundle, `#/paths/~1v1~1debtors/get`, and links to a guide, `#tag/errors`. An operation's parameters have
   * their names: `get/parameters/orderby`.
   */
  readonly carriedBy: readonly string[];
  /** Evidence; optional for a decision that nothing checks yet. */
  readonly evidence?: Evidence;
}

/** Returns the rules that check a statement; empty when something else does. */
export const getEvidenceRules = ({ evidence }: Statement): readonly string[] =>
  evidence && 'rules' in evidence ? evidence.rules : [];

/** File of statements: a chapter of the source, or a topic. */
interface Chapter extends Pick<Statement, 'status' | 'topic'> {
  readonly statements: readonly (Omit<Statement, 'status' | 'topic' | 'sources'> & {
    readonly source?: string | readonly string[];
  })[];
}

/** Reads all statements, in the order of `openapi/provenance/index.yaml`, with expanded pointers. */
export function readStatements(folder = join(root, 'openapi', 'provenance')): readonly Statement[] {
  function read(file: string): unknown {
    try {
      return parse(readFileSync(join(folder, file), 'utf8'));
    } catch (error) {
      const { message, linePos } = error as Partial<YAMLParseError>;
      throw new UserError(`openapi/provenance/${file}:${linePos?.[0].line ?? 1}: ${message?.split('\n')[0]}`);
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
