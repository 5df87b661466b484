import { ABSENT, type HttpRequest, type HttpResponse, parseJson } from './http.ts';
import { createAdministrationsRequest } from './preflight.ts';
import type { OAuthClient, Target } from './settings.ts';
import { StopError } from './stop.ts';

/** Maximum consecutive failures before the health probe. */
const MAX_CONSECUTIVE_FAILURES = 4;
/** Maximum unanswered requests of an operation before it is skipped. */
const MAX_TIMEOUTS = 2;

export interface GuardOptions {
  readonly target: Target;
  readonly client: OAuthClient | undefined;
  /** Sends a request ahead of all others. */
  readonly send: (request: HttpRequest) => Promise<HttpResponse>;
  readonly onSecret: (secret: string) => void;
}

export class Guard {
  /** Current token. Its renewal also changes the refresh token. */
  token: string;
  refreshToken: string | undefined;
  readonly #options: GuardOptions;
  readonly #timeouts = new Map<string, number>();
  #failures = 0;
  #responses = 0;
  #check: Promise<boolean> | undefined;

  constructor(options: GuardOptions) {
    this.#options = options;
    this.token = options.target.token;
    this.refreshToken = options.client?.refreshToken;
  }

  onResponse(): void {
    this.#failures = 0;
    this.#responses += 1;
  }

  /** Checks that an operation timed out too often. */
  isHanging = (id: string): boolean => (this.#timeouts.get(id) ?? 0) >= MAX_TIMEOUTS;

  onTimeout(id: string): void {
    this.#timeouts.set(id, (this.#timeouts.get(id) ?? 0) + 1);
  }

  /**
   * Counts a request without a response, or with a server error.
   *
   * @param what happened: `GET /v1/debtors got no response`.
   * @throws StopError when the server always fails.
   */
  async onFailure(what: string): Promise<void> {
    this.#failures += 1;
    if (this.#failures < MAX_CONSECUTIVE_FAILURES) return;
    this.#failures = 0;
    const probe = await this.#options.send(this.#createProbe()).catch(() => undefined);
    if (probe && (probe.status < 500 || ABSENT.has(probe.status))) return;
    throw new StopError('connection', `The server ${probe ? 'fails' : 'stopped responding'}: ${what}.`);
  }

  /**
   * Finds the reason of a 401, and gets a new token after an expiry.
   *
   * @returns true when there is another token than the one sent.
   * @throws StopError when the server rejects the token, and there is no other.
   */
  async onUnauthorized(sent: string): Promise<boolean> {
    if (sent !== this.token) return true;
    this.#check ??= this.#renewIfExpired().finally(() => {
      this.#check = undefined;
    });
    return this.#check;
  }

  async #renewIfExpired(): Promise<boolean> {
    const probe = await this.#options.send(this.#createProbe()).catch(() => undefined);
    if (probe?.status !== 401) return false;
    if (await this.#renew()) return true;
    const hint = this.refreshToken === undefined ? 'Give one that lasts, or --refresh-token.' : 'It cannot be renewed.';
    throw new StopError('token', `The server rejects the token after ${this.#responses} responses (401). ${hint}`);
  }

  async #renew(): Promise<boolean> {
    const { client, send, onSecret } = this.#options;
    if (!client || this.refreshToken === undefined) return false;
    const form = { grant_type: 'refresh_token', refresh_token: this.refreshToken };
    const credentials = { client_id: client.id, client_secret: client.secret };
    const { status, body } = await send({
      method: 'POST',
      path: '/connect/token',
      body: toForm({ ...form, ...credentials }),
      headers: [['content-type', 'application/x-www-form-urlencoded']],
    });
    const { access_token: token, refresh_token: next } = (parseJson(body) ?? {}) as Readonly<Record<string, unknown>>;
    if (status !== 200 || typeof token !== 'string') return false;
    this.token = token;
    onSecret(token);
    this.setRefreshToken(typeof next === 'string' ? next : undefined);
    return true;
  }

  setRefreshToken(refreshToken: string | undefined): void {
    this.refreshToken = refreshToken;
    if (refreshToken !== undefined) this.#options.onSecret(refreshToken);
  }

  #createProbe = (): HttpRequest => createAdministrationsRequest({ ...this.#options.target, token: this.token });
}

const toForm = (form: Readonly<Record<string, string>>): Buffer => Buffer.from(String(new URLSearchParams(form)));
