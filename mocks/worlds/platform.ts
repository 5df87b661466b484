import { lazy } from '../../contract/memoize.ts';
import { parseMoment } from '../../contract/moments.ts';
import { createAdministrations, createAuthentication, createTokenCheck } from '../api/authentication.ts';
import type { ControlContext } from '../api/control/context.ts';
import { createControl, hasKey } from '../api/control/control.ts';
import { createPlatformApi } from '../api/platform-api.ts';
import { createSignIn } from '../api/sign-in/sign-in.ts';
import { createOriginPolicy } from '../http/cors.ts';
import { createFaultInjector } from '../http/faults.ts';
import { createLimits } from '../http/limits.ts';
import { createPipeline } from '../http/pipeline.ts';
import type { HostGuard } from '../http/request-guards.ts';
import type { CreateAdmission, Mount, RuntimeStorage } from '../http/types.ts';
import { createJournal, type JournalStorage } from '../insight/requests/journal.ts';
import { StartupError } from '../messages/startup-error.ts';
import { demoUsers } from '../seed/demo-users.ts';
import { expireAccessToken, measureOAuth, revokeAll } from '../store/access-tokens.ts';
import { type Clock, createClock, type Now } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { hasControlPlane, type PlatformSettings } from './options.ts';
import type { WorldManager } from './world.ts';
import { createWorldActions } from './world-actions.ts';

/** Parts of a platform: the public options of its sandbox, and parts of its host. */
export interface PlatformParts extends PlatformSettings {
  readonly contract: ValidatedContract;
  /** Returns the contract of the control plane, read on the first call. */
  readonly controlContract: () => ValidatedContract;
  readonly hasCookies: boolean;
  readonly log: (line: string) => void;
  readonly now: Now;
  readonly store: Store;
  /** True on the loopback interface, which enables the demo token and the control plane. */
  readonly isLocal: boolean;
  readonly isAllowedHost: HostGuard;
  /** Creates the guards of a world on a shared host. Default: none. */
  readonly createAdmission?: CreateAdmission | undefined;
  readonly mounts?: readonly Mount[];
  /** True when the documentation is served under `/docs`, for links. Default: false. */
  readonly hasSite?: () => boolean;
  /** True when the store already has a clock: `clock` is then only for resets. */
  readonly keepsStoredClock?: boolean;
  /** False freezes the clock at `clock`. Default: true. */
  readonly clockRunning?: boolean | undefined;
  /** Opens storage for faults, limits and the journal on a host that may discard its memory. Default: none. */
  readonly openStorage?: (shutdown: AbortSignal) => RuntimeState;
  /** Worlds of a sandbox; undefined in a world. */
  readonly worlds?: WorldManager | undefined;
  /** Key of a world's control plane, besides `controlKey`. */
  readonly worldKey?: string | undefined;
}

interface RuntimeState {
  readonly values: RuntimeStorage;
  readonly journal: JournalStorage;
}

/** Characters of a world's journal, as there are many worlds. */
const MAX_JOURNAL_CHARACTERS = 1_000_000;

export type Platform = ReturnType<typeof createPlatform>;

/** Composes the platform, independent of Node. Throws a StartupError for an invalid option. */
export function createPlatform(options: PlatformParts) {
  const { contract, store, isLocal, worlds, now } = options;
  const isWorld = worlds === undefined;
  const { database } = store;
  const shutdown = new AbortController();
  const storage = options.openStorage?.(shutdown.signal);
  const limits = createLimits(options.rateLimit, now, storage?.values);
  const setClock = createClockSetter(options.clock, options.clockRunning);
  const clock = createClock(database, now);
  if (!options.keepsStoredClock) setClock(clock);
  const administrations = createAdministrations(database, contract);
  const faults = createFaultInjector(shutdown.signal, storage?.values);
  const hasControl = hasControlPlane(isLocal, options);
  const maxCharacters = isWorld ? MAX_JOURNAL_CHARACTERS : undefined;
  // Without a control plane, nobody can read it.
  const journal = createJournal(hasControl ? options.journal : 0, storage?.journal, maxCharacters);
  const reset = () => {
    store.reset();
    setClock(clock);
    faults.clear();
    limits.reset();
    revokeAll(database);
  };
  const { hasCookies, log } = options;
  const signIn = createSignIn({ database, users: demoUsers, hasCookies, log, now });
  const keys = listKeys(options);
  const hasToken = createTokenCheck({ database, now, isDemoTokenOn: isLocal });
  const admission = options.createAdmission?.({
    isWorld,
    isKnown: (request) =>
      request.exchange.isControl ? hasKey(request.headers['x-sandbox-key'], keys) : hasToken(request),
    measureSize: store.snapshots.measureSize,
    measureSignIns: () => measureOAuth(database),
    now,
  });
  const context: ControlContext = {
    isWorld,
    keys,
    isCreationOpen: options.openWorlds === true && !isWorld,
    contract,
    database,
    clock,
    faults,
    limits,
    journal,
    administrations,
    reset,
    hasSite: options.hasSite,
    shutdown: shutdown.signal,
    snapshots: store.snapshots,
    maxBytes: admission?.maxBytes,
    issueTokens: signIn.issueTokens,
    expireToken: (token) => expireAccessToken(database, token, now()),
  };
  const authenticate = createAuthentication({
    database,
    administrations,
    now,
    users: demoUsers,
    isDemoTokenOn: isLocal,
    isTrustedOrigin: createOriginPolicy(options.allowedOrigins),
  });
  const respond = createPipeline({
    isAllowedHost: options.isAllowedHost,
    platform: createPlatformApi({ contract, clock, database, authenticate, signIn }),
    control: hasControl
      ? lazy(() => createControl(options.controlContract(), context, createWorldActions(worlds)))
      : undefined,
    mounts: [signIn.page, ...(options.mounts ?? [])],
    faults,
    limits,
    admission,
    journal,
    log,
    now,
    onContractViolation: options.onContractViolation ?? 'error',
  });
  return {
    respond,
    /** Restores the seed and revokes all tokens except a new world's. */
    reset,
    stop: (reason: 'stopped' | 'deleted' = 'stopped') => shutdown.abort(reason),
    issueTokens: signIn.issueTokens,
  };
}

function listKeys({ controlKey, worldKey, openWorlds }: PlatformParts): readonly string[] | undefined {
  const keys = [controlKey, worldKey].filter((key) => key !== undefined);
  return keys.length > 0 || openWorlds ? keys : undefined;
}

function createClockSetter(time: string | undefined, isRunning = true): (clock: Clock) => void {
  if (time === undefined) return () => undefined;
  const start = parseMoment(time);
  if (start) return (clock) => clock.set(start, isRunning);
  throw new StartupError(`"${time}" is not a time for the clock. Write it like this: 2026-04-16T09:30:00Z.`);
}
