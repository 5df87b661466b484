/** A consumer's worker at the edge, without the modules of Node. See `main.ts`. */
import { createClient, NotFoundError } from '@accounting-platform/client';
import { memoryLedgerStore, syncLedger } from '@accounting-platform/client/sync';
import { calculateSalesInvoice } from '@accounting-platform/client/totals';

async function callSandbox(baseUrl: string) {
  const client = createClient({ baseUrl, token: 'sandbox-demo-token', tenant: 1 });
  const created = await client.debtors.create({ name: 'Molenaar & Zn.', debtorKindId: 1 });
  const missing = await client.debtors.get(999_999).catch((error: unknown) => error);
  const { id } = await client.inboxFiles.upload(new Blob(['%PDF-1.4 a scan']));
  const { verified } = await syncLedger({ client, store: memoryLedgerStore(), bookyears: [2026] });
  const { _data: vatCodes } = await client.vatCodes.list({ salesCode: true });
  const lines = [{ bookingType: 'G', quantity: 3, unitPrice: 19.95, vatCodeId: vatCodes[0]?.id }] as const;
  return {
    created: (await client.debtors.get(created.id)).name,
    missing: missing instanceof NotFoundError,
    file: await (await client.inboxFiles.download(id)).text(),
    verified,
    net: calculateSalesInvoice({ lines, vatCodes }).amountExcludingVat,
  };
}

// biome-ignore lint/style/noDefaultExport: the engine calls it.
export default {
  fetch: async (_request: Request, env: { readonly SANDBOX_URL: string }): Promise<Response> =>
    Response.json(await callSandbox(env.SANDBOX_URL)),
};
