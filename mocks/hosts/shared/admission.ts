import { isUnderPath } from '../../../contract/router.ts';
import { createLimits } from '../../http/limits.ts';
import type { CreateAdmission, HttpRequest } from '../../http/types.ts';
import { ProblemError } from '../../messages/problems.ts';
import { GROWING_STATES, growsBooks } from '../../store/growing-states.ts';
import { hasKeys, type PlatformSettings } from '../../worlds/options.ts';
import { createQueue } from './queue.ts';

/** Bytes of a world with a key of its own: its longest request takes 0.2 s, and the others wait. */
export const DEFAULT_WORLD_BYTES = 6_000_000;

/** Bytes of an import into such a world, which takes as long. */
const DEFAULT_IMPORT_BYTES = 1_400_000;

/** Bytes of request bodies in memory, of one world and of all worlds of a host. */
const [MAX_WORLD_BODIES, MAX_BODIES] = [16_777_216, 268_435_456];

/** Creates the guards of each world of a host, which share memory and processor. */
export function createAdmissions(settings: PlatformSettings): CreateAdmission {
  const allBodies = createBudget(MAX_BODIES);

  return ({ isWorld, isKnown, measureSize, measureSignIns, now }) => {
    const limits = createLimits(settings.worldRateLimit, now);
    const isLimited = isWorld && hasKeys(settings);
    const { maxWorldBytes: maxBytes = isLimited ? DEFAULT_WORLD_BYTES : undefined } = settings;
    const { maxImportBytes = isLimited ? DEFAULT_IMPORT_BYTES : undefined } = settings;
    const bodies = createBudget(MAX_WORLD_BODIES);
    const enqueue = createQueue(GROWING_STATES.waitingRequests.limit, createBusyError);

    const isOperator = ({ exchange }: HttpRequest): boolean => exchange.isControl === true && !isWorld;

    /** Counts strangers, the owner and people who sign in separately, so that none uses up the limit of another. */
    function getCaller(request: HttpRequest): string {
      if (isKnown(request)) return 'owner';
      return isUnderPath('/connect', request.path) ? 'sign-in' : 'stranger';
    }

    return {
      maxBytes,
      enforceRate(request) {
        if (limits.list.length === 0 || isOperator(request)) return;
        const { retryAfter: seconds, rejectedBy: quota = '' } = limits.consume(getCaller(request));
        if (seconds === undefined) return;
        const headers = { 'retry-after': String(seconds) };
        throw new ProblemError(
          'too-many-requests',
          { key: 'sandboxBusy', parameters: { quota, seconds } },
          { headers },
        );
      },

      enforceSize({ exchange }, bytes) {
        if (maxBytes === undefined || !canGrow(exchange)) return;
        const size = measureSize();
        if (size + bytes <= maxBytes) return;
        // An import replaces the current data.
        const counted = isImport(exchange) ? 0 : size - measureSignIns();
        if (counted + bytes <= maxBytes) return;
        throw new ProblemError('insufficient-storage', {
          key: 'sandboxFull',
          parameters: { bytes: Math.max(counted, bytes), limit: maxBytes },
        });
      },

      limitBody: ({ exchange }, bytes) => (isImport(exchange) ? Math.min(bytes, maxImportBytes ?? bytes) : bytes),

      async carryOut(request, maxBodyBytes, receive, work) {
        if (isOperator(request)) return work(await receive());
        const { 'content-length': length = '' } = request.headers;
        const bytes = /^\d+$/.test(length) ? Math.min(Number(length), maxBodyBytes) : maxBodyBytes;
        const receiveAndWait = async () => {
          const body = await receive();
          return enqueue(() => {
            // The client receives no response. A ProblemError is not logged as an error of the sandbox.
            if (request.isAborted() || request.isDisconnected()) throw createBusyError();
            return work(body);
          });
        };
        return allBodies(bytes, () => bodies(bytes, receiveAndWait));
      },
    };
  };
}

/** Creates a function that reserves bytes of a budget during work. Throws a ProblemError 503 when too few are free. */
function createBudget(limit: number) {
  let reserved = 0;
  return async <Result>(bytes: number, work: () => Promise<Result>): Promise<Result> => {
    if (reserved + bytes > limit) throw createBusyError();
    reserved += bytes;
    try {
      return await work();
    } finally {
      reserved -= bytes;
    }
  };
}

const createBusyError = (): ProblemError =>
  new ProblemError('temporarily-unavailable', { key: 'worldBusy' }, { headers: { 'retry-after': '1' } });

const isImport = ({ operation }: HttpRequest['exchange']): boolean => operation?.id === 'replaceState';

const WRITES: readonly string[] = ['POST', 'PUT', 'PATCH'];

function canGrow({ operation, isControl }: HttpRequest['exchange']): boolean {
  if (!operation) return false;
  return isControl ? growsBooks(operation.id) : operation.isSecured && WRITES.includes(operation.method);
}
