import type { ApiRequest, Traffic } from './traffic.ts';

/** Requests with one refresh token that come within this time belong together: workers that do not know of each other. */
export const SIMULTANEOUS_MS = 1000;

/** The refreshes, oldest first. */
export const listRefreshes = ({ tokenRequests }: Traffic): readonly ApiRequest[] =>
  tokenRequests.filter(({ tokens }) => tokens?.parameters.grant_type === 'refresh_token');

export const getRefreshToken = ({ tokens }: ApiRequest): unknown => tokens?.parameters.refresh_token;
