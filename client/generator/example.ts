import { isList } from '../../contract/document.ts';
import type { Call } from './call.ts';
import { getResultName } from './method-names.ts';

/**
 * Prints a call with the values of the examples of the contract: `await client.debtors.get(1);`.
 *
 * @param callee the method or the function, which gets the client first.
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

/** The values of the examples of the contract for a call: its body is undefined for a PDF, its query when it needs none. */
export function getExampleArguments(call: Call) {
  const { identifiers, operation, query, body } = call;
  const [example] = Object.values(operation.requestBody?.content[body?.contentType ?? '']?.examples ?? {});
  return {
    identifiers: identifiers.map(({ name }) => getParameterExample(call, name)),
    body: example?.value,
    query: query && !query.isOptional ? getRequiredQuery(call) : undefined,
  };
}

/** Returns what the result is assigned to. */
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

/** Longer values are on several lines. */
const MAX_LENGTH = 90;

/** Prints a value as TypeScript: names of fields without quotes, texts in single ones. */
function printValue(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(([name, part]) => {
    const printed = printValue(part, inner);
    return Array.isArray(value) ? printed : `${name}: ${printed}`;
  });
  const space = Array.isArray(value) ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (indent.length + line.length <= MAX_LENGTH && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}
