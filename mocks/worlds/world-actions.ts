import { type Action, noContent, ok } from '../api/control/context.ts';
import { type HttpRequest, type HttpResponse, JSON_HEADERS, type OperationRequest } from '../http/types.ts';
import { ProblemError, type ValidationIssue, validationError } from '../messages/problems.ts';
import { SCENARIO_NAMES } from '../seed/scenario-names.ts';
import { toTimestamp } from '../store/clock.ts';
import type { WorldOptions } from './options.ts';
import { createUnknownWorldError, DEFAULT_IDLE_SECONDS, type World, type WorldManager } from './world.ts';

type WorldAction = (request: OperationRequest, worlds: WorldManager) => HttpResponse | Promise<HttpResponse>;

/** @param worlds undefined in a world, whose actions are then a 404. */
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
    return ok({ worlds: list.map((world) => describe(world, request)) });
  },

  async createWorld({ request, body, session }, worlds) {
    const options = (body ?? {}) as WorldOptions;
    const { world, token } = await worlds.create(session === 'anybody' ? restrictOptions(options) : options);
    const { controlKey } = world;
    return {
      status: 201,
      headers: { ...JSON_HEADERS, location: `${request.origin}/_sandbox/worlds/${world.id}` },
      body: { ...describe(world, request), token, ...(controlKey !== undefined && { controlKey }) },
    };
  },

  async getWorld(call, worlds) {
    return ok(describe(await getWorld(call, worlds), call.request));
  },

  async updateWorld(call, worlds) {
    const { idleSeconds } = call.body as { readonly idleSeconds: number | null };
    const world = await worlds.setIdleSeconds((await getWorld(call, worlds)).id, idleSeconds);
    return ok(describe(world, call.request));
  },

  async deleteWorld(call, worlds) {
    await worlds.remove((await getWorld(call, worlds)).id);
    return noContent;
  },
};

/** Longest idle seconds of a world that anybody may create. */
const MAX_IDLE_SECONDS = 86_400;

/** Throws a ProblemError for options that need a key: a chosen name would reveal taken ones. */
function restrictOptions(options: WorldOptions): WorldOptions {
  const { name, idleSeconds = DEFAULT_IDLE_SECONDS } = options;
  const issues: ValidationIssue[] = [];
  if (name !== undefined) issues.push({ field: 'name', key: 'worldNameChosen' });
  if (idleSeconds === null || idleSeconds > MAX_IDLE_SECONDS) {
    issues.push({ field: 'idleSeconds', key: 'maximum', parameters: { limit: MAX_IDLE_SECONDS } });
  }
  if (issues.length > 0) throw validationError(issues);
  return { ...options, idleSeconds };
}

async function getWorld({ parameters }: OperationRequest, worlds: WorldManager): Promise<World> {
  const id = String(parameters.path.name);
  const world = await worlds.find(id);
  if (world) return world;
  throw createUnknownWorldError(id);
}

function describe({ id, seed, createdAt, idleSeconds, expiresAt }: World, { origin }: HttpRequest): object {
  const isNamed = ['demo', ...SCENARIO_NAMES].includes(seed);
  return {
    name: id,
    url: `${origin}/worlds/${id}`,
    ...(isNamed && { scenario: seed }),
    createdAt: toTimestamp(new Date(createdAt)),
    idleSeconds,
    expiresAt: expiresAt === undefined ? null : toTimestamp(new Date(expiresAt)),
  };
}
