import type { RecordOf } from '../../contract/record-types.ts';
import type { ResourceHooks } from '../hooks.ts';

/** A user sees the administrations that they may access. */
export const administrations: ResourceHooks<RecordOf<'administrations'>> = {
  accessFilter: ({ user }) => [['id', user.administrations]],
};
