import { guides, type Rule } from '../rule.ts';
import { type ApiRequest, getClientKey, isSuccessful } from '../traffic.ts';

/** Single reads of one kind of record, within the time, for which a list would do. */
const MAX_READS = 20;
const PERIOD_MS = 60_000;

/** Records that are read one by one. */
export const singleReads: Rule = {
  id: 'single-reads',
  title: 'Many records are read as a list',
  severity: 'info',
  advice: 'Read lists with a large pageSize, and select the fields that you need.',
  guide: guides.limits,
  find({ calls }) {
    const reads = calls.filter((request) => request.operation.kind === 'get' && isSuccessful(request));
    const groups = Map.groupBy(reads, (request) => getClientKey({ ...request, path: request.operation.path }));
    return [...groups.values()].filter(isBurst).map((group) => ({
      message: `${group[0]?.operation.id} read ${countRecords(group)} records one by one.`,
      requests: group.map(({ sequence }) => sequence),
    }));
  },
};

const countRecords = (group: readonly ApiRequest[]): number => new Set(group.map(({ path }) => path)).size;

const isBurst = (group: readonly ApiRequest[]): boolean =>
  countRecords(group) > MAX_READS &&
  group.some(({ time }, index) => (group[index + MAX_READS]?.time ?? Number.POSITIVE_INFINITY) - time < PERIOD_MS);
