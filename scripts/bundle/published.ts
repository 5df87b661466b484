import {
  type Json,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from '../../contract/document.ts';
import { addExamples } from '../../programs/add-examples.ts';
import { type Recording, SANDBOX_URL } from '../../programs/recording.ts';
import { removeUnused } from './internal.ts';
import { addPairedExamples } from './paired-examples.ts';

/** Keywords that third-party tools support. */
const PUBLIC_KEYWORDS: ReadonlySet<string> = new Set(['x-tagGroups', 'x-enum-varnames', 'x-enumNames']);

/** Members that contain names or data, in which `x-` does not begin a keyword. */
const DATA: ReadonlySet<string> = new Set(['properties', 'example', 'examples', 'default', 'enum']);

/**
 * Creates the published contract: without the keywords that only this repository reads, and with the recorded examples,
 * which name the production server.
 */
export function createPublished(internal: OpenApiDocument, recording: Recording): OpenApiDocument {
  const published = toPublishedRecording(internal, recording);
  return removeUnused(addPairedExamples(addExamples(createUnrecorded(internal), published), published));
}

/** Creates the published contract without its recorded examples. */
export function createUnrecorded(internal: OpenApiDocument): OpenApiDocument {
  const contract = toPublicForm(structuredClone(internal));
  for (const { operation } of listOperations(contract)) nameSortOrders(operation, contract.components.schemas);
  return contract;
}

/**
 * Names each value of `orderby`, because generators make the same identifier of `name` and `-name`. The values have a schema of their
 * own: in place, Kubb names all of them `orderby`.
 */
function nameSortOrders({ operationId, parameters = [] }: Operation, schemas: Record<string, Schema>): void {
  const parameter = parameters.find(({ name }) => name === 'orderby');
  if (!parameter) return;
  const { schema } = parameter;
  const names = schema.enum?.map((value) => String(value).replace(/^-(.*)/, '$1Descending'));
  const name = `${operationId.replace(/^./, (letter) => letter.toUpperCase())}Orderby`;
  schemas[name] = { ...schema, 'x-enum-varnames': names, 'x-enumNames': names };
  parameter.schema = { $ref: `#/components/schemas/${name}` };
}

/** Copies a recording, with the production server instead of the sandbox. */
export function toPublishedRecording({ servers = [] }: OpenApiDocument, recording: Recording): Recording {
  const text = JSON.stringify(recording).replaceAll(`"${SANDBOX_URL}`, `"${servers[0]?.url}`);
  return JSON.parse(text) as Recording;
}

/** Copies a part of the document without internal keywords. A constant becomes an enumeration of one value, which more tools read. */
export function toPublicForm<Part>(part: Part): Part {
  const copy = (value: unknown, isData: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, isData));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value as Json).filter(
      ([key]) => isData || !key.startsWith('x-') || PUBLIC_KEYWORDS.has(key),
    );
    // The keys of `properties` are names; their values are schemas, which have keywords again.
    return Object.fromEntries(
      entries.map(([key, item]) =>
        key === 'const' && !isData ? ['enum', [item]] : [key, copy(item, !isData && DATA.has(key))],
      ),
    );
  };
  return copy(part, false) as Part;
}
