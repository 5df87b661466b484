import { expect, it } from 'vitest';
import { createToOwnPath, findForeignBase } from './http.ts';

const urls = ['https://host.example/api', 'http://localhost:4020'];
const toOwnPath = createToOwnPath(urls);

it.each([
  ['https://host.example/api/v1/debtors?page=2', '/v1/debtors?page=2'],
  ['http://localhost:4020/v1/debtors', '/v1/debtors'],
  ['https://host.example/v1/debtors', '/v1/debtors'],
  ['https://other.example/rest/v1/debtors?page=2', '/v1/debtors?page=2'],
  ['http://localhost:4020/rest/v1/debtors', '/v1/debtors'],
  ['/api/v1/debtors', '/v1/debtors'],
  ['https://host.example/api', ''],
])('The link %s leads to the server', (link, path) => {
  expect(toOwnPath(link)).toBe(path);
});

it.each([
  'https://host.example/other',
  'https://other.example/',
  'mailto:a@host.example/v1/',
  'http://[',
  undefined,
  null,
  7,
])('The link %s is no path of the API', (link) => {
  expect(toOwnPath(link)).toBeUndefined();
});

it.each([
  ['https://host.example/api/v1/debtors', undefined],
  ['http://localhost:4020/v1/debtors', undefined],
  ['/api/v1/debtors', undefined],
  ['https://host.example/api2/v1/debtors', 'https://host.example/api2'],
  ['http://host.example/api/v1/debtors', 'http://host.example/api'],
  ['http://localhost:4020@other.example/v1/debtors', 'http://other.example'],
  ['http://localhost:4020/rest/v1/debtors', 'http://localhost:4020/rest'],
])('The link %s begins with another URL than the server: %s', (link, base) => {
  expect(findForeignBase(urls, link)).toBe(base);
});
