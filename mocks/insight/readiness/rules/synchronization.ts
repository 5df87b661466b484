import { guides, type Rule } from '../rule.ts';
import {
  type ApiRequest,
  getClientKey,
  isSuccessful,
  readPageRequest,
  readResponse,
  type Traffic,
} from '../traffic.ts';

/** Rounding of a client's clock, in milliseconds. */
const CLOCK_TOLERANCE_MS = 1000;

/** Groups the first pages of the journal entry log since a moment, by client and administration. */
function groupSyncs({ calls }: Traffic): readonly (readonly ApiRequest[])[] {
  const syncs = calls.filter(
    (request) =>
      request.operation.resource === 'journalentrylog' &&
      isSuccessful(request) &&
      readPageRequest(request).page === 1 &&
      getStart(request) !== undefined,
  );
  return [...Map.groupBy(syncs, (request) => getClientKey(request)).values()];
}

const getStart = ({ search }: ApiRequest): number | undefined => {
  const [, text] = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'changeddate_from') ?? [];
  return text === undefined ? undefined : Date.parse(text);
};

function getNewestChange(request: ApiRequest): number {
  const { _data: rows } = readResponse(request) ?? {};
  const times = (Array.isArray(rows) ? rows : []).map((row) =>
    Date.parse((row as { ChangedDate: string }).ChangedDate),
  );
  return times
    .filter((time) => !Number.isNaN(time))
    .reduce((newest, time) => Math.max(newest, time), Number.NEGATIVE_INFINITY);
}

/** Reports a start after the log was read, and after all changes in it: it misses changes in between. */
export const syncGap: Rule = {
  id: 'sync-gap',
  title: 'Each synchronization starts where the last one did',
  severity: 'error',
  advice:
    'Send the newest ChangedDate that you read, or the time before the last request to the log, as ChangedDate_from.',
  guide: guides.synchronization,
  find: (traffic) =>
    groupSyncs(traffic).flatMap((syncs) =>
      syncs.slice(1).flatMap((sync, index) => {
        const before = syncs[index] as ApiRequest;
        const limit = Math.max(before.time + CLOCK_TOLERANCE_MS, getNewestChange(before));
        if (!((getStart(sync) ?? 0) > limit)) return [];
        const message =
          'The log is read from a moment after the synchronization before; changes in between are missed.';
        return [{ message, requests: [before, sync] }];
      }),
    ),
};

/** Reports a copy of the ledger without period 0, which the log omits: it has no year-end closing. */
export const periodZeroUnread: Rule = {
  id: 'period-zero-unread',
  title: 'Period 0 is read again from time to time',
  severity: 'warning',
  advice: 'Read the ledger lines of period 0 of each book year as a whole: the log does not have them.',
  guide: guides.synchronization,
  find: (traffic) =>
    groupSyncs(traffic).flatMap((syncs) => {
      const { client, administration } = syncs[0] as ApiRequest;
      const lines = traffic.calls.filter(
        (request) =>
          request.operation.resource === 'ledgerlines' &&
          request.client === client &&
          request.administration === administration,
      );
      const hasPeriodZero = lines.some((request) =>
        /(^|&)period=(0|.*,0)(&|,|$)/i.test(readPageRequest(request).selection),
      );
      if (syncs.length < 2 || lines.length === 0 || hasPeriodZero) return [];
      return [{ message: 'Ledger lines are synchronized, and those of period 0 were not read.', requests: syncs }];
    }),
};
