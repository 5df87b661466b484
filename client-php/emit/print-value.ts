import { printParts, quote } from '../../client/generator/print-parts.ts';

/** Form of a type's values in PHP, as data, so that a page can print a reader's changes. */
export type PhpShape =
  | { readonly kind: 'text' | 'code' | 'date' }
  | { readonly kind: 'enum'; readonly name: string; readonly cases: Readonly<Record<string, string>> }
  | { readonly kind: 'list'; readonly item: PhpShape }
  | { readonly kind: 'class'; readonly variants: readonly PhpVariant[] };

export interface PhpVariant {
  readonly name: string;
  /** Constant values of this class, by field. They are not parameters. */
  readonly constants: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, PhpShape>>;
}

export interface PhpCall {
  readonly method: string;
  /** Body. Without a shape it is a PDF, in `$pdf`. */
  readonly body?: { readonly shape?: PhpShape };
  readonly query: Readonly<Record<string, PhpShape>>;
}

export interface PhpArguments {
  readonly identifiers: readonly unknown[];
  readonly body?: unknown;
  readonly query: readonly (readonly [name: string, value: unknown])[];
}

export function printPhpCall({ method, body, query }: PhpCall, values: PhpArguments): string {
  const args = [
    ...values.identifiers.map((value) => (typeof value === 'number' ? String(value) : quote(String(value)))),
    ...(body ? [body.shape ? printPhpValue(body.shape, values.body) : '$pdf'] : []),
    ...values.query.map(([name, value]) => `${name}: ${printPhpValue(query[name] ?? { kind: 'text' }, value)}`),
  ];
  return `$client->${method}(${args.join(', ')})`;
}

/** Prints a value. Values outside the shape become text; unknown fields are omitted. */
function printPhpValue(shape: PhpShape, value: unknown, indent = ''): string {
  if (value === null) return 'null';
  const inner = `${indent}    `;
  if (shape.kind === 'list' || Array.isArray(value)) {
    const item = shape.kind === 'list' ? shape.item : shape;
    const items = [value].flat().map((part) => printPhpValue(item, part, inner));
    return printParts(['[', ']'], items, indent, inner);
  }
  if (shape.kind === 'class' && typeof value === 'object') {
    const { name, fields } = findVariant(shape.variants, value as Readonly<Record<string, unknown>>);
    const parts = Object.entries(value as object).flatMap(([key, part]) => {
      const field = fields[key];
      return field ? [`${key}: ${printPhpValue(field, part, inner)}`] : [];
    });
    return printParts([`new ${name}(`, ')'], parts, indent, inner);
  }
  return printScalar(shape, value);
}

function printScalar(shape: PhpShape, value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (shape.kind === 'code' && /^(true|false|-?[\d.]+)$/.test(text)) return text;
  if (shape.kind === 'date') return `new \\DateTimeImmutable(${quote(text)})`;
  if (shape.kind !== 'enum') return quote(text);
  const choice = shape.cases[text];
  if (choice !== undefined) return `${shape.name}::${choice}`;
  return typeof value === 'number' ? text : quote(text);
}

const findVariant = (variants: readonly PhpVariant[], value: Readonly<Record<string, unknown>>): PhpVariant =>
  variants.find(({ constants }) => Object.entries(constants).every(([name, constant]) => constant === value[name])) ??
  (variants[0] as PhpVariant);
