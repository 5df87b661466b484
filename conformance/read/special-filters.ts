import type { Parameter } from '../../scripts/document/openapi.ts';
import type { Collection } from '../discovery.ts';
import type { Finding } from '../http.ts';
import type { Session } from '../session.ts';
import { probeActiveState } from './active-state.ts';
import { probeChangedSince } from './changed-since.ts';
import { getListParameters } from './list-parameters.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

type ParameterProbe = (session: Session, known: Collection, parameter: Parameter) => Promise<readonly Finding[]>;

/** The probes of filters that are no fields, by name. */
export const specialProbes: Readonly<Record<string, ParameterProbe>> = {
  ActiveState: probeActiveState,
  ChangedDate_from: probeChangedSince,
};

/** The filters of one list only. */
export const specialFiltersCheck = createListCheck(
  'special filters',
  async (collection, { session }) => {
    for (const parameter of getListParameters(collection.operation).special) {
      const probe = specialProbes[parameter.name];
      if (probe) await reportReproducible(session, collection, (known) => probe(session, known, parameter));
    }
  },
  (operation) => getListParameters(operation).special.length > 0,
);
