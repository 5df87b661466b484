import type { OpenApiDocument, Operation, Parameter, Schema } from '../../../contract/document.ts';
import { getMethodPath } from '../../generator/method-names.ts';
import { type PhpModel, type PhpType, quote } from './php-model.ts';

/** What a call is made with. */
export interface PhpArguments {
  /** In the order of the path. */
  readonly identifiers: readonly unknown[];
  /** Left out for a call without a body; without a schema for a PDF, which is in `$pdf`. */
  readonly body?: { readonly schema?: Schema; readonly value?: unknown } | undefined;
  readonly query: readonly (readonly [parameter: Parameter, value: unknown])[];
}

/** Names the method of an operation: as in TypeScript, and by its operationId for what signs in. */
export function getPhpMethod(contract: OpenApiDocument, operation: Operation): { namespace: string; name: string } {
  const { operationId, responses, security } = operation;
  const [namespace = '', name = ''] = getMethodPath(contract, operation).split('.');
  if (responses['302']) return { namespace, name: `${operationId}Url` };
  return { namespace, name: security?.length === 0 ? operationId : name };
}

/** Prints a call: `$client->debtors()->get(1)`. */
export function printPhpCall(
  contract: OpenApiDocument,
  model: PhpModel,
  operation: Operation,
  { identifiers, body, query }: PhpArguments,
): string {
  const { namespace, name } = getPhpMethod(contract, operation);
  const args = [
    ...identifiers.map((value) => (typeof value === 'number' ? String(value) : quote(String(value)))),
    ...(body ? [body.schema ? model.getType(body.schema, 'input').print(body.value, '') : '$pdf'] : []),
    ...query.map(([parameter, value]) => `${parameter.name}: ${getParameterType(parameter, model).print(value, '')}`),
  ];
  return `$client->${namespace}()->${name}(${args.join(', ')})`;
}

/** Returns the type of one value of a parameter. A filter may have several. */
export function getParameterType(parameter: Parameter, { getType }: PhpModel): Omit<PhpType, 'kind'> {
  const schema: Schema = parameter.schema.items ?? parameter.schema;
  if (parameter['x-filter'] || !schema.enum) return getType(schema, 'input');
  const doc = schema.enum.map((value) => quote(String(value))).join('|');
  const print = (value: unknown): string => quote(String(value));
  const printList = (value: unknown): string => `[${[value].flat().map(print).join(', ')}]`;
  return { native: 'string', doc, print: parameter.schema.items ? printList : print };
}
