import { getInputSchema, type Operation } from '../../conformance/contract.ts';
import { getBodyMutations } from '../../conformance/data/generators/mutations/body.ts';
import { getParameterMutations } from '../../conformance/data/generators/mutations/parameters.ts';
import type { Schema } from '../../contract/document.ts';
import type { Draft } from './generators/draft.ts';

/** One change that makes a valid request invalid. */
export interface RequestMutation {
  /** The violated keyword of the contract: of a schema, or `name`, `required`, `explode` and `content`. */
  readonly keyword: string;
  /** Field that `errors` must name: `lines[0].salesTypeId`, `pageSize`, `body` for the whole body. */
  readonly fields: readonly string[];
  readonly apply: () => Draft;
  /** The invalid value and its schema; undefined for a missing or unknown parameter and a body that is not JSON. */
  readonly getInvalid: () => { readonly schema: Schema; readonly value: unknown } | undefined;
}

/** Every mutation of a valid request by one change of its parameters or its JSON. */
export function getRequestMutations(operation: Operation, draft: Draft): RequestMutation[] {
  const inParameters = getParameterMutations(operation).map((mutation): RequestMutation => {
    const { keyword, parameter, value } = mutation;
    const schema = operation.parameters.find(({ name }) => name === parameter)?.schema;
    const invalid = schema && value !== undefined ? { schema, value } : undefined;
    return {
      keyword,
      fields: [parameter],
      getInvalid: () => invalid,
      apply: () => ({ ...draft, ...mutation.apply(draft) }),
    };
  });
  const schema = getInputSchema(operation);
  if (!schema) return inParameters;
  const inBody = getBodyMutations(schema, draft.body).map(({ keyword, fields, apply }): RequestMutation => {
    const mutate = () => apply(draft.body);
    return {
      keyword,
      fields,
      getInvalid: () => ({ schema, value: mutate() }),
      apply: () => ({ ...draft, body: mutate() }),
    };
  });
  const withoutJson = [undefined, Buffer.from('{')].map((body): RequestMutation => {
    return { keyword: 'content', fields: ['body'], getInvalid: () => undefined, apply: () => ({ ...draft, body }) };
  });
  return [...inBody, ...withoutJson, ...inParameters];
}
