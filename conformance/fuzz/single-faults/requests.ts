import type { Operation, Schema } from '../document.ts';
import type { Draft } from '../request.ts';
import { bodyFaults } from './in-body.ts';
import { parameterFaults } from './in-parameters.ts';

/** One thing that is wrong with a request that is right otherwise. */
export interface RequestFault {
  /** The keyword of the contract that is broken: of a schema, or `name`, `required`, `explode` and `content`. */
  readonly keyword: string;
  /** What an answer must name, as it names it: `lines[0].salesTypeId`, `pageSize`, `body` for the whole body. */
  readonly fields: readonly string[];
  /** Makes the request with the fault; the one it is made from stays as it is. */
  readonly make: () => Draft;
  /** What is wrong and its schema; undefined where no value is: for what is missing, no JSON, or has a wrong name. */
  readonly wrong: () => { readonly schema: Schema; readonly value: unknown } | undefined;
}

/** Everything that can be wrong with a valid request by one fault, in its parameters or its JSON. */
export function requestFaults(operation: Operation, draft: Draft): RequestFault[] {
  const inParameters = parameterFaults(operation).map(({ keyword, parameter, value, make }): RequestFault => {
    const schema = operation.parameters.find(({ name }) => name === parameter)?.schema;
    const wrong = schema && value !== undefined ? { schema, value } : undefined;
    return { keyword, fields: [parameter], make: () => make(draft), wrong: () => wrong };
  });
  const schema = operation.bodies['application/json']?.schema;
  if (!schema) return inParameters;
  const inBody = bodyFaults(schema, draft.body).map(({ keyword, fields, make }): RequestFault => {
    return { keyword, fields, make: () => ({ ...draft, body: make() }), wrong: () => ({ schema, value: make() }) };
  });
  const none = [undefined, Buffer.from('{')].map((body): RequestFault => {
    return { keyword: 'content', fields: ['body'], make: () => ({ ...draft, body }), wrong: () => undefined };
  });
  return [...inBody, ...none, ...inParameters];
}
