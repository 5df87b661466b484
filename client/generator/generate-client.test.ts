import { expect, it } from 'vitest';
import type { OpenApiDocument, Operation } from '../../contract/document.ts';
import { smallContract, smallRecording } from '../../test/support/client/small-contract.ts';
import { listCalls } from './call.ts';
import { prepareContract, toClientContract } from './client-contract.ts';
import { emitFields } from './emit-fields.ts';
import { emitOperations } from './emit-operations.ts';
import { emitClient } from './generate-client.ts';
import { generateTypes } from './generate-types.ts';

/** Changes the first list of the small contract. */
function change(members: object): OpenApiDocument {
  const contract = structuredClone(smallContract);
  Object.assign(contract.paths['/v1/things']?.get as Operation, members);
  return contract;
}

const files = emitClient(smallContract, smallRecording);
const prepare = (contract: OpenApiDocument) => prepareContract(toClientContract(contract), smallRecording);
const emit = (members: object) => emitOperations(listCalls(prepare(change(members))));
const body = (type: string, schema: object) => ({ requestBody: { required: true, content: { [type]: { schema } } } });
const parameter = (members: object) => ({
  parameters: [{ description: 'It.', schema: { type: 'string' }, ...members }],
});
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it.each(['types', 'operations', 'namespaces', 'fields', 'index'])(
  'the %s of a client follow from the contract',
  async (name) => {
    await expect((await files)[name]).toMatchFileSnapshot(`__snapshots__/${name}.txt`);
  },
);

it('a call has one media type for each response, with the recorded examples', () => {
  const { post } = prepare(smallContract).paths['/v1/things'] ?? {};
  expect(post).toHaveProperty('responses.400.content', {
    'application/problem+json': {
      schema: reference('Problem'),
      examples: { noName: { summary: 'A thing', value: { title: 'noName' } } },
    },
  });
});

it.each<[string, object, string]>([
  [
    'a header',
    parameter({ name: 'If-Match', in: 'header' }),
    'listThings: the client cannot send the header If-Match.',
  ],
  [
    'a list without commas',
    parameter({ name: 'ids', in: 'query', explode: false }),
    'listThings: the client cannot send ids in its style.',
  ],
  [
    'a media type',
    body('application/xml', reference('Thing')),
    'listThings: the client cannot send the media type application/xml.',
  ],
  [
    'a body without a name',
    body('application/json', { type: 'object' }),
    'A body must refer to a component, which names its type.',
  ],
  [
    'a broken reference',
    body('application/json', reference('None')),
    'The document has nothing at #/components/schemas/None.',
  ],
  ['no security', { security: [] }, 'an operation must have both its own server and no security, or neither of them.'],
  [
    'a server of its own',
    { servers: [{ url: 'https://auth.example' }] },
    'an operation must have both its own server and no security, or neither of them.',
  ],
])('what the runtime cannot send is an error of the build: %s', (_, members, message) => {
  expect(() => emit(members)).toThrow(message);
});

it('a field whose name has two kinds is an error of the build', () => {
  const contract = structuredClone(smallContract);
  Object.assign(contract.components.schemas.Grant?.properties as object, {
    vatNumber: { type: 'string', 'x-normalize': 'line' },
  });
  expect(() => emitFields(contract)).toThrow('vatNumber has another x-normalize in one schema than in another.');
});

it('a contract that orval cannot read is an error of the build', async () => {
  const contract = { ...prepare(smallContract), openapi: '1.0' } as OpenApiDocument;
  await expect(generateTypes(contract)).rejects.toThrow(/^orval: /);
});
