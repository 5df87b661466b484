import { findClosest } from '../../../contract/did-you-mean.ts';
import { parseMoment } from '../../../contract/moments.ts';
import { verifyBooks } from '../../accounting/verification/verify-books.ts';
import { type FaultOptions, JSON_HEADERS } from '../../http/types.ts';
import { ProblemError, validationError } from '../../messages/problems.ts';
import { demoUsers } from '../../seed/demo-users.ts';
import { isClockTime, toTimestamp } from '../../store/clock.ts';
import { GROWING_STATES } from '../../store/growing-states.ts';
import { replaceState } from '../../store/import-state.ts';
import { exportState, type SandboxState, toStoredContract } from '../../store/state.ts';
import { BASELINE } from '../../store/store.ts';
import { type Action, type ControlContext, created, noContent, ok } from './context.ts';

export const sandboxActions: Readonly<Record<string, Action>> = {
  getHealth(_request, { contract, clock, database }) {
    const failure = database.getFailure?.();
    if (failure) throw failure;
    return ok({ status: 'ok', contractVersion: contract.document.info.version, now: clock.timestamp() });
  },

  reset(_request, control) {
    control.reset();
    return noContent;
  },

  getState: (_request, { database, contract, clock }) => ({
    status: 200,
    headers: JSON_HEADERS,
    // Bytes are not serialized again. Each record has a line.
    body: new TextEncoder().encode(exportState(database, toStoredContract(contract), clock)),
  }),

  replaceState({ body }, { database, contract }) {
    const issues = replaceState(body as SandboxState, database, contract, verifyBooks);
    if (issues.length > 0) throw validationError(issues);
    return noContent;
  },

  listSnapshots: (_request, control) => ok({ snapshots: listSnapshots(control) }),

  takeSnapshot({ body }, control) {
    const name = (body as { name?: string } | undefined)?.name ?? nextName(control);
    const isFull = !control.snapshots.has(name) && listSnapshots(control).length >= MAX_SNAPSHOTS;
    if (isFull || !control.snapshots.save(name, control.maxBytes)) {
      throw validationError([{ field: 'body', key: 'snapshotsFull', parameters: { limit: MAX_SNAPSHOTS } }]);
    }
    return created(listSnapshots(control).find((snapshot) => snapshot.name === name));
  },

  restoreSnapshot({ parameters }, control) {
    control.snapshots.restore(getName(parameters.path, control));
    return noContent;
  },

  deleteSnapshot({ parameters }, control) {
    control.snapshots.remove(getName(parameters.path, control));
    return noContent;
  },

  getClock: (_request, { clock }) => ok(clock.state()),

  setClock({ body }, { clock }) {
    const { now, running = true } = body as { now: string; running?: boolean };
    setTo(parseMoment(now), running, 'now', clock);
    return ok(clock.state());
  },

  advanceClock({ body }, { clock }) {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = body as Readonly<Record<string, number>>;
    const later = clock.now().getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    setTo(new Date(later), clock.state().running, 'body', clock);
    return ok(clock.state());
  },

  resetClock(_request, { clock }) {
    clock.reset();
    return ok(clock.state());
  },

  issueTokens({ body }, { issueTokens }) {
    const { user, expiresIn } = body as { user: string; expiresIn?: number };
    const values = demoUsers.map(({ name }) => name);
    if (!values.includes(user)) {
      throw validationError([{ field: 'user', key: 'enum', parameters: { values } }]);
    }
    const pair = issueTokens({ user, ...(expiresIn !== undefined && { expiresIn }) });
    return { status: 200, headers: { ...JSON_HEADERS, 'cache-control': 'no-store' }, body: pair };
  },

  expireToken({ body }, { expireToken }) {
    const { token } = body as { token: string };
    if (!expireToken(token)) throw new ProblemError('not-found', { key: 'tokenNotFound' });
    return noContent;
  },

  listFaults: (_request, { faults }) => ok({ faults: faults.pending }),

  addFault({ body }, { faults, contract }) {
    const options = body as FaultOptions;
    const { operationId } = options;
    const names = contract.operations.map(({ id }) => id);
    if (operationId !== '*' && !names.includes(operationId)) {
      const suggestion = findClosest(operationId, names);
      const key = suggestion === undefined ? 'operationUnknown' : 'operationUnknownDidYouMean';
      const parameters = { value: operationId, ...(suggestion !== undefined && { suggestion }) };
      throw validationError([{ field: 'operationId', key, parameters }]);
    }
    return created(faults.add(options));
  },

  getLimits: (_request, { limits }) => ok({ limits: limits.list }),

  setLimits({ body }, { limits }) {
    limits.set((body as { limits: string[] }).limits);
    return ok({ limits: limits.list });
  },

  removeFaults(_request, { faults }) {
    faults.clear();
    return noContent;
  },
};

function setTo(moment: Date | undefined, running: boolean, field: string, clock: ControlContext['clock']): void {
  if (!moment || !isClockTime(moment)) throw validationError([{ field, key: 'clockTooFar' }]);
  clock.set(moment, running);
}

const { limit: MAX_SNAPSHOTS } = GROWING_STATES.snapshots;

const listSnapshots = ({ snapshots }: ControlContext) =>
  snapshots
    .list()
    .filter(({ name }) => name !== BASELINE)
    .map(({ name, createdAt }) => ({ name, createdAt: toTimestamp(createdAt) }));

function nextName({ snapshots }: ControlContext): string {
  let number = 1;
  while (snapshots.has(`snapshot-${number}`)) number += 1;
  return `snapshot-${number}`;
}

function getName(path: Readonly<Record<string, unknown>>, { snapshots }: ControlContext): string {
  const name = String(path.name);
  if (snapshots.has(name) && name !== BASELINE) return name;
  throw new ProblemError('not-found', { key: 'snapshotUnknown', parameters: { name } });
}
