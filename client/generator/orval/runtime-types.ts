import type { GeneratorVerbOptions } from 'orval';
import { type Call, getResultType } from '../call.ts';

/** The types of the runtime that stand in what orval writes, by their files. */
const RUNTIME_TYPES = { Page: 'page', SingleRecord: 'page', WholeRecords: 'page', PdfContent: 'pdf' };

/**
 * Creates a function that gives an operation of orval the types that it has in the client: `Page<Debtor>` for a list,
 * `SingleRecord<Debtor>` for a record. A list has no `fields` and no `metaOnly`, because orval cannot make its type follow
 * from them.
 *
 * @param pdf the type of a PDF that is downloaded.
 */
export function createTransformer(calls: readonly Call[], pdf: string) {
  const byId = new Map(calls.map((call) => [call.operation.operationId, call]));
  return (verb: GeneratorVerbOptions): GeneratorVerbOptions => {
    const call = byId.get(verb.operationId);
    if (!call) return verb;
    const { response, body } = verb;
    const success = call.result.kind === 'pdf' ? pdf : getResultType(call.result);
    return {
      ...verb,
      body: { ...body, definition: body.definition.replace('Blob', 'PdfContent') },
      props: verb.props.map((prop) => ({
        ...prop,
        definition: toRuntimeType(prop.definition, call),
        implementation: toRuntimeType(prop.implementation, call),
      })),
      response: {
        ...response,
        definition: { ...response.definition, success },
        types: { ...response.types, success: response.types.success.map((type) => ({ ...type, value: success })) },
        imports: [
          ...response.imports,
          ...Object.entries(RUNTIME_TYPES).map(([name, file]) => ({
            name,
            importPath: `../../../../client/runtime/${file}.ts`,
          })),
        ],
      },
    };
  };
}

/** Replaces the types of a parameter: `params?: ListDebtorsParams`. */
function toRuntimeType(parameter: string, { query, result }: Call): string {
  if (query && result.kind === 'page') return parameter.replace(query.type, `WholeRecords<${query.type}>`);
  return parameter.replace(': Blob', ': PdfContent');
}
