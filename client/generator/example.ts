import { isList, type MediaType } from '../../contract/document.ts';
import type { Call } from './call.ts';
import { getResultName } from './method-names.ts';

/**
 * Prints a call with the values of the examples of the contract: `await client.debtors.get(1);`.
 *
 * @param callee what is called; a function gets the client first.
 */
export function printExample(call: Call, callee: string): string {
  const { identifiers, operation, query, body } = call;
  const params = query && !query.isOptional ? [printValue(getRequiredQuery(call))] : [];
  const args = [
    ...(callee.includes('.') ? [] : ['client']),
    ...identifiers.map(({ name }) => printValue(getParameterExample(call, name))),
    ...(body ? [printBody(operation.requestBody?.content[body.contentType])] : []),
    ...params,
  ];
  const expression = `${callee}(${args.join(', ')})`;
  if (operation.responses['302']) return `const url = ${expression};`;
  return `${getDeclaration(call)}await ${expression};`;
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

function printBody(media: MediaType | undefined): string {
  const [example] = Object.values(media?.examples ?? {});
  return example ? printValue(example.value) : 'pdf';
}

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
