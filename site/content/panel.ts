import {
  getParameters,
  type OpenApiDocument,
  type OperationEntry,
  type Parameter,
  resolveRef,
  type Schema,
} from '../../contract/document.ts';
import type { PanelData, ParameterKind } from '../run/panel.ts';
import { createCodeRequest, getType } from '../samples/create-code-request.ts';
import type { SampleRequest } from '../samples/sample-requests.ts';
import { isConvention } from '../samples/sort-parameters.ts';
import { getFirstSentence } from './markdown.ts';

/** Creates the data of the panel in which a reader changes the request of an operation, and sends it. */
export function createPanel(
  document: OpenApiDocument,
  entry: OperationEntry,
  samples: readonly SampleRequest[],
): PanelData {
  const { operation, path } = entry;
  const [media] = Object.entries(resolveRef(document, operation.requestBody ?? { content: {} }).content);
  return {
    requests: samples.map((sample) => ({ title: sample.title, code: createCodeRequest(sample, document) })),
    // The second name of a parameter sends what the first one does.
    parameters: getParameters(document, entry)
      .filter((parameter) => parameter['x-alias-of'] === undefined)
      .map((parameter) => createParameter(document, parameter)),
    ...(media?.[0] === 'application/json' && { schema: inlineSchema(document, media[1].schema) }),
    isLocal: path.startsWith('/_sandbox'),
  };
}

function createParameter(document: OpenApiDocument, parameter: Parameter): PanelData['parameters'][number] {
  const { name, in: location, required = false } = parameter;
  const schema = resolveRef(document, parameter.schema);
  const type = getType(document, schema);
  const values = type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String);
  return {
    name,
    in: location,
    isRequired: required,
    kind: getParameterKind(parameter),
    type,
    ...(values && { values }),
  };
}

export function getParameterKind(parameter: Parameter): ParameterKind {
  if (isConvention(parameter)) return 'convention';
  return parameter['x-filter'] ? 'filter' : 'special';
}

/** What the editor of a body completes and checks. */
const KEYWORDS: readonly string[] = [
  ...['type', 'enum', 'const', 'required', 'additionalProperties'],
  ...['maxLength', 'minimum', 'maximum', 'pattern'],
];

/** Returns a schema with its parts in place of references to them. */
function inlineSchema(document: OpenApiDocument, reference: Schema): Schema {
  const schema = resolveRef(document, reference);
  const { properties, items, oneOf, description } = schema;
  const inline = (part: Schema): Schema => inlineSchema(document, part);
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => KEYWORDS.includes(keyword))),
    ...(description !== undefined && { description: getFirstSentence(description) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inline(part)])),
    }),
    ...(items && { items: inline(items) }),
    ...(oneOf && { oneOf: oneOf.map(inline) }),
  };
}
