/** Members of Durable Objects that the sandbox uses: https://developers.cloudflare.com/durable-objects/api/ */
export interface SqlStorage {
  readonly databaseSize: number;
  exec(sql: string, ...values: readonly unknown[]): SqlCursor;
}

export interface SqlCursor {
  toArray(): Record<string, unknown>[];
  raw(): { toArray(): unknown[][] };
}

export interface ObjectState {
  readonly storage: {
    readonly sql: SqlStorage;
    transactionSync<Result>(work: () => Result): Result;
    deleteAll(): Promise<void>;
    /** Resolves when earlier writes are on the disk, or in the bucket. */
    sync(): Promise<void>;
    /** @param time milliseconds since 1970; replaces the time of an earlier call. */
    setAlarm(time: number, options?: { readonly allowUnconfirmed?: boolean }): Promise<void>;
    getAlarm(): Promise<number | null>;
    deleteAlarm(): Promise<void>;
  };
  abort(reason: string): never;
}

/** Objects of a class by name. Their functions are called as if they were here. */
export interface ObjectNamespace<Methods> {
  getByName(name: string): Methods & { fetch(request: Request): Promise<Response> };
}
