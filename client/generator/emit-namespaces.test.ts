import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { emitNamespaces } from './emit-namespaces.ts';

const createCall = (operationId: string, tag: string, call: Partial<Call> = {}): Call =>
  ({
    method: 'get',
    path: '/v1/things',
    identifiers: [],
    result: { kind: 'record', type: 'Thing' },
    isSignIn: tag === 'Authentication',
    item: {},
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
  const code = emitNamespaces([createCall('getVatCode', 'VAT codes'), createCall('createVatCode', 'VAT codes')]);
  expect(code).toContain('readonly vatCodes: VatCodesOperations;');
  expect(code).toContain('vatCodes: { get: getVatCode, create: createVatCode },');
});

it('a list can also be read record by record', () => {
  const code = emitNamespaces([
    createCall('listThings', 'Things', {
      query: { type: 'ListThingsParams', isOptional: true },
      fieldsType: 'ListThingsFieldsItem',
    }),
  ]);
  expect(code).toMatch(/^list</m);
  expect(code).toContain('things: { list: listThings },');
  expect(code).toContain('Records<Listed<Thing, Field>>');
});

it('a namespace has where records are found that its list lacks, with their types', () => {
  const createList = (name: string, call: Partial<Call>) =>
    createCall(`list${name}s`, `${name}s`, {
      query: { type: `List${name}sParams`, isOptional: true },
      fieldsType: `List${name}sFieldsItem`,
      result: { kind: 'page', type: name },
      ...call,
    });
  const found = { parameters: { ActiveState: 'all' }, moved: ['parcels'] };
  const code = emitNamespaces([
    createList('Thing', { item: { 'x-found-in': found } }),
    createList('Parcel', { path: '/v1/parcels' }),
  ]);
  expect(code.match(/FoundIn<\w+>/g)).toEqual(['FoundIn<Parcel>']);
  expect(code).toContain('things: { parameters: {"ActiveState":"all"}, lists: { parcels: listParcels } },');
});

it('an upload is named after what it adds to the resource', () => {
  const code = emitNamespaces([createCall('getThing', 'Things'), createCall('uploadThingFile', 'Things')]);
  expect(code).toContain('uploadFile(options?: CallOptions)');
});

it('a method is documented with what it does, what it throws, a call, and its page', () => {
  const code = emitNamespaces([createCall('getThing', 'Things')]);
  expect(code).toContain(`export interface ThingsOperations {
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
  expect(emitNamespaces([createCall('requestToken', 'Authentication')])).not.toContain('requestToken');
});
