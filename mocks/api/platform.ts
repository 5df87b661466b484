import type { Contract } from '../contract/contract.ts';
import { lazy } from '../contract/memoize.ts';
import type { Mount } from '../http/api.ts';
import { createOriginPolicy } from '../http/cors.ts';
import { createLimits } from '../http/limits.ts';
import { createPipeline, type MockResponder, type Pipeline, type PipelineOptions } from '../http/pipeline.ts';
import type { HostGuard } from '../http/request-guards.ts';
import { createJournal } from '../journal/journal.ts';
import type { SandboxOptions } from '../options.ts';
import { demoUsers } from '../seed/users.ts';
import { StartupError } from '../startup-error.ts';
import { revokeAll } from '../store/access-tokens.ts';
import { type Clock, createClock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { createAdministrations, createAuthentication } from './authentication.ts';
import type { ControlContext } from './control/context.ts';
import { createControl } from './control/control.ts';
import { createFaultInjector } from './control/faults.ts';
import type { Worlds } from './control/worlds.ts';
import { hasControlPlane } from './has-control-plane.ts';
import { createPlatformApi } from './platform-api.ts';

export interface PlatformOptions
  extends Pick<PipelineOptions, 'admit'>,
    Pick<SandboxOptions, 'clock' | 'rateLimit' | 'allowedOrigins' | 'controlKey' | 'journal' | 'onContractViolation'> {
  readonly contract: Contract;
  /** The contract of the control plane. It is read on the first call. */
  readonly controlContract: () => Contract;
  readonly store: Store;
  /** Whether the store has a clock already, so that `clock` is only what a reset restores. */
  readonly hasClock?: boolean;
  /** The worlds of the sandbox; undefined in a world. */
  readonly worlds?: Worlds | undefined;
  /** Whether the sandbox listens on the loopback interface. It enables the demo token and the control plane. */
  readonly isLocal: boolean;
  readonly isAllowedHost: HostGuard;
  /** Handlers of other paths: sign-in, the site. */
  readonly mounts: readonly Mount[];
  readonly issueTokens: ControlContext['issueTokens'];
  /** Creates documented responses on demand; undefined where `Prefer` is not supported. */
  readonly createMockResponse?: MockResponder | undefined;
  readonly log: (line: string) => void;
}

/** The platform without a server. */
export interface Platform {
  readonly respond: Pipeline;
  /** Restores the seed and revokes all tokens. */
  readonly reset: () => void;
  /** Ends injected delays and streams, so that requests can finish. */
  readonly stop: () => void;
}

/**
 * Composes the platform. It does not depend on Node: server, files and authorization server are passed in.
 *
 * @throws StartupError when an option is wrong.
 */
export function createPlatform(options: PlatformOptions): Platform {
  const { contract, store, isLocal } = options;
  const { database } = store;
  const limits = createLimits(options.rateLimit);
  const setClock = createClockSetter(options.clock);
  const clock = createClock(database);
  if (!options.hasClock) setClock(clock);
  const administrations = createAdministrations(database, contract);
  const shutdown = new AbortController();
  const faults = createFaultInjector(shutdown.signal);
  const hasControl = hasControlPlane(options);
  // Nobody can read it otherwise.
  const journal = createJournal(hasControl ? options.journal : 0);
  const reset = () => {
    store.reset();
    setClock(clock);
    faults.clear();
    limits.reset();
    revokeAll(database);
  };
  const context: ControlContext = {
    ...{ contract, database, clock, faults, limits, journal, administrations, reset },
    shutdown: shutdown.signal,
    snapshots: store.snapshots,
    users: demoUsers,
    ...{ issueTokens: options.issueTokens, worlds: options.worlds },
  };
  const authenticate = createAuthentication({
    ...{ database, administrations, users: demoUsers, isDemoTokenOn: isLocal },
    isTrustedOrigin: createOriginPolicy(options.allowedOrigins),
  });
  const respond = createPipeline({
    ...{ isAllowedHost: options.isAllowedHost, admit: options.admit },
    platform: createPlatformApi({ contract, clock, database, authenticate }),
    control: hasControl
      ? lazy(() => createControl({ context, key: options.controlKey, contract: options.controlContract() }))
      : undefined,
    mounts: options.mounts,
    createMockResponse: options.createMockResponse,
    ...{ faults, limits, journal, log: options.log, onContractViolation: options.onContractViolation ?? 'error' },
  });
  return { respond, reset, stop: () => shutdown.abort() };
}

/** Creates a function that sets the clock to its initial time, if it has one. */
function createClockSetter(time: string | undefined): (clock: Clock) => void {
  if (time === undefined) return () => undefined;
  const start = new Date(time);
  if (!Number.isNaN(start.getTime())) return (clock) => clock.set(start, true);
  throw new StartupError(`"${time}" is not a time for the clock. Write it like this: 2026-04-16T09:30:00Z.`);
}
