import type { Context } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import type { Collection } from '../found.ts';
import type { Ask } from '../session.ts';
import { listCheck } from './confirm.ts';
import {
  administration,
  administrationsPath,
  elsewhere,
  otherAdministration,
  ownAdministration,
  usualAdministration,
} from './elsewhere.ts';
import { administrationOf, type Meta, type Page, readPage, show } from './page.ts';

/** The header chooses the administration, whichever of its spellings is sent. Without it there is always the same one. */
export const tenantHeader = listCheck('X-Tenant-Id', async (known, context) => {
  const own = ownAdministration(context);
  if (own === undefined) return;
  expectFrom(context, known.exchange, own);
  expectName(context, known.exchange);
  const other = otherAdministration(context);
  const theirs = await elsewhere(context, known);
  if (theirs) expectFrom(context, theirs.exchange, other);
  const unnamed = await ask(context, known, 'no X-Tenant-Id', { 'x-tenant-id': undefined });
  const usual = unnamed && (await usualAdministration(context));
  if (unnamed && usual !== undefined) expectFrom(context, unnamed.exchange, usual);
});

/** With both spellings `X-Tenant-Id` counts. One list tells. */
export const bothHeaders = listCheck(
  'both spellings of X-Tenant-Id',
  async (known, context) => {
    const own = ownAdministration(context);
    const both = { 'x-tenant-id': String(own), 'x-tenantid': String(otherAdministration(context) ?? own) };
    const chosen = own === undefined ? undefined : await ask(context, known, 'both spellings of X-Tenant-Id', both);
    if (chosen) expectFrom(context, chosen.exchange, own);
  },
  ({ path }) => path === administrationsPath,
);

/** The administration without the header may lack a module that the list needs, or the parent of the list. */
const ask = (
  { session }: Context,
  known: Collection,
  about: string,
  headers: NonNullable<Ask['headers']>,
): Promise<Page | undefined> =>
  readPage(session, known, { about, query: [['metaOnly', 'true']], headers, or: [403, 404] });

function expectFrom({ session }: Context, exchange: Exchange, expected: unknown): void {
  const came = administrationOf(exchange);
  if (came === expected) return;
  const message = `administrationId is ${show(came)}; ${show(expected)} was to be expected.`;
  session.violate({ rule: 'administration', message }, exchange);
}

/** An administration has the same name in the list of administrations and in the envelope. */
function expectName(context: Context, exchange: Exchange): void {
  const meta = (exchange.json as { readonly _meta?: Meta | null })._meta;
  const name = administration(context, meta?.administrationId)?.name;
  if (name === undefined || meta?.administrationName === name) return;
  const message = `administrationName is ${show(meta?.administrationName)}; the administration is called ${show(name)}.`;
  context.session.violate({ rule: 'administration name', message }, exchange);
}
