import { describe, expect, it } from 'vitest';
import { findInternals } from './disclosure.ts';

describe('findInternals', () => {
  it.each([
    'Error: no such table\\n    at find (/srv/api/dist/debtors.js:41:11)',
    'TypeError: x\\n    at async node:internal/process/task_queues:104:5',
    'java.lang.NullPointerException\\n\\tat com.example.Debtors.find(Debtors.java:41)',
    'System.Exception: x at Api.Debtors.Find(Int32 id) in C:\\\\build\\\\Debtors.cs:line 41',
    'Traceback (most recent call last): File \\"/app/debtors.py\\", line 41',
  ])('finds the stack trace in: %s', (text) => {
    expect(findInternals(text)).toBe('a stack trace');
  });

  it.each([
    'cannot open /var/lib/accounting/books.sqlite',
    'see file:///build/debtors.js',
    'missing C:\\\\inetpub\\\\wwwroot\\\\web.config',
  ])('finds the file path in: %s', (text) => {
    expect(findInternals(text)).toBe('a file path');
  });

  it.each([
    'There is no record with id 41 at /v1/debtors in this administration.',
    'The token expired at 2026-03-02T10:15:00Z.',
    'https://accounting-platform.example/problems/not-found',
    'The value is not a valid date. Example: 2026-03-02',
    '{"instance":"/v1/files/4","errors":{"lines[0].quantity":["The value must be at most 999999999.9999."]}}',
  ])('finds nothing in: %s', (text) => {
    expect(findInternals(text)).toBeUndefined();
  });
});
