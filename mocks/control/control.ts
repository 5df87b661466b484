import { Hono } from 'hono';
import { refused } from '../http.ts';
import { type Fault, invalid } from '../problems.ts';

export interface ControlOptions {
  /** Restores the seed. */
  readonly reset: () => Promise<void>;
  /** Issues a token pair as if the user had signed in. */
  readonly issueTokens: (order: { user: string; expiresIn?: number }) => Promise<object>;
  readonly userNames: readonly string[];
  readonly contractVersion: string;
}

/** What a person does to the sandbox itself, under `/_sandbox`. It has no place in the contract. */
export function createControl({ reset, issueTokens, userNames, contractVersion }: ControlOptions): Hono {
  const control = new Hono();

  control.get('/health', (context) => context.json({ status: 'ok', contractVersion }));

  control.post('/reset', async (context) => {
    await reset();
    return context.body(null, 204);
  });

  control.post('/tokens', async (context) => {
    const order = await readOrder(context.req.raw, userNames);
    if ('faults' in order) return refused(invalid(order.faults), context.req.raw);
    return context.json(await issueTokens(order), 200);
  });

  return control;
}

type Order = { user: string; expiresIn?: number } | { faults: Fault[] };

/** Longest life of a token that is issued on demand, in seconds: a year. */
const longestLife = 31_536_000;

async function readOrder(request: Request, userNames: readonly string[]): Promise<Order> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return { faults: [{ field: 'body', key: 'notJson' }] };
  const { user, expiresIn } = body as { user?: unknown; expiresIn?: unknown };
  const faults: Fault[] = [];
  if (user === undefined) faults.push({ field: 'user', key: 'required' });
  else if (!userNames.includes(String(user))) {
    faults.push({ field: 'user', key: 'enum', parameters: { values: userNames } });
  }
  if (expiresIn !== undefined) {
    if (!Number.isInteger(expiresIn))
      faults.push({ field: 'expiresIn', key: 'type', parameters: { types: ['integer'] } });
    else if (Number(expiresIn) < 0) faults.push({ field: 'expiresIn', key: 'minimum', parameters: { limit: 0 } });
    else if (Number(expiresIn) > longestLife) {
      faults.push({ field: 'expiresIn', key: 'maximum', parameters: { limit: longestLife } });
    }
  }
  if (faults.length > 0) return { faults };
  return { user: String(user), ...(expiresIn !== undefined && { expiresIn: Number(expiresIn) }) };
}
