import type { OperationRequest } from '../../http/pipeline.ts';
import type { HttpResponse } from '../../http/types.ts';
import type { World } from './world.ts';

/** Does one operation of the control plane. */
export type Action = (request: OperationRequest, world: World) => HttpResponse | Promise<HttpResponse>;
