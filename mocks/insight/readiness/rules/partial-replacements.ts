import { guides, type Rule } from '../rule.ts';
import { type ApiRequest, getClientKey, isSuccessful, readBody, readResponse } from '../traffic.ts';

/** Reports a PUT that omits fields which the integration knew to be filled, and so empties them. */
export const partialReplacement: Rule = {
  id: 'partial-replacement',
  title: 'PUT sends the whole record',
  severity: 'error',
  advice: 'Send all fields with PUT, or only the changed ones with PATCH.',
  guide: guides.masterData,
  find: ({ calls }) =>
    calls
      .filter((request) => request.operation.kind === 'replace' && isSuccessful(request))
      .flatMap((replacement) => {
        const known = calls.findLast(
          (request) => request.time < replacement.time && isSuccessful(request) && isSameRecord(request, replacement),
        );
        const emptied = known ? findEmptied(known, replacement) : [];
        if (!known || emptied.length === 0) return [];
        const message = `${replacement.operation.id} did not send ${emptied.join(', ')}, and emptied them.`;
        return [{ message, requests: [known, replacement] }];
      }),
};

/** Checks for a request to the record, or for its creation. */
function isSameRecord(request: ApiRequest, { path, ...replacement }: ApiRequest): boolean {
  if (request.method !== 'POST') return getClientKey(request) === getClientKey({ ...replacement, path });
  const created = `${request.path}/${readResponse(request)?.id}`;
  return created === path && getClientKey({ ...request, path }) === getClientKey({ ...replacement, path });
}

function findEmptied(known: ApiRequest, replacement: ApiRequest): readonly string[] {
  const [before, sent, after] = [readResponse(known), readBody(replacement), readResponse(replacement)];
  if (!before || !sent || !after) return [];
  return Object.keys(before).filter((name) => before[name] !== null && !(name in sent) && after[name] === null);
}
