import type { JournalEntry } from '../requests/entry.ts';
import type { Traffic } from './traffic.ts';

export interface Finding {
  readonly message: string;
  readonly requests: readonly JournalEntry[];
}

export interface Rule {
  readonly id: string;
  readonly title: string;
  /** `error`: data are lost or doubled, or the client is locked out. `warning`: a later failure. `info`: an improvement. */
  readonly severity: 'error' | 'warning' | 'info';
  readonly advice: string;
  readonly guide: { readonly title: string; readonly page: string };
  readonly find: (traffic: Traffic) => readonly Finding[];
}

export const guides = {
  administrations: { title: 'Choosing an administration', page: 'choosing-an-administration' },
  errors: { title: 'Errors', page: 'errors' },
  filtering: { title: 'Filtering and sorting', page: 'filtering-and-sorting' },
  limits: { title: 'Rate limits and retries', page: 'rate-limits-and-retries' },
  masterData: { title: 'Master data and mandates', page: 'master-data-and-mandates' },
  paging: { title: 'Envelopes and paging', page: 'envelopes-and-paging' },
  signIn: { title: 'Signing in', page: 'signing-in' },
  synchronization: { title: 'Data synchronization', page: 'data-synchronization' },
  versions: { title: 'Versioning and change', page: 'versioning-and-change' },
} as const;
