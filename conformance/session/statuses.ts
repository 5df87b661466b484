/** Statuses of a server that lacks an endpoint. */
export const ABSENT: ReadonlySet<number> = new Set([404, 405, 410, 501]);
