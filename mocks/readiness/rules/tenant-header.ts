import { guides, type Rule } from '../rule.ts';
import { type ApiRequest, getResource, type Traffic } from '../traffic.ts';

/** Administrations that the token does not give access to. */
export const inaccessibleTenant: Rule = {
  id: 'inaccessible-tenant',
  title: 'X-Tenant-Id names an administration of the user',
  severity: 'error',
  advice: 'Read the list of administrations with the token of the user, and send an identifier from it.',
  guide: guides.administrations,
  find: ({ calls }) =>
    calls
      .filter(({ problem }) => problem?.kind === 'administration-not-accessible')
      .map(({ operation, sequence }) => ({
        message: `${operation.id} was sent for an administration that the user has no access to.`,
        requests: [sequence],
      })),
};

/** Requests that leave it to the platform which administration they are about. */
export const missingTenant: Rule = {
  id: 'missing-tenant',
  title: 'X-Tenant-Id is sent with each request',
  severity: 'warning',
  advice: 'Send X-Tenant-Id. The default administration of a user can be another one tomorrow.',
  guide: guides.administrations,
  find(traffic) {
    const requests = traffic.calls.filter((request) => needsTenant(request, traffic) && !hasTenant(request));
    if (requests.length === 0) return [];
    return [{ message: 'Requests rely on the default administration.', requests: requests.map((it) => it.sequence) }];
  },
};

/** Whether the response depends on the administration: the list of them does not, and shared data do not. */
function needsTenant(request: ApiRequest, traffic: Traffic): boolean {
  const resource = getResource(request, traffic);
  return resource !== undefined && resource.name !== 'administrations' && !resource.shared;
}

const hasTenant = ({ headers }: ApiRequest): boolean =>
  headers['x-tenant-id'] !== undefined || headers['x-tenantid'] !== undefined;
