import { describe, expect, it } from 'vitest';
import { asText, loadReport, restartsReport } from './report.ts';
import { get } from './steps.ts';
import { createTally } from './tally.ts';

const comparison = { what: 'kept after collection', early: 60, late: 61, tolerance: 0.05 };
const flatness = { comparisons: [comparison], slope: 0.25 };
const latency = { p50: 12, p99: 140 };

function outcome() {
  const tally = createTally();
  for (let count = 0; count < 1500; count += 1)
    tally.answered(get('record', '/v1/debtors/1'), { status: 200, body: '' });
  return { tally, connections: 200, duration: 10, latency, peak: 290, flatness };
}

describe('the report of a load', () => {
  it('has requests, speed, latency, memory and the verdict with its criterion', () => {
    const { text, isRight } = loadReport(outcome());
    expect(isRight).toBe(true);
    expect(text).toMatch(/^requests +1,500$/m);
    expect(text).toMatch(/^requests\/s +150$/m);
    expect(text).toMatch(/^latency, 99% of them below +140 ms$/m);
    expect(text).toMatch(/^kept after collection +60 +61 +1\.7% +5\.0%$/m);
    expect(text).toMatch(/^largest resident memory +290 MB$/m);
    expect(text).toContain('Resident memory grows by 0.3 MB a minute.');
    expect(text).toContain('Memory is flat. Flat means: no more growth than that');
    expect(text).toContain('Errors: none');
  });

  it('is wrong when memory grows too much', () => {
    const report = loadReport({ ...outcome(), flatness: { ...flatness, comparisons: [{ ...comparison, late: 64 }] } });
    expect(report.isRight).toBe(false);
    expect(report.text).toContain('Memory is NOT FLAT.');
    expect(asText([report])).toMatch(/^Mixed load over 200 connections for 10 s: WRONG$/m);
  });

  it('is wrong when there is an error, which it shows', () => {
    const { tally, ...rest } = outcome();
    tally.lost(get('record', '/v1/debtors/1'));
    const { text, isRight } = loadReport({ tally, ...rest });
    expect(isRight).toBe(false);
    expect(text).toContain('Errors:\n  1 times record: no answer\n    GET /v1/debtors/1');
  });
});

it('shows how long restarts took, by their median', () => {
  const times = { stopping: [0.1, 0.3, 0.2], starting: [1, 1, 2] };
  const { text, isRight } = restartsReport({ tally: createTally(), restarts: 3, records: 700, ...times });
  expect(isRight).toBe(true);
  expect(text).toMatch(/^from the signal to the end +0\.2 s$/m);
  expect(text).toMatch(/^records that must be as answered +700$/m);
});
