import type { Platform, PlatformOptions } from '../api/platform.ts';
import type { TokenInput, TokenPair } from '../sign-in/tokens.ts';

/** A sandbox without a server: the one at the root, or a world. */
export interface SandboxCore extends Platform {
  /** Issues a token pair, as after a sign-in. */
  readonly issueTokens: (input: TokenInput) => Promise<TokenPair>;
}

/** What a world has by itself; everything else it shares. */
export type WorldParts = Pick<PlatformOptions, 'store' | 'clock' | 'hasClock' | 'admit' | 'journal'>;
