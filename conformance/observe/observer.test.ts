import { expect, it } from 'vitest';
import { createObserver } from './observer.ts';

const URL = 'http://localhost:4010';
const meta = { administrationId: 1, administrationName: 'Kaas', profileName: 'Jan' };
const _meta = { self: `${URL}/v1/salesinvoices/5`, ...meta };
const lines = [{ id: 8, bookingType: 'T', description: 'x' }];

type Step = readonly [method: string, path: string, status: number, json?: object];

const READ: Step = ['GET', '/v1/salesinvoiceswithlines/5', 200, { id: 5, lines, _meta }];
const READ_LINE: Step = ['GET', '/v1/salesinvoices/5/lines/8', 200, { ...lines[0], _meta }];

/** The rules that the last of some exchanges breaks. */
function observe(steps: readonly Step[], tenant = '1'): readonly string[] {
  const observer = createObserver([URL]);
  let rules: readonly string[] = [];
  for (const [method, path, status, json] of steps) {
    const headers = [
      ['authorization', 'Bearer x'],
      ['x-tenant-id', tenant],
    ] as const;
    const isWrite = method === 'PUT' || method === 'PATCH';
    const request = { method, path, headers, body: isWrite ? Buffer.from('{}') : undefined };
    const response = {
      status,
      headers: { 'content-type': status < 300 ? 'application/json' : 'application/problem+json' },
      body: Buffer.from(json ? JSON.stringify(json) : ''),
    };
    const observation = observer.begin(method)(request, response);
    rules = observation?.issues.map(({ rule }) => rule) ?? [];
  }
  return rules;
}

const NOT_FOUND: Step = ['PATCH', '/v1/salesinvoices/5', 404];
const LINE_NOT_FOUND: Step = ['PUT', '/v1/salesinvoices/5/lines/8', 404];
const REPLACE_LINES: Step = ['PUT', '/v1/salesinvoiceswithlines/5', 200, { id: 5, lines: [], _meta }];

it.each<[string, readonly Step[], boolean]>([
  ['a record that was just read', [READ, NOT_FOUND], true],
  ['a line that was just read', [READ_LINE, LINE_NOT_FOUND], true],
  ['a record that nobody has read', [['GET', '/v1/debtors', 200], NOT_FOUND], false],
  ['a line of a deleted invoice', [READ_LINE, ['DELETE', '/v1/salesinvoices/5', 204], LINE_NOT_FOUND], false],
  ['a line that its invoice got others for', [READ_LINE, REPLACE_LINES, LINE_NOT_FOUND], false],
  ['an invoice that another request may have removed', [READ, ['DELETE', '/v1/debtors/1', 204], NOT_FOUND], false],
])('a write that finds nothing is a violation only of what was there at last: %s', (_case, steps, isViolation) => {
  expect(observe(steps).includes('write-status')).toBe(isViolation);
});

const page = { pageCount: 1, nextPage: null, previousPage: null };
const list = (path: string, rows: readonly object[], administrationId: unknown): Step => [
  ...(['GET', path, 200] as const),
  { _data: rows, _meta: { ...meta, ...page, administrationId, totalCount: rows.length } },
];
const administrations = (row: object): Step => list('/v1/administrations', [row], 1);
const debtors = (administrationId: unknown): Step => list('/v1/debtors', [], administrationId);
const known = administrations({ id: 1, name: 'Kaas' });

it.each<[string, string, readonly Step[], boolean]>([
  ['another administration than the unknown one', '99', [known, debtors(1)], true],
  ['the administration itself', '1', [known, debtors(1)], false],
  ['the administration in another spelling', '01', [known, debtors(1)], false],
  ['one of a list without identifiers', '1', [administrations({ Id: 1, Name: 'Kaas' }), debtors(2)], false],
  ['one whose identifier is a text', 'A-1', [administrations({ id: 'A-1', name: 'Kaas' }), debtors('A-1')], false],
])(
  'an unknown administration is a violation only where it is certainly unknown: %s',
  (_case, tenant, steps, isViolation) => {
    expect(observe(steps, tenant).includes('unknown-administration')).toBe(isViolation);
  },
);
