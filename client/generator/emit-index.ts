const RUNTIME = '../../../client/index.ts';

/** The module of the package: the runtime, the functions of the operations, and the types. */
export const INDEX = `export * from '${RUNTIME}';
export * from './operations.ts';
export * from './types.ts';
// The class: /types has the body of the response, which has the same name.
export { TokenError } from '${RUNTIME}';
`;
