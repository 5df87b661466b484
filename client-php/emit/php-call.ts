import { COMMON_SCALE } from '../../client/generator/emit-fields.ts';
import { getMethodPath } from '../../client/generator/method-names.ts';
import { quote } from '../../client/generator/print-parts.ts';
import {
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolveRef,
  type Schema,
} from '../../contract/document.ts';
import { type PhpModel, type PhpType, UNCOERCED } from './php-model.ts';
import type { PhpCall, PhpShape } from './print-value.ts';

/** Names the method of an operation: as in TypeScript, or by its operationId for the sign-in. */
export function getPhpMethod(contract: OpenApiDocument, operation: Operation): { namespace: string; name: string } {
  const { operationId, responses, security } = operation;
  const [namespace = '', name = ''] = getMethodPath(contract, operation).split('.');
  if (responses['302']) return { namespace, name: `${operationId}Url` };
  return { namespace, name: security?.length === 0 ? operationId : name };
}

/** Creates the call of an operation, without arguments. Omits parameters that accept text. */
export function createPhpCall(
  contract: OpenApiDocument,
  model: PhpModel,
  operation: Operation,
  parameters: readonly Parameter[],
): PhpCall {
  const { namespace, name } = getPhpMethod(contract, operation);
  const [media] = operation.requestBody ? Object.entries(resolveRef(contract, operation.requestBody).content) : [];
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter): [string, PhpShape] => {
      const schema = resolveRef(contract, parameter.schema);
      return [parameter.name, getParameterType({ ...parameter, schema }, model).shape];
    });
  const isFile = media?.[0] === 'application/pdf';
  return {
    method: `${namespace}()->${name}`,
    ...(media && { body: isFile ? {} : { shape: model.getType(media[1].schema, 'input').shape } }),
    query: Object.fromEntries(query.filter(([, { kind }]) => kind !== 'text')),
  };
}

/** Returns the type of one value of a parameter. A filter may have several. */
export function getParameterType(parameter: Parameter, { getType, scales }: PhpModel): PhpType {
  const schema: Schema = parameter.schema.items ?? parameter.schema;
  if (isTimeAsText(schema)) return TIME_OR_TEXT;
  if (parameter['x-filter'] || !schema.enum) {
    const type = getType(schema, 'input');
    // A filter has the decimals of its field.
    if (type.kind === quote('decimal')) {
      return { ...type, kind: quote(`decimal:${scales[parameter.name] ?? COMMON_SCALE}`) };
    }
    return type.kind === quote('int') ? { ...type, native: INTEGER } : type;
  }
  const doc = schema.enum.map((value) => quote(String(value))).join('|');
  const shape: PhpShape = parameter.schema.items ? { kind: 'list', item: TEXT } : TEXT;
  return { kind: quote('string'), native: UNCOERCED.string, doc, shape };
}

/** Native type of an integer in a path or a query, which may be a text of digits: PHP would convert another text to true. */
export const INTEGER = `${UNCOERCED.int}|string`;

const TEXT: PhpShape = { kind: 'text' };

/** Time in any form of ISO 8601, such as a date or a week. */
const isTimeAsText = ({ format, examples = [] }: Schema): boolean =>
  format === undefined && /^\d{4}-\d\d-\d\dT/.test(String(examples[0]));

const TIME_OR_TEXT: PhpType = {
  kind: quote('time or text'),
  native: `\\DateTimeInterface|${UNCOERCED.string}`,
  doc: '\\DateTimeInterface|string',
  shape: TEXT,
};
