import { type Action, noContent, ok } from '../api/control/context.ts';
import type { OperationRequest } from '../http/api.ts';
import { getHost } from '../http/request-guards.ts';
import { type HttpRequest, type HttpResponse, JSON_HEADERS } from '../http/types.ts';
import { ProblemError } from '../messages/problems.ts';
import { demoUser } from '../seed/demo-access.ts';
import { toTimestamp } from '../store/clock.ts';
import { createUnknownWorldError, type World, type WorldOptions } from './world-list.ts';
import type { WorldManager } from './worlds.ts';

type WorldAction = (request: OperationRequest, worlds: WorldManager) => HttpResponse | Promise<HttpResponse>;

/**
 * Creates the actions of the control plane on worlds.
 *
 * @param worlds undefined in a world: each action is a 404 there.
 */
export function createWorldActions(worlds: WorldManager | undefined): Readonly<Record<string, Action>> {
  const bind =
    (action: WorldAction): Action =>
    (request) => {
      if (worlds) return action(request, worlds);
      throw new ProblemError('not-found', { key: 'worldsOutside' });
    };
  return Object.fromEntries(Object.entries(WORLD_ACTIONS).map(([id, action]) => [id, bind(action)]));
}

const WORLD_ACTIONS: Readonly<Record<string, WorldAction>> = {
  async listWorlds({ request }, worlds) {
    const list = await worlds.list();
    return ok({ worlds: list.map((world) => describe(world, request, worlds)) });
  },

  async createWorld({ request, body }, worlds) {
    const { name: id, ...options } = (body ?? {}) as Omit<WorldOptions, 'id'> & { readonly name?: string };
    const world = await worlds.create({ ...options, id });
    const { access_token: token } = await worlds.issueTokens(world.id, { user: demoUser });
    return {
      status: 201,
      headers: { ...JSON_HEADERS, location: `${request.origin}/_sandbox/worlds/${world.id}` },
      body: { ...describe(world, request, worlds), token },
    };
  },

  getWorld: async (call, worlds) => ok(describe(await getWorld(call, worlds), call.request, worlds)),

  async updateWorld(call, worlds) {
    const { idleSeconds } = call.body as { readonly idleSeconds: number | null };
    const world = await worlds.setIdleSeconds((await getWorld(call, worlds)).id, idleSeconds);
    return ok(describe(world, call.request, worlds));
  },

  async deleteWorld(call, worlds) {
    await worlds.remove((await getWorld(call, worlds)).id);
    return noContent;
  },
};

async function getWorld({ parameters }: OperationRequest, worlds: WorldManager): Promise<World> {
  const id = String(parameters.path.name);
  const world = await worlds.find(id);
  if (world) return world;
  throw createUnknownWorldError(id);
}

function describe(world: World, request: HttpRequest, { domain }: WorldManager): object {
  const { id, scenario, createdAt, idleSeconds, expiresAt } = world;
  const [scheme] = request.origin.split('//');
  const port = /:\d+$/.exec(getHost(request))?.[0] ?? '';
  return {
    name: id,
    url: `${request.origin}/worlds/${id}`,
    ...(domain !== undefined && { hostUrl: `${scheme}//${id}.${domain}${port}` }),
    ...(scenario !== undefined && { scenario }),
    createdAt: toTimestamp(createdAt),
    idleSeconds,
    expiresAt: expiresAt === undefined ? null : toTimestamp(expiresAt),
  };
}
