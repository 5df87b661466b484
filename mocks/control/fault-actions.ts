import { invalid } from '../problems.ts';
import type { Action } from './control.ts';
import type { FaultOrder } from './faults.ts';
import { created, done, ok } from './world.ts';

/** Faults on demand. */
export const faultActions: Readonly<Record<string, Action>> = {
  listFaults: (_request, { faults }) => ok({ faults: faults.list() }),

  addFault({ body }, { faults, contract }) {
    const { times = 1, ...order } = body as FaultOrder;
    const { operationId } = order;
    if (operationId !== '*' && !contract.operations.some(({ id }) => id === operationId)) {
      const parameters = { value: operationId };
      throw invalid([{ field: 'operationId', key: 'faultOperationUnknown', parameters }]);
    }
    return created(faults.add({ ...order, times }));
  },

  removeFaults(_request, { faults }) {
    faults.clear();
    return done;
  },
};
