import type { Operation, Resource } from '../../../contract/model.ts';
import type { Context } from '../../accounting/context.ts';
import type { ResourceHooks } from '../../accounting/hooks.ts';
import type { HttpResponse } from '../../http/types.ts';
import type { Parameters } from '../../validation/parameters.ts';

export interface Call {
  readonly operation: Operation;
  readonly resource: Resource;
  /** The resource that is stored: of a header with its lines, the header. */
  readonly stored: Resource;
  readonly hooks: ResourceHooks;
  readonly parameters: Parameters;
  /** Server that the client called, for the URLs in the response: `http://localhost:4010`. */
  readonly serverUrl: string;
  /** Path and query as they were sent, for the links between pages. */
  readonly path: string;
  readonly search: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Handler = (call: Call, context: Context) => HttpResponse | Promise<HttpResponse>;
