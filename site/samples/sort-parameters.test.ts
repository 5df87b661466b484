import { expect, test } from 'vitest';
import type { Parameter } from '../../contract/document.ts';
import { sortParameters } from './sort-parameters.ts';

const createParameter = (name: string, location: Parameter['in'], more: object = {}): Parameter => ({
  name,
  in: location,
  description: name,
  schema: {},
  ...more,
});

test('path parameters, required and special ones come before filters, and conventions come last', () => {
  const parameters = [
    createParameter('Accept-Language', 'header'),
    createParameter('page', 'query'),
    createParameter('name', 'query', { 'x-filter': true }),
    createParameter('email', 'query', { 'x-filter': true }),
    createParameter('ChangedDate_from', 'query'),
    createParameter('Bookyear', 'query', { required: true }),
    createParameter('debtorId', 'path', { required: true }),
  ];
  expect(sortParameters(parameters, (parameter) => parameter).map(({ name }) => name)).toEqual([
    'debtorId',
    'Bookyear',
    'ChangedDate_from',
    'name',
    'email',
    'page',
    'Accept-Language',
  ]);
});

test('a parameter with the name of a convention is one, except a path parameter', () => {
  const parameters = [createParameter('fields', 'query'), createParameter('page', 'path', { required: true })];
  expect(sortParameters(parameters, (parameter) => parameter).map(({ in: location }) => location)).toEqual([
    'path',
    'query',
  ]);
});
