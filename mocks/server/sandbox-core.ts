import { hasControlPlane } from '../api/has-control-plane.ts';
import { createPlatform, type PlatformOptions } from '../api/platform.ts';
import type { Mount } from '../http/api.ts';
import type { SandboxCore } from '../worlds/sandbox-core.ts';
import { type AuthorizationServerLoader, mountInspector, mountSignIn } from './mounts.ts';

/** What the sandboxes of a server share: the one at its root, and each world. */
export interface SharedParts
  extends Omit<PlatformOptions, 'store' | 'clock' | 'hasClock' | 'worlds' | 'admit' | 'mounts' | 'issueTokens'> {
  readonly loadAuthorizationServer: AuthorizationServerLoader;
}

/** What one of them has by itself. */
export interface OwnParts extends Pick<PlatformOptions, 'store' | 'clock' | 'hasClock' | 'worlds' | 'admit'> {
  /** Handlers of paths besides sign-in. */
  readonly mounts?: readonly Mount[];
}

/** Creates a sandbox without a server: its store, clock, sign-in, faults and limits. */
export function createSandboxCore(shared: SharedParts, { mounts = [], ...own }: OwnParts): SandboxCore {
  const signIn = mountSignIn(shared.loadAuthorizationServer, own.store.database);
  const { issueTokens } = signIn;
  const inspector = hasControlPlane(shared) ? [mountInspector(shared.isLocal)] : [];
  const platform = createPlatform({ ...shared, ...own, mounts: [signIn, ...inspector, ...mounts], issueTokens });
  return { ...platform, issueTokens };
}
