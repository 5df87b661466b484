import { expect, test } from 'vitest';
import type { Parameter } from '../../scripts/document/openapi.ts';
import { specialFirst } from './parameter-order.ts';

const parameter = (name: string, place: Parameter['in'], more: object = {}): Parameter => ({
  name,
  in: place,
  description: name,
  schema: {},
  ...more,
});

test('identifiers, what is required and what is special come before filters, and the conventions come last', () => {
  const given = [
    parameter('Accept-Language', 'header'),
    parameter('page', 'query'),
    parameter('name', 'query', { 'x-filter': true }),
    parameter('email', 'query', { 'x-filter': true }),
    parameter('ChangedDate_from', 'query'),
    parameter('Bookyear', 'query', { required: true }),
    parameter('debtorId', 'path', { required: true }),
  ];
  expect(specialFirst(given, (one) => one).map(({ name }) => name)).toEqual([
    'debtorId',
    'Bookyear',
    'ChangedDate_from',
    'name',
    'email',
    'page',
    'Accept-Language',
  ]);
});

test('a filter that a convention is named after too is a convention, and an identifier never is', () => {
  const given = [parameter('fields', 'query'), parameter('page', 'path', { required: true })];
  expect(specialFirst(given, (one) => one).map(({ in: place }) => place)).toEqual(['path', 'query']);
});
