import { findClosest } from '../../../contract/did-you-mean.ts';
import type { FaultOptions } from '../../http/types.ts';
import { validationError } from '../../messages/problems.ts';
import { type Action, created, noContent, ok } from './context.ts';

export const faultActions: Readonly<Record<string, Action>> = {
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
