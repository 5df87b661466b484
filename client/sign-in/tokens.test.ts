import { describe, expect, it, vi } from 'vitest';
import { createTokenPair } from '../../test/support/client/fake-platform.ts';
import { type TokenResponse, toTokens } from './tokens.ts';

const response = createTokenPair(1) as TokenResponse;

describe('toTokens', () => {
  it('returns tokens that expire from the time of the request', () => {
    expect(toTokens(response, Date.UTC(2026, 3, 16, 12))).toEqual({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      expiresAt: '2026-04-16T13:00:00.000Z',
      scope: 'accounting-api offline_access',
    });
  });

  it('counts from now by default', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 3, 16, 12), toFake: ['Date'] });
    const { expiresAt } = toTokens(response);
    vi.useRealTimers();
    expect(expiresAt).toBe('2026-04-16T13:00:00.000Z');
  });

  it('needs neither an expiry nor a scope', () => {
    expect(toTokens({ access_token: 'a', refresh_token: 'b' })).toEqual({ accessToken: 'a', refreshToken: 'b' });
  });

  it.each([
    ['access token', { ...response, access_token: '' }, 'The response has no access_token.'],
    ['refresh token', { ...response, refresh_token: undefined }, 'no refresh_token. Request the scope offline_access'],
  ])('throws a TypeError without %s, which names no token', (_, incomplete, message) => {
    expect(() => toTokens(incomplete)).toThrow(TypeError);
    expect(() => toTokens(incomplete)).toThrow(message);
    expect(() => toTokens(incomplete)).not.toThrow(/access-1|refresh-1/);
  });
});
