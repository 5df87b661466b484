import { DurableObject } from 'cloudflare:workers';
import { toHttpRequest, toResponse } from '../../http/fetch-request.ts';
import type { Pipeline } from '../../http/pipeline.ts';
import { formatError } from '../../http/redact.ts';
import type { HttpRequest, Result } from '../../http/types.ts';
import { ProblemError } from '../../messages/problems.ts';
import { enterWorld, locateWorld, type WorldLocation } from '../../worlds/create-sandbox.ts';
import type { LiveWorld } from '../../worlds/live-world.ts';
import type { Platform } from '../../worlds/platform.ts';
import { WORLD_TOKEN, type World } from '../../worlds/world.ts';
import { claims } from './claims.ts';
import type { ObjectState } from './durable-object.ts';
import { eraseStorage } from './erase.ts';
import { createIdleAlarm, type IdleAlarm } from './idle-alarm.ts';
import { createObjectHost, type ObjectHost } from './object-host.ts';
import { makeRoom } from './open-objects.ts';
import { type Outcome, toOutcome } from './outcome.ts';
import { log, reject } from './reject.ts';
import {
  type Bindings,
  type Claim,
  EVICTED,
  NOT_FOUND_HEADER,
  ROOT,
  ROOT_HEADER,
  removeRootHeader,
  type SandboxMethods,
} from './settings.ts';

/** Milliseconds after which an unlisted world is the remains of a creation. */
const MAX_CREATION_MS = 60_000;

/** Sandbox with its database: the root, or a world. An object of a name exists only once. */
export class SandboxObject extends DurableObject<Bindings> implements SandboxMethods {
  readonly #state: ObjectState;
  readonly #bindings: Bindings;
  #host: ObjectHost;
  #alarm: IdleAlarm;
  #requests = 0;
  #platform: Platform | undefined;
  #world: LiveWorld | undefined;
  #creation: Promise<unknown> | undefined;
  #ending: Promise<void> | undefined;

  constructor(state: ObjectState, bindings: Bindings) {
    super(state, bindings);
    this.#state = state;
    this.#bindings = bindings;
    this.#host = createObjectHost(state, bindings);
    this.#alarm = this.#createAlarm();
  }

  #createAlarm(): IdleAlarm {
    const { storage } = this.#state;
    // The list of worlds may be late.
    const onSet = (expiresAt: number) => {
      if (this.#world) void this.#root.noteExpiry(this.#world.world.id, expiresAt).catch(() => undefined);
    };
    return createIdleAlarm({ storage, now: this.#host.now, onSet });
  }

  get #root(): SandboxMethods {
    return this.#bindings.SANDBOX.getByName(ROOT);
  }

  #openWorld(): LiveWorld | undefined {
    if (this.#ending) return undefined;
    this.#world ??= this.#host.openWorld();
    return this.#world;
  }

  async fetch(received: Request): Promise<Response> {
    this.#requests += 1;
    try {
      return await this.#respond(removeRootHeader(received), received.headers.has(ROOT_HEADER));
    } finally {
      this.#requests -= 1;
    }
  }

  fetchWithClaim(request: Request, claim: Claim): Promise<Response> {
    return claims.run(claim, () => this.fetch(request));
  }

  async claim(): Promise<void> {}

  async #respond(request: Request, isRoot: boolean): Promise<Response> {
    const received = toHttpRequest(request);
    const location = isRoot ? undefined : locateWorld(received.path);
    await makeRoom(location?.id ?? ROOT, request, this.#bindings);
    let pipeline: Pipeline | undefined;
    try {
      pipeline = isRoot ? this.#openRoot() : location && this.#open(received, location);
    } catch (error) {
      // A later version may have upgraded it.
      return reject(request, location ? toWorldError(error, location.id) : error, this.#bindings);
    }
    if (!pipeline) return new Response(null, { status: 404, headers: { [NOT_FOUND_HEADER]: '1' } });
    return respond(pipeline, received, request);
  }

  #openRoot(): Pipeline {
    this.#platform ??= this.#host.openRoot();
    return this.#platform.respond;
  }

  /** Opens the world for a request; undefined for an unknown one. */
  #open(request: HttpRequest, location: WorldLocation): Pipeline | undefined {
    const world = this.#openWorld();
    if (!world) return undefined;
    void this.#alarm.touch(world.world.idleSeconds);
    enterWorld(request, location);
    return world.respond;
  }

  /** Ends an idle world, or an interrupted creation. The engine calls it when the alarm fires, and again after an error. */
  async alarm(): Promise<void> {
    await this.#creation;
    const world = this.#openWorld();
    // An interrupted creation is on no list.
    if (!world) return this.#end(async () => undefined);
    const { id, idleSeconds } = world.world;
    if (!this.#alarm.onAlarm(idleSeconds, world.isBusy)) {
      const isListed = idleSeconds !== null || (await this.#root.hasWorld(id));
      if (isListed) return;
    }
    await this.#end(() => this.#root.forgetWorld(id));
  }

  async createWorld(world: World): Promise<Outcome<string>> {
    await this.#ending;
    const created = toOutcome(() => this.#create(world));
    this.#creation = created;
    return created;
  }

  async #create(world: World): Promise<string> {
    if (!this.#host.isEmpty()) await this.#deleteAll();
    // Set in the commit of the data, so that an interrupted creation does not stay.
    void this.#state.storage.setAlarm(this.#host.now() + MAX_CREATION_MS);
    this.#world = this.#host.createWorld(world);
    this.#alarm.start(world.idleSeconds);
    return this.#world.platform.issueTokens(WORLD_TOKEN).access_token;
  }

  async setIdleSeconds(idleSeconds: number | null): Promise<void> {
    const world = this.#openWorld();
    if (!world) return;
    world.world = { ...world.world, idleSeconds };
    this.#host.getRegistry().save(world.world);
    this.#alarm.start(idleSeconds);
  }

  async sleep(): Promise<void> {
    if (this.#isBusy) return;
    this.#host.saveJournal();
    await this.#state.storage.sync();
    if (!this.#isBusy) this.#state.abort(EVICTED);
  }

  get #isBusy(): boolean {
    return this.#requests > 0 || this.#world?.isBusy === true;
  }

  async removeWorld(): Promise<void> {
    await this.#end(async () => undefined);
  }

  /** Deletes the world after its requests. A new request does not find it. */
  async #end(forget: () => Promise<void>): Promise<void> {
    const world = this.#openWorld();
    this.#ending ??= (async () => {
      await forget();
      world?.platform.stop('deleted');
      await world?.settle();
      await this.#deleteAll();
    })();
    await this.#ending.finally(() => {
      this.#ending = undefined;
    });
  }

  async #deleteAll(): Promise<void> {
    this.#world = undefined;
    await eraseStorage(this.#state.storage);
    this.#host = createObjectHost(this.#state, this.#bindings);
    this.#alarm = this.#createAlarm();
  }

  async hasWorld(id: string): Promise<boolean> {
    return this.#host.getRegistry().find(id) !== undefined;
  }

  async noteExpiry(id: string, expiresAt: number): Promise<void> {
    const registry = this.#host.getRegistry();
    const world = registry.find(id);
    if (world) registry.save({ ...world, expiresAt });
  }

  async forgetWorld(id: string): Promise<void> {
    this.#host.getRegistry().remove(id);
  }
}

/** Returns the problem of a world that cannot be opened. The log has the reason. */
function toWorldError(error: unknown, id: string): ProblemError {
  if (error instanceof ProblemError) return error;
  log(formatError(error));
  return new ProblemError('internal-error', { key: 'worldUnusable', parameters: { id } });
}

/** Bytes of an unneeded body to read, so that the client reads the response. */
const MAX_UNREAD_BYTES = 8_000_000;

async function respond(pipeline: Pipeline, received: HttpRequest, request: Request): Promise<Response> {
  const response = send(await pipeline(received), request);
  let left = MAX_UNREAD_BYTES;
  for await (const chunk of received.body) {
    left -= chunk.length;
    if (left < 0) break;
  }
  return response;
}

/** Sends a response without an end for a closed connection, which a worker cannot close. */
function send(result: Result, request: Request): Response {
  if (result !== 'dropped') return toResponse(result, request);
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('A fault dropped it')) });
  return new Response(body, { status: 502 });
}
