import { getParameters, listOperations, type OpenApiDocument } from '../../contract/document.ts';

/** Emits the module that lists what is deprecated in the contract, for the warnings of the runtime. */
export function emitDeprecations(contract: OpenApiDocument): string {
  const entries = listOperations(contract).map((entry) => {
    const parameters = getParameters(contract, entry)
      .filter((parameter) => isDeprecated(parameter) && parameter.in !== 'path')
      .map((parameter) => [parameter.name, parameter.in]);
    const deprecation = { isDeprecated: isDeprecated(entry.operation), parameters: Object.fromEntries(parameters) };
    return [entry.operation.operationId, deprecation] as const;
  });
  const deprecations = entries.filter(
    ([, { isDeprecated: isOperation, parameters }]) => isOperation || Object.keys(parameters).length > 0,
  );
  return `/** The deprecated operations, and the operations with deprecated parameters. */
export const DEPRECATIONS = ${JSON.stringify(Object.fromEntries(deprecations), null, 2)} as const;
`;
}

/** Whether a part is deprecated for users of the client. Other spellings of a parameter exist for other clients. */
export const isDeprecated = (part: { readonly [keyword: string]: unknown }): boolean =>
  part.deprecated === true && part['x-alias-of'] === undefined;
