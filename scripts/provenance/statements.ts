/** An entry of `openapi/provenance.yaml`. */
export interface Statement {
  readonly id: string;
  readonly statement: string;
  readonly status: 'documented' | 'decided';
  /** Of a documented one: the heading under which the platform's own description says it. */
  readonly source?: string;
  /** Of a decided one: where it stands among the decisions. */
  readonly topic?: string;
  /** Of a decided one: why. */
  readonly reason?: string;
  /** Pointers into the bundle, `#/paths/~1v1~1debtors/get`, and links to a guide, `#tag/errors`. */
  readonly carriedBy: readonly string[];
}

/** Statements under one heading of the source, or of one topic. */
export interface Group {
  readonly title: string;
  readonly statements: readonly Statement[];
}

/** The statements of one status, by heading or topic, in the order in which they are written. */
export function grouped(statements: readonly Statement[], status: Statement['status']): Group[] {
  const wanted = statements.filter((one) => one.status === status);
  const groups = Map.groupBy(wanted, ({ source, topic }) => source ?? topic ?? '');
  return [...groups].map(([title, list]) => ({ title, statements: list }));
}
