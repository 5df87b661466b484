import { createResolver, listOperations, type OpenApiDocument, resolveRef } from '../../contract/document.ts';
import { mergeUnion } from './merge-union.ts';

/**
 * Adds the fields of all objects to a union that is sent as a form, in place. The union says which of them belong together;
 * tools that read a form field by field, such as Specmatic, look for no field inside it.
 */
export function addFormFields(contract: OpenApiDocument): OpenApiDocument {
  for (const { operation } of listOperations(contract)) {
    const form = operation.requestBody?.content['application/x-www-form-urlencoded'];
    const schema = form && resolveRef(contract, form.schema);
    if (schema?.oneOf) schema.properties = mergeUnion({}, schema.oneOf, createResolver(contract)).properties ?? {};
  }
  return contract;
}
