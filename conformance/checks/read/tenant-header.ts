import { ADMINISTRATIONS_PATH } from '../../data/discovery.ts';
import type { Collection } from '../../data/rows.ts';
import type { Meta, Page } from '../../judges/page.ts';
import { findTenantIssues } from '../../judges/records.ts';
import { formatValue } from '../../rules/format.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { Context } from '../check.ts';
import { getDefaultTenant, getOtherTenant, getOwnTenant, listInOtherTenant } from './other-tenant.ts';
import { type PageSpec, readPage } from './read-page.ts';
import { createListCheck } from './reproduce.ts';

/** The header, in both spellings, selects the administration. Without it there is a default. */
export const tenantHeaderCheck = createListCheck('X-Tenant-Id', async (known, context) => {
  if (getOwnTenant(context) === undefined) return;
  expectTenantName(context, known.exchange);
  const other = await listInOtherTenant(context, known);
  if (other) {
    expectTenantName(context, other.exchange);
    const headers = { 'x-tenant-id': undefined, 'x-tenantid': String(getOtherTenant(context)) };
    await readWith(context, known, 'X-TenantId of another administration', headers);
  }
  const page = await readWith(context, known, 'no X-Tenant-Id', { 'x-tenant-id': undefined });
  const defaultTenant = page && (await getDefaultTenant(context));
  if (!page || defaultTenant === undefined) return;
  const provenance = ['tenant-header-default', 'default-administration'];
  context.session.report(...findTenantIssues(page.exchange, defaultTenant).map((issue) => ({ ...issue, provenance })));
});

/** With both spellings `X-Tenant-Id` counts. One list shows it. */
export const bothHeadersCheck = createListCheck(
  'both spellings of X-Tenant-Id',
  async (known, context) => {
    const own = getOwnTenant(context);
    if (own === undefined) return;
    const headers = { 'x-tenant-id': String(own), 'x-tenantid': String(getOtherTenant(context) ?? own) };
    await readWith(context, known, 'both spellings of X-Tenant-Id', headers);
  },
  ({ path }) => path === ADMINISTRATIONS_PATH,
);

/** Reads a list. The default administration may lack its module or its parent. */
const readWith = (
  { session }: Context,
  known: Collection,
  description: string,
  headers: NonNullable<PageSpec['headers']>,
): Promise<Page | undefined> =>
  readPage(session, known, { description, query: [['metaOnly', 'true']], headers, alsoExpected: [403, 404] });

/** The name in the envelope is that in the list of administrations. */
function expectTenantName({ session, inventory }: Context, exchange: HttpExchange): void {
  const { administrationId, administrationName } = (exchange.json as { readonly _meta?: Meta | null })._meta ?? {};
  const administrations = inventory.getCollection(ADMINISTRATIONS_PATH)?.rows ?? [];
  const name = administrations.find(({ id }) => id === administrationId)?.name;
  if (name === undefined || administrationName === name) return;
  const message = `administrationName is ${formatValue(administrationName)}; expected ${formatValue(name)}.`;
  session.report({ rule: 'administration-name', message, exchanges: [exchange] });
}
