import type { Answer } from '../answer.ts';
import type { Request } from '../service.ts';
import type { World } from './world.ts';

/** Does one operation of the control plane. */
export type Action = (request: Request<undefined>, world: World) => Answer | Promise<Answer>;
