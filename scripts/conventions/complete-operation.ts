import type { Json, Schema } from '../../contract/document.ts';
import type { Kind } from '../../contract/model.ts';
import { AuthorError } from './author-error.ts';
import { TEMPLATES } from './kinds.ts';
import { fillPlaceholders, parseSubject } from './naming.ts';
import {
  createConventionReference,
  getConventionsFile,
  getParameters,
  type OperationContext,
} from './operation-context.ts';
import { createListParameters } from './parameters.ts';
import { insertRecordSchemas } from './record-schemas.ts';
import { rebaseReferences, resolveTarget } from './source.ts';

/** Parameters of every operation on a record. */
const HEADERS = ['tenantId', 'tenantIdAlias', 'acceptLanguage'];

/** Completes an operation with the template of its kind. What it declares overrides the template. */
export function completeOperation(operation: Json, kind: Kind, context: OperationContext): void {
  checkOverrides(operation, kind, context);
  const words = kind === 'list' ? { records: parseSubject(operation) } : { record: parseSubject(operation) };
  const template = getTemplate(kind, context);
  operation['x-kind'] = kind;
  operation.parameters = [
    ...getParameters(operation),
    ...createListParameters(getParameters(template) as Schema[], operation, words, context),
    ...HEADERS.map((name) => createConventionReference('parameters', name, context)),
  ];
  const { requestBody, responses } = fillPlaceholders(insertRecordSchemas(template, operation, words, context), words);
  if (requestBody) operation.requestBody ??= addExample(requestBody as Json, context);
  operation.responses = {
    ...(responses as Json),
    ...createErrorResponses(operation, responses as Json, context),
    ...(operation.responses as Json | undefined),
  };
}

/** Rejects what cannot take the place of a part of the template. */
function checkOverrides({ operationId, responses = {} }: Json, kind: Kind, context: OperationContext): void {
  const template = getTemplate(kind, context).responses as Readonly<Record<string, Json>>;
  for (const [status, response] of Object.entries(responses as Readonly<Record<string, Json | null>>)) {
    if (!template[status]?.content || response?.content) continue;
    const message = `Leave the response ${status} of ${operationId} out, or give it a content: it takes the place of the one with the record.`;
    throw new AuthorError(message, ['responses', status]);
  }
}

function getTemplate(kind: Kind, context: OperationContext): Json {
  const file = getConventionsFile(context, 'operations.yaml');
  const [pathItem, method] = TEMPLATES[kind];
  const item = context.source.component(file, 'pathItems', pathItem);
  return rebaseReferences(item?.[method] as Json, file, context.file);
}

/** Adds the first example of the schema of a request body. */
function addExample(body: Json, { file, root, source }: OperationContext): Json {
  const content = Object.entries(body.content as Record<string, { schema: Schema }>).map(([mediaType, media]) => {
    const target = resolveTarget(String(media.schema.$ref), file);
    const schema = source.findSchema(target.file, target.name);
    const { examples } = (schema ? source.follow(schema).schema : root.schemas[target.name]) as Schema;
    const [value] = examples ?? [];
    const example = value === undefined ? {} : { examples: { example: { summary: 'Example', value } } };
    return [mediaType, { ...media, ...example }];
  });
  return { ...body, content: Object.fromEntries(content) };
}

/** Checks whether a request body has fields, which a document has not. */
function hasFields({ requestBody }: Json): boolean {
  const { content = {} } = (requestBody ?? {}) as { readonly content?: object };
  return 'application/json' in content;
}

/** Creates the error responses, which follow from the path and the bodies: see the head of operations.yaml. */
function createErrorResponses(operation: Json, responses: Json, context: OperationContext): Json {
  const error = (name: string): Schema => createConventionReference('responses', name, context);
  const respondsWithBody = Object.values(responses as Record<string, Json>).some(
    ({ content }) => content !== undefined,
  );
  return {
    400: error(hasFields(operation) ? 'ValidationFailed' : 'ParametersInvalid'),
    401: error('Unauthorized'),
    403: error('Forbidden'),
    ...(context.path.includes('{') && { 404: error('NotFound') }),
    ...(respondsWithBody && { 406: error('NotAcceptable') }),
    ...(operation.requestBody !== undefined && { 413: error('PayloadTooLarge'), 415: error('UnsupportedMediaType') }),
    429: error('TooManyRequests'),
    500: error('InternalError'),
  };
}
