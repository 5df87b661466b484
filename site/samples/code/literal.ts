/** How a language writes values. */
export interface Syntax {
  readonly list: readonly [open: string, close: string];
  readonly object: readonly [open: string, close: string];
  /** Between the braces of an object on one line and what is in it. */
  readonly padding: string;
  /** After the last item of several lines. */
  readonly lastComma: string;
  readonly indent: string;
  readonly constants: Readonly<Record<string, string>>;
  /** A key with what follows it before the value. */
  readonly printKey: (name: string) => string;
  readonly printText: (text: string) => string;
  /** The environment variable that takes the place of a secret. */
  readonly printVariable: (name: string) => string;
}

/** Code in place of a value, which may contain a value. */
export class Code {
  readonly parts: readonly [before: string, value?: unknown, after?: string];

  constructor(...parts: Code['parts']) {
    this.parts = parts;
  }
}

/** Columns that a value may take when it is on one line. */
const MAX_WIDTH = 80;

/**
 * Prints a value, on one line when there is room for it.
 *
 * @param column where it begins.
 * @param indent that of the line in which it begins.
 */
export function printLiteral(value: unknown, syntax: Syntax, column = 0, indent = ''): string {
  if (value instanceof Code) {
    const [before, inner, after = ''] = value.parts;
    if (value.parts.length === 1) return before;
    return `${before}${printLiteral(inner, syntax, column + before.length, indent)}${after}`;
  }
  if (typeof value === 'string') {
    const [, variable] = /^<([A-Z_]+)>$/.exec(value) ?? [];
    return variable === undefined ? syntax.printText(value) : syntax.printVariable(variable);
  }
  if (typeof value !== 'object' || value === null) return syntax.constants[String(value)] ?? String(value);
  return printItems(value, syntax, column, indent);
}

function printItems(value: object, syntax: Syntax, column: number, indent: string): string {
  const isList = Array.isArray(value);
  const [open, close] = isList ? syntax.list : syntax.object;
  const items = Object.entries(value).map(([key, item]) => [isList ? '' : syntax.printKey(key), item] as const);
  if (items.length === 0) return open + close;
  const padding = isList ? '' : syntax.padding;
  const line = items.map(([key, item]) => key + printLiteral(item, syntax, Number.NEGATIVE_INFINITY)).join(', ');
  // A comma or a parenthesis follows.
  if (column + line.length + 4 <= MAX_WIDTH) return `${open}${padding}${line}${padding}${close}`;
  const inner = indent + syntax.indent;
  const lines = items.map(
    ([key, item]) => `${inner}${key}${printLiteral(item, syntax, inner.length + key.length, inner)}`,
  );
  return `${open}\n${lines.join(',\n')}${syntax.lastComma}\n${indent}${close}`;
}
