import { authorization } from '../bench/requests.ts';

/** A request of a story, and the only status that is right for it. */
export interface Step {
  /** What it is counted as. */
  readonly name: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly status: number;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** What a user does, one request after the other: it gives steps, and gets the right answer of each. */
export type Story = Generator<Step, void, Answer>;

/** What a step may differ in from the plain one. */
type Change = Partial<Omit<Step, 'name' | 'method' | 'path'>>;

const json = { 'content-type': 'application/json' };

/** A question of the demo user. */
export const get = (name: string, path: string, change: Change = {}): Step => ({
  ...{ name, method: 'GET', path, headers: authorization, status: 200 },
  ...change,
});

/** JSON of the demo user; the right answer is 201 for a POST, and 200 for the others. */
export const send = (
  name: string,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  value: unknown,
  change: Change = {},
): Step => ({
  ...{ name, method, path, headers: { ...authorization, ...json }, body: JSON.stringify(value) },
  status: method === 'POST' ? 201 : 200,
  ...change,
});

/** Takes a record of the demo user away. */
export const remove = (name: string, path: string): Step => ({
  ...{ name, method: 'DELETE', path, headers: authorization, status: 204 },
});

/** A PDF of the demo user. */
export const upload = (name: string, path: string, bytes: Buffer, change: Change = {}): Step => ({
  ...{ name, method: 'POST', path, headers: { ...authorization, 'content-type': 'application/pdf' } },
  ...{ body: bytes, status: 201 },
  ...change,
});

/** A request of the token endpoint (RFC 6749), by the client of the sandbox. */
export const tokenRequest = (name: string, grant: Readonly<Record<string, string>>, status = 200): Step => ({
  ...{ name, method: 'POST', path: '/connect/token', status },
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ client_id: 'sandbox-client', client_secret: 'sandbox-secret', ...grant }).toString(),
});

/** The identifier of the record that was created. */
export const idIn = ({ body }: Answer): number => (JSON.parse(body) as { id: number }).id;
