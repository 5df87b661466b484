import { findClosest } from '../../contract/validation/did-you-mean.ts';
import { validationError } from '../../messages/problems.ts';
import type { Action } from './action.ts';
import type { FaultOrder } from './faults.ts';
import { created, done, ok } from './world.ts';

/** Faults on demand. */
export const faultActions: Readonly<Record<string, Action>> = {
  listFaults: (_request, { faults }) => ok({ faults: faults.list() }),

  addFault({ body }, { faults, contract }) {
    const { times = 1, ...order } = body as FaultOrder;
    const { operationId } = order;
    const names = contract.operations.map(({ id }) => id);
    if (operationId !== '*' && !names.includes(operationId)) {
      const suggestion = findClosest(operationId, names);
      const key = suggestion === undefined ? 'operationUnknown' : 'operationUnknownDidYouMean';
      const parameters = { value: operationId, ...(suggestion !== undefined && { suggestion }) };
      throw validationError([{ field: 'operationId', key, parameters }]);
    }
    return created(faults.add({ ...order, times }));
  },

  removeFaults(_request, { faults }) {
    faults.clear();
    return done;
  },
};
