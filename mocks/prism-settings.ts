import type { PrismHttpComponents } from '@stoplight/prism-http';

/** What Prism checks: all that it can. */
export const judging = { checkSecurity: true, validateRequest: true, validateResponse: true, errors: true } as const;

const ignore = () => undefined;

/** Prism says nothing; the sandbox logs by itself. */
export const silent = {
  info: ignore,
  warn: ignore,
  error: ignore,
  debug: ignore,
  trace: ignore,
  fatal: ignore,
  success: ignore,
  child: () => silent,
} as unknown as PrismHttpComponents['logger'];
