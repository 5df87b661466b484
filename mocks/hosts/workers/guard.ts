import { createHostGuard, type HostGuard } from '../../http/request-guards.ts';
import type { WorkerSettings } from './settings.ts';

/** Creates the allow-list of hosts of a trusted network, where the demo token works. Elsewhere every host is accepted. */
export const createGuard = ({ trustNetwork: isLocal = false, allowedHosts }: WorkerSettings): HostGuard =>
  createHostGuard({ isLocal, allowed: allowedHosts });
