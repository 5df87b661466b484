import {
  getParameters,
  type OpenApiDocument,
  type OperationEntry,
  type Parameter,
  resolveRef,
} from '../../contract/document.ts';
import type { PanelData } from '../run/panel.ts';
import { createCodeRequest, getType } from '../samples/create-code-request.ts';
import type { SampleRequest } from '../samples/sample-requests.ts';
import { getParameterKind } from './parameter-kind.ts';

/** Creates the data of the panel in which a reader changes the request of an operation, and sends it. */
export function createPanel(
  document: OpenApiDocument,
  entry: OperationEntry,
  samples: readonly SampleRequest[],
): PanelData {
  return {
    requests: samples.map((sample) => ({ title: sample.title, code: createCodeRequest(sample, document) })),
    // The second name of a parameter sends what the first one does.
    parameters: getParameters(document, entry)
      .filter((parameter) => parameter['x-alias-of'] === undefined)
      .map((parameter) => createParameter(document, parameter)),
    isLocal: entry.path.startsWith('/_sandbox'),
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
