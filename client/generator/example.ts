import { isList } from '../../contract/document.ts';
import type { Call } from './call.ts';
import { getResultName } from './method-names.ts';
import { printParts, quote } from './print-parts.ts';

/**
 * Prints a call with the contract's example values: `await client.debtors.get(1);`.
 *
 * @param callee the method, or the function whose first argument is the client.
 */
export function printExample(call: Call, callee: string): string {
  const { identifiers, body, query } = getExampleArguments(call);
  const args = [
    ...(callee.includes('.') ? [] : ['client']),
    ...identifiers.map((value) => printValue(value)),
    ...(call.body ? [body === undefined ? 'pdf' : printValue(body)] : []),
    ...(query ? [printValue(query)] : []),
  ];
  const expression = `${callee}(${args.join(', ')})`;
  if (call.operation.responses['302']) return `const url = ${expression};`;
  return `${getDeclaration(call)}await ${expression};`;
}

/** Returns the contract's example values for a call: no body for a PDF, a query only when one is required. */
export function getExampleArguments(call: Call) {
  const { identifiers, operation, query, body } = call;
  const [example] = Object.values(operation.requestBody?.content[body?.contentType ?? '']?.examples ?? {});
  return {
    identifiers: identifiers.map(({ name }) => getParameterExample(call, name)),
    body: example?.value,
    query: query && !query.isOptional ? getRequiredQuery(call) : undefined,
  };
}

function getDeclaration({ operation, result }: Call): string {
  if (isList(operation)) return 'const { _data } = ';
  if (result.kind === 'none') return '';
  return `const ${result.kind === 'pdf' ? 'pdf' : getResultName(operation.operationId)} = `;
}

const getParameterExample = ({ operation }: Call, name: string): unknown =>
  operation.parameters?.find((parameter) => parameter.name === name)?.example;

const getRequiredQuery = (call: Call): object =>
  Object.fromEntries(
    (call.operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name }) => [name, getParameterExample(call, name)]),
  );

/** Prints a value as TypeScript: field names without quotes, texts in single quotes. */
function printValue(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => printValue(item, inner));
    return printParts(['[', ']'], items, indent, inner);
  }
  const fields = Object.entries(value).map(([name, part]) => `${name}: ${printValue(part, inner)}`);
  return printParts(['{ ', ' }'], fields, indent, inner);
}
