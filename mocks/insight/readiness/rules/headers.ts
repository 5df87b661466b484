import { guides, type Rule } from '../rule.ts';
import type { ApiRequest, Traffic } from '../traffic.ts';

export const inaccessibleTenant: Rule = {
  id: 'inaccessible-tenant',
  title: 'X-Tenant-Id names an administration of the user',
  severity: 'error',
  advice: 'Read the list of administrations with the token of the user, and send an identifier from it.',
  guide: guides.administrations,
  find: ({ calls }) =>
    calls
      .filter(({ problem }) => problem?.kind === 'administration-not-accessible')
      .map((request) => ({
        message: `${request.operation.id} was sent for an administration that the user has no access to.`,
        requests: [request],
      })),
};

export const missingTenant: Rule = {
  id: 'missing-tenant',
  title: 'X-Tenant-Id is sent with each request',
  severity: 'warning',
  advice: 'Send X-Tenant-Id. The default administration of a user can be another one tomorrow.',
  guide: guides.administrations,
  find(traffic) {
    const requests = traffic.calls.filter((request) => needsTenant(request, traffic) && !hasTenant(request));
    return requests.length > 0 ? [{ message: 'Requests rely on the default administration.', requests }] : [];
  },
};

/** Checks that the response depends on the administration, unlike the list of administrations and shared data. */
function needsTenant({ operation }: ApiRequest, { contract }: Traffic): boolean {
  const resource = contract.resources.get(operation.resource);
  return resource !== undefined && resource.name !== 'administrations' && !resource.isShared;
}

const hasTenant = ({ headers }: ApiRequest): boolean =>
  headers['x-tenant-id'] !== undefined || headers['x-tenantid'] !== undefined;

/** Default language of `fetch` in Node. */
const ANY = '*';

export const missingLanguage: Rule = {
  id: 'missing-language',
  title: 'Accept-Language is sent with each request',
  severity: 'warning',
  advice: 'Send the language of the user, such as nl-NL: the messages of errors are for people.',
  guide: guides.errors,
  find({ calls }) {
    const requests = calls.filter(({ headers: { 'accept-language': language = ANY } }) => language === ANY);
    return requests.length > 0 ? [{ message: 'Requests have no Accept-Language.', requests }] : [];
  },
};
