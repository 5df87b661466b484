import {
  type Example,
  listOperations,
  type OpenApiDocument,
  type OperationEntry,
  type Parameter,
  resolveRef,
  type Schema,
} from '../../contract/document.ts';
import type { Exchange, Recording } from '../../programs/recording.ts';

type Examples = Readonly<Record<string, Example>>;

/** A parameter of an operation, with the values that were recorded for it. */
interface Use {
  /** The parameters of the operation. */
  readonly list: Parameter[];
  readonly index: number;
  /** The parameter itself, which operations may share. */
  readonly parameter: Parameter;
  readonly examples: Examples;
}

/**
 * Adds the recorded values of path and query parameters to a contract, in place, under the names of the examples of the
 * request body and the response. So tools that pair examples by name replay the recorded requests.
 *
 * A shared parameter gets the values of most of its operations; an operation with other values gets a parameter of its own.
 */
export function addParameterExamples(contract: OpenApiDocument, { operations }: Recording): void {
  const uses = listOperations(contract).flatMap((entry) =>
    listUses(contract, entry, operations[entry.operation.operationId]?.succeeded ?? []),
  );
  for (const [parameter, all] of Map.groupBy(uses, (use) => use.parameter)) {
    const variants = [...Map.groupBy(all, ({ examples }) => JSON.stringify(examples)).values()];
    const [most = [], ...others] = variants.toSorted((left, right) => right.length - left.length);
    for (const { list, index, examples } of others.flat()) list[index] = replaceExample({ ...parameter }, examples);
    if (most[0]) replaceExample(parameter, most[0].examples);
  }
  for (const { operation } of listOperations(contract)) alignAliases(contract, operation.parameters ?? []);
}

/** Gives an alias the value that its parameter shows first, because a tool that fills in every parameter sends both. */
function alignAliases(contract: OpenApiDocument, list: Parameter[]): void {
  const parameters = list.map((parameter) => resolveRef(contract, parameter));
  for (const [index, alias] of parameters.entries()) {
    const isTwin = ({ name }: Parameter): boolean =>
      name !== alias.name && name.toLowerCase() === alias.name.toLowerCase();
    const twin = parameters.findIndex(isTwin);
    const [shown] = Object.values((parameters[twin]?.examples ?? {}) as Examples);
    if (!alias.deprecated || shown === undefined) continue;
    // An operation with values of its own for the parameter gets an alias of its own.
    if (list[twin]?.$ref === undefined) list[index] = { ...alias, example: shown.value };
    else alias.example = shown.value;
  }
}

function listUses(
  contract: OpenApiDocument,
  { path, operation }: OperationEntry,
  exchanges: readonly Exchange[],
): Use[] {
  const list = operation.parameters ?? [];
  return list.map((reference, index) => {
    const parameter = resolveRef(contract, reference);
    const examples = exchanges.flatMap(({ example, request }) => {
      const value = getValue(parameter, path, new URL(request.url));
      return value === undefined ? [] : [[example, { value: parseValue(value, parameter.schema) }] as const];
    });
    return { list, index, parameter, examples: Object.fromEntries(examples) };
  });
}

/** The value of a parameter in a URL; undefined for one that was not sent, and for a header. */
function getValue(
  { name, in: location }: Parameter,
  path: string,
  { pathname, searchParams }: URL,
): string | undefined {
  if (location === 'query') return searchParams.get(name) ?? undefined;
  if (location !== 'path') return undefined;
  const value = pathname.split('/')[path.split('/').indexOf(`{${name}}`)];
  return value && decodeURIComponent(value);
}

/** Parses a text as a value of a schema. Commas separate a list. */
function parseValue(text: string, { type, items = {} }: Schema): unknown {
  if (type === 'array') return text.split(',').map((item) => parseValue(item, items));
  return type === 'string' ? text : JSON.parse(text);
}

/** A parameter has either one example or named ones. */
function replaceExample(parameter: Parameter, examples: Examples): Parameter {
  if (Object.keys(examples).length === 0) return parameter;
  Reflect.deleteProperty(parameter, 'example');
  return Object.assign(parameter, { examples });
}
