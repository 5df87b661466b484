import type { ClientCore } from './client-core.ts';

/** The arguments of an operation after the client. */
export type OperationArguments<Operation> = Operation extends (client: ClientCore, ...rest: infer Rest) => unknown
  ? Rest
  : never;
