import { type Kind, templates } from './kinds.ts';
import { identifierParameters, listParameters } from './parameters.ts';
import { convention, conventionsFile, type Place, parametersOf } from './place.ts';
import { withRecordSchemas } from './record-schemas.ts';
import { type Json, rebased, type Schema, targetOf } from './source.ts';
import { filled, subjectOf } from './words.ts';

/** Parameters that every operation on a record has. */
const HEADERS = ['tenantId', 'tenantIdAlias', 'acceptLanguage'];

/** Completes an operation with the template of its kind. What it has itself takes the place of the template's. */
export function completeOperation(operation: Json, kind: Kind, place: Place): void {
  const words = kind === 'list' ? { records: subjectOf(operation) } : { record: subjectOf(operation) };
  const template = templateOf(kind, place);
  operation['x-kind'] = kind;
  operation.parameters = [
    ...parametersOf(operation),
    ...identifierParameters(place),
    ...listParameters(parametersOf(template) as Schema[], operation, words, place),
    ...HEADERS.map((name) => convention('parameters', name, place)),
  ];
  const { requestBody, responses } = filled(withRecordSchemas(template, operation, words, place), words);
  if (requestBody) operation.requestBody ??= withExample(requestBody as Json, place);
  operation.responses = {
    ...(responses as Json),
    ...errorResponses(operation, responses as Json, place),
    ...(operation.responses as Json | undefined),
  };
}

function templateOf(kind: Kind, place: Place): Json {
  const file = conventionsFile(place, 'operations.yaml');
  const [pathItem, method] = templates[kind];
  const item = place.source.component(file, 'pathItems', pathItem);
  return rebased(item?.[method] as Json, file, place.file);
}

/** Shows the first example of the schema of a request body. */
function withExample(body: Json, { file, root, source }: Place): Json {
  const content = Object.entries(body.content as Record<string, { schema: Schema }>).map(([mediaType, media]) => {
    const target = targetOf(String(media.schema.$ref), file);
    const schema = source.named(target.file, target.name);
    const { examples } = (schema ? source.follow(schema).schema : root.schemas[target.name]) as Schema;
    const [value] = examples ?? [];
    const example = value === undefined ? {} : { examples: { example: { summary: 'Example', value } } };
    return [mediaType, { ...media, ...example }];
  });
  return { ...body, content: Object.fromEntries(content) };
}

/** The errors of an operation, which follow from its path and its bodies: see the head of operations.yaml. */
function errorResponses(operation: Json, responses: Json, place: Place): Json {
  const error = (name: string): Schema => convention('responses', name, place);
  const respondsWithBody = Object.values(responses as Record<string, Json>).some(
    ({ content }) => content !== undefined,
  );
  return {
    400: error('ValidationFailed'),
    401: error('Unauthorized'),
    403: error('Forbidden'),
    ...(place.path.includes('{') && { 404: error('NotFound') }),
    ...(respondsWithBody && { 406: error('NotAcceptable') }),
    ...(operation.requestBody !== undefined && { 413: error('PayloadTooLarge'), 415: error('UnsupportedMediaType') }),
    429: error('TooManyRequests'),
    500: error('InternalError'),
  };
}
