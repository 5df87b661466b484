import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { emitNamespaceIndex, emitNamespaces } from './emit-namespaces.ts';

const createCall = (operationId: string, tag: string, call: Partial<Call> = {}): Call =>
  ({
    method: 'get',
    path: '/v1/things',
    identifiers: [],
    result: { kind: 'record', type: 'Thing' },
    isSignIn: tag === 'Authentication',
    ...call,
    operation: {
      operationId,
      tags: [tag],
      summary: 'Do it',
      description: 'Does it.',
      responses: {},
      ...(call.fieldsType && { 'x-kind': 'list' }),
    },
  }) as unknown as Call;

it('a namespace has the name of its tag, and a method for each of its operations', () => {
  const [namespace] = emitNamespaces([createCall('getVatCode', 'VAT codes'), createCall('createVatCode', 'VAT codes')]);
  expect(namespace).toMatchObject({ file: 'vat-codes', name: 'vatCodes' });
  expect(namespace?.code).toContain('export const createVatCodes = (client: ClientCore) => ({');
  expect(namespace?.code).toContain(
    'get: (...args: OperationArguments<typeof getVatCode>) => getVatCode(client, ...args),',
  );
});

it('a list can also be read by record and by page', () => {
  const [namespace] = emitNamespaces([
    createCall('listThings', 'Things', {
      query: { type: 'ListThingsParams', isOptional: true },
      fieldsType: 'ListThingsFieldsItem',
    }),
  ]);
  expect(namespace?.code).toMatch(/ list: |^list: /m);
  expect(namespace?.code).toContain('iterateRecords<Listed<Thing, Field>>(listThings, client, [params, options])');
  expect(namespace?.code).toContain('iteratePages<Page<Thing, Field>>(listThings, client, [params, options])');
});

it('an upload is named after what it adds to the resource', () => {
  const [namespace] = emitNamespaces([createCall('getThing', 'Things'), createCall('uploadThingFile', 'Things')]);
  expect(namespace?.code).toContain('uploadFile: (');
});

it('the operations that sign in are in no namespace', () => {
  expect(emitNamespaces([createCall('requestToken', 'Authentication')])).toEqual([]);
});

it('the index lists the namespaces', () => {
  const index = emitNamespaceIndex([{ file: 'vat-codes', name: 'vatCodes', code: '' }]);
  expect(index).toContain("import { createVatCodes } from './vat-codes.ts';");
  expect(index).toContain('vatCodes: createVatCodes,');
});
