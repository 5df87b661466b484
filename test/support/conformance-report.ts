import type { Report, ReportedViolation } from '../../conformance/report/build-report.ts';

/** A violation with special characters of HTML, XML and shells. */
export const violation: ReportedViolation = {
  ...{ operation: 'listDebtors', description: 'filter name', rule: 'filter', status: 200, times: 3 },
  message: 'The name is "<b>Jansen & Zn</b>"; expected ]]>.',
  curl: [`curl -i -H "Authorization: Bearer $ACCOUNTING_TOKEN" 'http://localhost:4010/v1/debtors?name=<b>&page=2'`],
};

/** A report of two operations with one violation. */
export const report: Report = {
  ...{ server: 'http://localhost:4010', contract: '1.0.0', administration: 1, write: false },
  ...{ start: '2026-04-16T09:30:00.000Z', seconds: 1.25, requests: 12, interrupted: false, documented: 5, covered: 3 },
  statuses: ['200', '201', '401', '405', '429'],
  groups: [
    {
      name: 'Master data',
      operations: [
        {
          ...{ id: 'listDebtors', method: 'GET', path: '/v1/debtors' },
          cells: {
            200: { state: 'violated', times: 9 },
            401: { state: 'valid', times: 2 },
            429: { state: 'skipped', reason: 'the server has no limit' },
          },
        },
        {
          ...{ id: 'createDebtor', method: 'POST', path: '/v1/debtors' },
          cells: { 201: { state: 'skipped', reason: 'the run only reads' }, 401: { state: 'valid', times: 1 } },
        },
      ],
    },
  ],
  skipped: [
    { reason: 'the run only reads', count: 1, statuses: [{ status: '201', operations: ['createDebtor'] }] },
    { reason: 'the server has no limit', count: 1, statuses: [{ status: '429', operations: ['listDebtors'] }] },
  ],
  violations: [violation],
  remaining: [],
};
