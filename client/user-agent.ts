import { VERSION } from '../generated/client/src/version.ts';

/**
 * Returns the value of `User-Agent`, for the logs of the platform. Undefined in browsers: they have their own, and another
 * one would need permission by CORS.
 */
export const getUserAgent = (): string | undefined =>
  'document' in globalThis || 'importScripts' in globalThis ? undefined : `accounting-platform-client/${VERSION}`;
