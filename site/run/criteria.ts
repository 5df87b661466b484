import { query } from 'jsonpath-rfc9535';
import { type ExpressionContext, evaluate, isExpression } from './expressions.ts';

/** A condition on a response, as an Arazzo document has it. */
export interface Criterion {
  readonly condition: string;
  readonly context?: string;
  readonly type?: 'regex' | 'jsonpath';
}

type Compare = (left: unknown, right: unknown) => boolean;

const isOrdered =
  (compare: (left: number, right: number) => boolean): Compare =>
  (left, right) =>
    typeof left === 'number' && typeof right === 'number' && compare(left, right);

const OPERATORS: Readonly<Record<string, Compare>> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': isOrdered((left, right) => left < right),
  '<=': isOrdered((left, right) => left <= right),
  '>': isOrdered((left, right) => left > right),
  '>=': isOrdered((left, right) => left >= right),
};

const CONDITION = /^(\S+) (==|!=|<=|>=|<|>) ('[^']*'|\S+)$/;

/**
 * Checks a criterion of a step: https://spec.openapis.org/arazzo/v1.0.1.html#criterion-object
 *
 * @throws Error for a condition that the workflows of this project do not use.
 */
export function isMet({ condition, context: subject = '', type }: Criterion, context: ExpressionContext): boolean {
  if (type === 'regex') return new RegExp(condition, 'u').test(String(evaluate(subject, context) ?? ''));
  // A filter tests the children of the root, and means the body itself.
  if (type === 'jsonpath') return query([evaluate(subject, context)] as never, condition).length > 0;
  const [, left = '', operator = '', right = ''] = CONDITION.exec(condition) ?? [];
  const compare = OPERATORS[operator];
  if (!compare) throw new Error(`The condition ${condition} is not supported.`);
  return compare(readOperand(left, context), readOperand(right, context));
}

function readOperand(text: string, context: ExpressionContext): unknown {
  if (isExpression(text)) return evaluate(text, context);
  return text.startsWith("'") ? text.slice(1, -1) : (JSON.parse(text) as unknown);
}
