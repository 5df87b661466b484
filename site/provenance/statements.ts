import type { Statement } from '../../scripts/provenance/statements.ts';

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
