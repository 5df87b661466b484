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
import type { RecordedResponses } from '../http/recorded-response.ts';
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

/** Parts of a platform: the public options of its sandbox, and what its host has. */
export interface PlatformParts extends PlatformSettings {
  readonly contract: ValidatedContract;
  /** The contract of the control plane. It is read on the first call. */
  readonly controlContract: () => ValidatedContract;
  readonly readRecordedResponses: () => RecordedResponses;
  readonly hasCookies: boolean;
  readonly log: (line: string) => void;
  readonly now: Now;
  readonly store: Store;
  /** True when the sandbox listens on the loopback interface. It enables the demo token and the control plane. */
  readonly isLocal: boolean;
  readonly isAllowedHost: HostGuard;
  /** Creates what admits the requests of a world, on a host that many share. Default: every request is carried out at once. */
  readonly createAdmission?: CreateAdmission | undefined;
  readonly mounts?: readonly Mount[];
  /** Checks whether the documentation is served under `/docs`, to link it. Default: it never is. */
  readonly hasSite?: () => boolean;
  /** True when the store has a clock already, so that `clock` is only what a reset restores. */
  readonly keepsStoredClock?: boolean;
  /** False freezes the clock at `clock`. Default: true. */
  readonly clockRunning?: boolean | undefined;
  /** Where faults, limits and the journal outlive the memory of a host that may discard it. Default: nowhere. */
  readonly openStorage?: (shutdown: AbortSignal) => RuntimeState;
  /** The worlds of a sandbox; undefined in a world, which has none. */
  readonly worlds?: WorldManager | undefined;
  /** Key of the control plane of a world, which takes it beside `controlKey`. */
  readonly worldKey?: string | undefined;
}

interface RuntimeState {
  readonly values: RuntimeStorage;
  readonly journal: JournalStorage;
}

/** Characters of the journal of a world: there are many worlds. */
const MAX_JOURNAL_CHARACTERS = 1_000_000;

export type Platform = ReturnType<typeof createPlatform>;

/** Composes the platform, without Node: server and files are passed in. Throws a StartupError for an option that is wrong. */
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
  // Nobody can read it otherwise.
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
    readRecordedResponses: options.readRecordedResponses,
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
    /** Restores the seed and revokes all tokens but that of a new world. */
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
