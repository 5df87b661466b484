import { DurableObject } from 'cloudflare:workers';
import type { HttpRequest } from '../../http/types.ts';
import type { TokenInput, TokenPair } from '../../sign-in/tokens.ts';
import { createWorldLocator, enterWorld } from '../../worlds/locate-world.ts';
import type { Platform } from '../../worlds/platform.ts';
import type { WorldRecord } from '../../worlds/registry.ts';
import { createUnknownWorldError } from '../../worlds/world-list.ts';
import { rejectRequest, toWorldError } from '../../worlds/worlds.ts';
import { toHttpRequest, toResponse } from '../portable/http-request.ts';
import type { ObjectState } from './durable-object.ts';
import { createObjectHost, type ObjectHost } from './object-host.ts';
import { type Bindings, ROOT, type SandboxMethods } from './settings.ts';

/** One sandbox with its database: that at the root, or a world. There is never more than one object of a name. */
export class SandboxObject extends DurableObject<Bindings> implements SandboxMethods {
  readonly #state: ObjectState;
  readonly #host: ObjectHost;
  #platform: Platform | undefined;

  constructor(state: ObjectState, bindings: Bindings) {
    super(state, bindings);
    this.#state = state;
    this.#host = createObjectHost(state, bindings);
  }

  /** Opens the sandbox of this object; undefined for a world that was not created. */
  #open(): Platform | undefined {
    this.#platform ??= this.#host.open();
    return this.#platform;
  }

  async fetch(request: Request): Promise<Response> {
    const received = toHttpRequest(request, new URL(request.url).origin);
    const location = this.#state.id.name === ROOT ? undefined : this.#locate(received);
    let platform: Platform | undefined;
    try {
      platform = this.#open();
      if (!platform) throw createUnknownWorldError(location?.id ?? '');
    } catch (error) {
      const reason = location ? toWorldError(error, location.id, this.#host.log) : error;
      return this.#send(await rejectRequest(received, reason, this.#host), request);
    }
    if (location) enterWorld(received, location);
    return this.#send(await platform.respond(received), request);
  }

  #locate(request: HttpRequest) {
    return createWorldLocator(this.#host.domain)(request);
  }

  /** A connection cannot be closed without a response here: one without an end comes closest. */
  #send(result: Awaited<ReturnType<Platform['respond']>>, request: Request): Response {
    if (result !== 'dropped') return toResponse(result, request);
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('A fault dropped it')) });
    return new Response(body, { status: 502 });
  }

  async createWorld(record: WorldRecord): Promise<void> {
    this.#platform = this.#host.create(record);
  }

  async issueTokens(input: TokenInput): Promise<TokenPair> {
    const platform = this.#open();
    if (platform) return platform.issueTokens(input);
    throw createUnknownWorldError(String(this.#state.id.name));
  }

  async removeWorld(): Promise<void> {
    this.#platform?.stop();
    this.#platform = undefined;
    await this.#state.storage.deleteAll();
  }
}
