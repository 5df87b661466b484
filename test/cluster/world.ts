import { type Caller, createFetchCaller } from '../support/fast-client.ts';

/** A world of a server: the path of its URL, and an access token of it. */
export interface World {
  readonly path: string;
  readonly token: string;
}

/** Longer than an instance takes to give up the bucket, so that the instance answers first. */
const TIMEOUT_MS = 60_000;

/** Creates a world with the demo companies through a server. */
export async function createWorld(url: string, name: string, controlKey: string, idleSeconds?: number): Promise<World> {
  const response = await fetch(`${url}/_sandbox/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-key': controlKey },
    body: JSON.stringify({ name, idleSeconds }),
  });
  const body = (await response.json()) as { url: string; token: string };
  if (response.status !== 201) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  return { path: new URL(body.url).pathname, token: body.token };
}

/** Creates a function that calls a world through one server. It throws when there is no response. */
export const createWorldClient = (url: string, { path: world, token }: World): Caller =>
  createFetchCaller(
    (path, init) => fetch(`${url}${world}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    token,
  );
