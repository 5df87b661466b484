import { readFileSync } from 'node:fs';
import { convertV2 } from 'openapi-to-postmanv2';
import { expect, it } from 'vitest';
import { copyContract } from './support/contract.ts';

const contract = copyContract();

interface Folder {
  readonly request?: unknown;
  readonly item?: readonly Folder[];
}

const listRequests = ({ request, item = [] }: Folder): unknown[] => [
  ...(request === undefined ? [] : [request]),
  ...item.flatMap(listRequests),
];

it('openapi-to-postmanv2 makes a request of every operation, with example values', async () => {
  const data = readFileSync(contract.json, 'utf8');
  const [error, conversion] = await new Promise<Parameters<Parameters<typeof convertV2>[2]>>((resolve) =>
    convertV2({ type: 'string', data }, {}, (...result) => resolve(result)),
  );
  expect(error).toBeNull();
  expect(conversion).toMatchObject({ result: true, output: [{ type: 'collection' }] });
  const [collection] = (conversion as { output: { data: Folder }[] }).output;
  const operationIds = data.match(/"operationId": /g) ?? [];
  expect(listRequests(collection?.data ?? {})).toHaveLength(operationIds.length);
  expect(JSON.stringify(collection)).not.toContain('<Error: ');
});
