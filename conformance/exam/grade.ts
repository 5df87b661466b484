import type { ReadinessReport } from '../../mocks/readiness/assess.ts';
import { type Change, listChanges, type State } from './books.ts';
import type { ExamTask, ExpectedChange } from './tasks.ts';

/** What a program left behind. */
export interface Outcome {
  readonly before: State;
  readonly after: State;
  readonly readiness: ReadinessReport;
  /** What it printed on its standard output. */
  readonly output: string;
  /** Why it failed; undefined when it ended with 0. */
  readonly failure: string | undefined;
}

/**
 * Lists what is wrong with an outcome; nothing when the task is done. The books must differ in what the task asks for and in
 * nothing else, and no rule of the readiness report may be broken, warnings included.
 */
export function grade(task: ExamTask, { before, after, readiness, output, failure }: Outcome): readonly string[] {
  return [
    ...(failure === undefined ? [] : [`The program failed: ${failure}`]),
    ...compareChanges(task.changes ?? [], listChanges(before, after)),
    ...(task.answer ? compareAnswer(task.answer(before), output) : []),
    ...readiness.rules
      .filter(({ severity, findings }) => severity !== 'info' && findings.length > 0)
      .map(({ id, findings }) => `Readiness: ${id}: ${findings[0]?.message}`),
  ];
}

function compareChanges(expected: readonly ExpectedChange[], changes: readonly Change[]): readonly string[] {
  const remaining = [...changes];
  const missing = expected.filter((change) => {
    const index = remaining.findIndex((candidate) => isMatch(change, candidate));
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
  return [
    ...missing.map((change) => `Missing in the books: ${print(change)}`),
    ...remaining.map((change) => `Not asked for: ${print(change)}`),
  ];
}

/** A changed record has no other fields than those of the task. */
const isMatch = (expected: ExpectedChange, change: Change): boolean =>
  expected.kind === change.kind &&
  expected.resource === change.resource &&
  expected.administration === change.administration &&
  (expected.id === undefined || expected.id === change.id) &&
  (change.kind !== 'changed' || Object.keys(change.record).every((name) => name in expected.record)) &&
  contains(change.record, expected.record);

/** Whether a value has all that is expected; an array exactly as many items. Amounts may differ by less than half a cent. */
export function contains(value: unknown, expected: unknown): boolean {
  if (typeof expected === 'number') return typeof value === 'number' && Math.abs(value - expected) < 0.005;
  if (typeof expected !== 'object' || expected === null) return value === expected;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(expected)) return false;
  if (Array.isArray(expected) && (value as readonly unknown[]).length !== expected.length) return false;
  return Object.entries(expected).every(([name, member]) => contains((value as Record<string, unknown>)[name], member));
}

const print = ({ kind, administration, resource, record, id }: ExpectedChange): string => {
  const text = JSON.stringify(record);
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return `${resource} ${id ?? ''} of administration ${administration} ${kind}: ${shown}`.replace('  ', ' ');
};

const MAX_SHOWN = 400;

function compareAnswer(expected: unknown, output: string): readonly string[] {
  const text = output.trim();
  try {
    const answer: unknown = JSON.parse(text);
    // In both directions: nothing is missing, and nothing else is there.
    if (contains(answer, expected) && contains(expected, answer)) return [];
  } catch {
    return [`Printed no JSON, but: ${text.slice(0, MAX_SHOWN)}`];
  }
  return [`Printed ${text.slice(0, MAX_SHOWN)}; the answer is ${JSON.stringify(expected)}`];
}
