import type { Detail, Violation } from '../../rules/violations.ts';
import type { Cause, Report } from '../build-report.ts';

/** A detail with special characters of HTML, XML, Markdown and shells. */
export const detail: Detail = {
  message: 'The name is "<b>Jansen & Zn</b>"; expected ]]> | *.',
  description: 'filter name',
  fingerprint: '0123456789abcdef',
  provenance: ['field-filters'],
  isKnown: false,
  curl: [`curl -i -H "Authorization: Bearer $ACCOUNTING_TOKEN" 'http://localhost:4010/v1/debtors?name=<b>&page=2'`],
};

export const violation: Violation = {
  operation: 'listDebtors',
  status: 200,
  rule: 'filter',
  basis: 'documented',
  statement: 'field-filters',
  isDecision: false,
  cause: '',
  times: 3,
  isFailing: true,
  details: [detail],
};

export const cause: Cause = {
  rule: 'filter',
  title: 'A filter finds no other records',
  basis: 'documented',
  cause: '',
  isDecision: false,
  statements: [
    { id: 'field-filters', status: 'documented', statement: 'The name of a field is a filter on that field.' },
  ],
  violations: [violation],
};

/** A violation of a decision, which is known. */
export const knownCause: Cause = {
  rule: 'content-language',
  title: 'Content-Language names the language',
  basis: 'decided',
  cause: 'status 401',
  isDecision: false,
  statements: [
    { id: 'content-language', status: 'decided', statement: '`Content-Language` names the language of the messages.' },
  ],
  violations: [
    {
      operation: 'createDebtor',
      status: 401,
      rule: 'content-language',
      basis: 'decided',
      statement: 'content-language',
      isDecision: false,
      cause: 'status 401',
      times: 1,
      isFailing: false,
      details: [
        {
          message: 'Content-Language is "nl".',
          description: 'no token',
          fingerprint: 'fedcba9876543210',
          provenance: ['content-language'],
          isKnown: true,
          curl: ["curl -i 'http://localhost:4010/v1/debtors'"],
          pointer: '#/components/headers/ContentLanguage',
        },
      ],
    },
  ],
};

/** A decision of a server that may decide otherwise than the contract. */
export const otherDecision: Cause = {
  ...knownCause,
  isDecision: true,
  violations: knownCause.violations.map((known) => ({ ...known, isDecision: true })),
};

/** A report of two operations with one violation. */
export const report: Report = {
  server: 'http://localhost:4010',
  contract: '1.0.0',
  administration: 1,
  profile: 'full',
  write: false,
  start: '2026-04-16T09:30:00.000Z',
  seconds: 1.25,
  requests: 12,
  stopped: null,
  documented: 5,
  provokable: 4,
  covered: 3,
  requested: 0,
  operations: [
    {
      id: 'listDebtors',
      method: 'GET',
      path: '/v1/debtors',
      cells: {
        200: { state: 'violated', times: 9 },
        401: { state: 'valid', times: 2 },
        429: { state: 'skipped', reason: 'the server has no limit' },
      },
    },
    {
      id: 'createDebtor',
      method: 'POST',
      path: '/v1/debtors',
      cells: { 201: { state: 'skipped', reason: 'the run only reads' }, 401: { state: 'valid', times: 1 } },
    },
  ],
  skipped: [
    { reason: 'the run only reads', count: 1, statuses: [{ status: '201', operations: ['createDebtor'] }] },
    { reason: 'the server has no limit', count: 1, statuses: [{ status: '429', operations: ['listDebtors'] }] },
  ],
  causes: [cause],
  remaining: [],
  decisions: [],
};
