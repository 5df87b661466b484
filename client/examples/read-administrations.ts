import {
  type Client,
  type ClientCredentials,
  createClient,
  createTokenProvider,
  type Middleware,
  SignInRequiredError,
  type TokenProvider,
} from '@accounting-platform/client';
import type { TokenStores } from './token-stores.ts';

/** An administration with its outstanding sales invoices, in euros; or with the error of reading it. */
export interface AdministrationReport {
  readonly id: number;
  readonly name: string;
  readonly outstanding?: number;
  readonly error?: string;
}

/** A user with the administrations; or with the error that concerns all of them. */
export interface UserReport {
  readonly user: string;
  readonly administrations: readonly AdministrationReport[];
  readonly error?: string;
  /** Whether the user has to sign in again. */
  readonly mustSignIn?: boolean;
}

export interface ReaderOptions {
  readonly baseUrl: string;
  readonly credentials: ClientCredentials;
  readonly stores: TokenStores;
  /** Paces the requests of all users together. */
  readonly limiter: Middleware;
  /** Number of users who are read at the same time. */
  readonly concurrency: number;
}

/** Creates a function that reads the administrations of every user who has signed in. One failure does not stop the others. */
export function createReader({ baseUrl, credentials, stores, limiter, concurrency }: ReaderOptions) {
  const authorization = createClient({ baseUrl, middleware: [limiter] });
  const providers = new Map<string, TokenProvider>();

  /** Returns the token provider of a user. There is one in this process, so that it refreshes the tokens once. */
  function getTokenProvider(user: string): TokenProvider {
    const provider =
      providers.get(user) ?? createTokenProvider(authorization, { ...credentials, store: stores.open(user) });
    providers.set(user, provider);
    return provider;
  }

  async function readUser(user: string): Promise<UserReport> {
    try {
      const client = createClient({ baseUrl, token: getTokenProvider(user), middleware: [limiter] });
      const administrations: AdministrationReport[] = [];
      for await (const { id, name } of client.administrations.listAll({ fields: ['id', 'name'] })) {
        administrations.push({ id, name, ...(await readOutstanding(client.with({ tenant: id }))) });
      }
      return { user, administrations };
    } catch (error) {
      return { user, administrations: [], error: String(error), mustSignIn: error instanceof SignInRequiredError };
    }
  }

  return async (): Promise<UserReport[]> => {
    const reports: UserReport[] = [];
    const remaining = (await stores.listUsers()).values();
    async function readRemaining(): Promise<void> {
      for (const user of remaining) reports.push(await readUser(user));
    }
    await Promise.all(Array.from({ length: concurrency }, readRemaining));
    return reports;
  };
}

/** Adds up the outstanding invoices of an administration, in cents, because euros would be rounded. */
async function readOutstanding(client: Client): Promise<{ outstanding: number } | { error: string }> {
  let cents = 0;
  try {
    const query = { fields: ['outstandingAmount'], pageSize: 1000 } as const;
    for await (const { outstandingAmount } of client.outstandingSalesInvoices.listAll(query)) {
      cents += Math.round(outstandingAmount * 100);
    }
    return { outstanding: cents / 100 };
  } catch (error) {
    if (error instanceof SignInRequiredError) throw error;
    return { error: String(error) };
  }
}
