import { demoUser } from '../../demo-access.ts';
import type { OperationRequest } from '../../http/api.ts';
import { getHost } from '../../http/request-guards.ts';
import { type HttpRequest, type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { ProblemError } from '../../messages/problems.ts';
import { toTimestamp } from '../../store/clock.ts';
import { type Action, type ControlContext, noContent, ok } from './context.ts';
import type { World, WorldOptions, Worlds } from './worlds.ts';

/** Isolated sandboxes inside the sandbox. */
export const worldActions: Readonly<Record<string, Action>> = {
  listWorlds({ request }, control) {
    const worlds = getWorlds(control);
    return ok({ worlds: worlds.list().map((world) => describe(world, request, worlds)) });
  },

  async createWorld({ request, body }, control) {
    const worlds = getWorlds(control);
    const { name: id, ...options } = (body ?? {}) as Omit<WorldOptions, 'id'> & { readonly name?: string };
    const world = worlds.create({ ...options, id });
    const { access_token: token } = await worlds.issueTokens(world.id, { user: demoUser });
    return created(world, request, worlds, { token });
  },

  getWorld: (call, control) => ok(describe(getWorld(call, control), call.request, getWorlds(control))),

  async updateWorld(call, control) {
    const worlds = getWorlds(control);
    const { frozen, idleSeconds } = call.body as { readonly frozen?: boolean; readonly idleSeconds?: number | null };
    const changes = {
      ...(frozen !== undefined && { isFrozen: frozen }),
      ...(idleSeconds !== undefined && { idleSeconds }),
    };
    const world = await worlds.update(getWorld(call, control).id, changes);
    return ok(describe(world, call.request, worlds));
  },

  async deleteWorld(call, control) {
    await getWorlds(control).remove(getWorld(call, control).id);
    return noContent;
  },

  getWorldFile(call, control) {
    const { id } = getWorld(call, control);
    const headers = {
      'content-type': WORLD_FILE_TYPE,
      'content-disposition': `attachment; filename="${id}.sqlite"`,
    };
    return { status: 200, headers, body: getWorlds(control).readFile(id) };
  },

  createWorldFromFile({ request, parameters, body }, control) {
    const worlds = getWorlds(control);
    const world = worlds.createFromFile(String(parameters.path.name), body as Uint8Array);
    return created(world, request, worlds);
  },
};

const WORLD_FILE_TYPE = 'application/vnd.sqlite3';

/** @throws ProblemError 404 in a world, which has none. */
function getWorlds({ worlds }: ControlContext): Worlds {
  if (worlds) return worlds;
  throw new ProblemError('not-found', { key: 'worldsOutside' });
}

function getWorld({ parameters }: OperationRequest, control: ControlContext): World {
  const id = String(parameters.path.name);
  const world = getWorlds(control).find(id);
  if (world) return world;
  throw new ProblemError('not-found', { key: 'worldUnknown', parameters: { id } });
}

function created(world: World, request: HttpRequest, worlds: Worlds, fields: object = {}): HttpResponse {
  const location = `${request.origin}/_sandbox/worlds/${world.id}`;
  return {
    status: 201,
    headers: { ...JSON_HEADERS, location },
    body: { ...describe(world, request, worlds), ...fields },
  };
}

function describe(world: World, request: HttpRequest, { domain }: Worlds): object {
  const { id, scenario, createdAt, idleSeconds, expiresAt, isFrozen } = world;
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
    frozen: isFrozen,
  };
}
