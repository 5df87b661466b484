import { expect, it } from 'vitest';
import { createToOwnPath } from './http.ts';

const toOwnPath = createToOwnPath(['https://host.example/api', 'http://localhost:4020']);

it.each([
  ['https://host.example/api/v1/debtors?page=2', '/v1/debtors?page=2'],
  ['http://localhost:4020/v1/debtors', '/v1/debtors'],
  ['/api/v1/debtors', '/v1/debtors'],
  ['https://host.example/api', ''],
])('The link %s leads to the server', (link, path) => {
  expect(toOwnPath(link)).toBe(path);
});

it.each([
  'https://host.example/api2/v1/debtors',
  'https://host.example/v1/debtors',
  'https://other.example/api/v1/debtors',
  'http://host.example/api/v1/debtors',
  'http://localhost:4020@other.example/v1/debtors',
  'http://[',
  undefined,
  null,
  7,
])('The link %s leads elsewhere', (link) => {
  expect(toOwnPath(link)).toBeUndefined();
});
