import { z } from 'zod';
import { readAll } from '../call.ts';
import { apiOperations, findById } from '../docs/catalog.ts';
import { createReport, REPORTS } from '../reports.ts';
import { createRequest, type RequestInput } from '../request.ts';
import { toBoundedResult } from '../result.ts';
import { defineTool, extentInput, tenantInput } from './tool.ts';

export const report = defineTool({
  name: 'report',
  title: 'Report',
  description:
    'Calculates: overdue invoices, ageing of what is outstanding, vat_return (boxes of a quarter), trial_balance (of a year, up to a period), changes (of journal entries since a time).',
  input: z.strictObject({
    kind: z.enum(REPORTS),
    side: z.enum(['sales', 'purchase']).default('sales').describe('Of overdue and ageing; sales by default'),
    year: z.int().min(1900).max(9999).optional(),
    quarter: z.int().min(1).max(4).optional(),
    period: z.int().min(0).max(99).optional(),
    since: z.string().max(40).optional().describe('2026-04-01T00:00:00Z'),
    tenant: tenantInput,
    ...extentInput,
  }),
  annotations: { readOnlyHint: true },
  async run({ tenant, skip, long, ...options }, { session, signal }) {
    const client = await session.api(tenant);
    const read = <Row>(operation: string, parameters: RequestInput['parameters']): Promise<Row[]> =>
      readAll<Row>(client, createRequest(findById('operation', operation, apiOperations), { parameters }), signal);
    return toBoundedResult(await createReport(options, read), { skip, long }, true);
  },
});
