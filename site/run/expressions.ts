import { getByPointer } from '../../contract/json-pointer.ts';

/** A response, as the expressions of a workflow read it. */
export interface StepResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; text for everything else; undefined for no body. */
  readonly body: unknown;
}

/** Values that expressions refer to. */
export interface ExpressionContext {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The outputs of the steps that have run, by `stepId`. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly response?: StepResponse;
}

const EXPRESSION =
  /^\$(?:(?<status>statusCode)|inputs\.(?<input>[\w-]+)|steps\.(?<step>[\w-]+)\.outputs\.(?<output>[\w-]+)|response\.(?:header\.(?<header>[\w-]+)|body(?<pointer>#\S*)?))$/;

export const isExpression = (text: string): boolean => EXPRESSION.test(text);

/**
 * Evaluates a runtime expression of Arazzo 1.0.1: https://spec.openapis.org/arazzo/v1.0.1.html#runtime-expressions
 *
 * @returns undefined for a value that does not exist.
 * @throws Error for an expression that the workflows of this project do not use.
 */
export function evaluate(expression: string, { inputs, steps, response }: ExpressionContext): unknown {
  const groups = EXPRESSION.exec(expression)?.groups;
  if (!groups) throw new Error(`The expression ${expression} is not supported.`);
  const { status, input, step, output, header, pointer } = groups;
  if (input !== undefined) return inputs[input];
  if (step !== undefined) return steps[step]?.[output ?? ''];
  if (status !== undefined) return response?.status;
  if (header !== undefined) return response?.headers.get(header) ?? undefined;
  return pointer === undefined ? response?.body : getByPointer(response?.body, pointer);
}

/** Replaces the expressions in a value: a text that is one by its value, and those in braces within a text. */
export function resolve(value: unknown, context: ExpressionContext): unknown {
  if (typeof value === 'string') return resolveText(value, context);
  if (Array.isArray(value)) return value.map((item) => resolve(item, context));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part, context)]));
}

const resolveText = (text: string, context: ExpressionContext): unknown =>
  text.startsWith('$')
    ? evaluate(text, context)
    : text.replaceAll(/\{(\$[^}]+)\}/g, (_braces, expression: string) => String(evaluate(expression, context) ?? ''));
