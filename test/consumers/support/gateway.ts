import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { error, middleware } from 'express-openapi-validator';

export interface Call {
  readonly call: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Outcome of a call: 200 and the body as the service behind the gateway got it, or a refusal and its reasons. */
export interface Passed {
  readonly status: number;
  readonly body: unknown;
}

/** Sends calls through a gateway that checks them against the contract, with the settings that it has by itself. */
export async function passThrough(contract: string, calls: readonly Call[]): Promise<Passed[]> {
  const server = gateway(contract).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await Promise.all(calls.map((call) => sent(`http://127.0.0.1:${port}`, call)));
  } finally {
    server.close();
  }
}

function gateway(contract: string): express.Express {
  const app = express();
  app.use(express.json());
  app.use(middleware({ apiSpec: contract }));
  app.use((request, response) => void response.json(request.body ?? null));
  app.use(refusing);
  return app;
}

// Four parameters, unused ones too: by that Express recognizes it.
const refusing: ErrorRequestHandler = (reason, _request, response, _next) => {
  const isRefusal = reason instanceof error.BadRequest || reason instanceof error.Unauthorized;
  response.status(isRefusal ? reason.status : 500).json(isRefusal ? reason.errors : String(reason));
};

async function sent(url: string, { call, headers, body }: Call): Promise<Passed> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: 'Bearer token', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
