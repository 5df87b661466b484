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
  expect(namespace?.code).toContain('export const createVatCodes = (client: ClientCore): VatCodesOperations => ({');
  expect(namespace?.code).toContain('get: (...args) => getVatCode(client, ...args),');
});

it('a list can also be read by record and by page', () => {
  const [namespace] = emitNamespaces([
    createCall('listThings', 'Things', {
      query: { type: 'ListThingsParams', isOptional: true },
      fieldsType: 'ListThingsFieldsItem',
    }),
  ]);
  expect(namespace?.code).toMatch(/^list: /m);
  expect(namespace?.code).toContain('listAll: (...args) => iterateRecords(listThings, client, args)');
  expect(namespace?.code).toContain('listPages: (...args) => iteratePages(listThings, client, args)');
  expect(namespace?.code).toContain('AsyncGenerator<Listed<Thing, Field>, void, undefined>');
  expect(namespace?.code).toContain('AsyncGenerator<Page<Thing, Field>, void, undefined>');
});

it('an upload is named after what it adds to the resource', () => {
  const [namespace] = emitNamespaces([createCall('getThing', 'Things'), createCall('uploadThingFile', 'Things')]);
  expect(namespace?.code).toContain('uploadFile(options?: CallOptions)');
});

it('a method is documented with what it does, what it throws, a call, and its page', () => {
  const [namespace] = emitNamespaces([createCall('getThing', 'Things')]);
  expect(namespace?.code).toContain(`export interface ThingsOperations {
/**
 * Do it.
 *
 * Does it.
 *
 * \`GET /v1/things\`
 *
 * @param options Timeout, retries, administration, language and headers of this call.
 * @throws ConnectionError
 * @example
 * const thing = await client.things.get();
 * @see {@link https://docs.accounting-platform.example/operations/getThing/}
 */
get(options?: CallOptions): CallPromise<SingleRecord<Thing>>;`);
});

it('the operations that sign in are in no namespace', () => {
  expect(emitNamespaces([createCall('requestToken', 'Authentication')])).toEqual([]);
});

it('the index lists the namespaces', () => {
  const index = emitNamespaceIndex([{ file: 'vat-codes', name: 'vatCodes', tag: 'VAT codes', code: '' }]);
  expect(index).toContain("import { createVatCodes, type VatCodesOperations } from './vat-codes.ts';");
  expect(index).toContain('readonly vatCodes: VatCodesOperations;');
  expect(index).toContain('vatCodes: createVatCodes,');
});
