import { readFile } from 'node:fs/promises';
import { fromOpenApi } from '@mswjs/source/open-api';
import { getResponse } from 'msw';
import { expect } from 'vitest';
import { lazy } from '../../contract/memoize.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { captureDiagnostics } from './support/diagnostics.ts';
import { getExample, readContract } from './support/examples.ts';
import { hasPlaceholder } from './support/find-urls.ts';
import { summarize } from './support/summarize.ts';

const contract = copyContract();
const handlers = lazy(async () => fromOpenApi(await readFile(contract.json, 'utf8')));

defineChecks('@mswjs/source', {
  loads: async () => expect(await captureDiagnostics(handlers)).toEqual([]),
  // It responds 200 by default; its own query parameter selects another response.
  examples: async () => {
    const document = await readContract(contract.json);
    const server = document.servers?.at(-1)?.url ?? '';
    const list = await getResponse(await handlers(), new Request(`${server}/v1/debtors`));
    expect(await list?.json()).toEqual(getExample(document, '/v1/debtors', 'get', '200'));
    const created = await getResponse(
      await handlers(),
      new Request(`${server}/v1/debtors?response=201`, { method: 'POST' }),
    );
    expect(created?.status).toBe(201);
    expect(await created?.json()).toEqual(getExample(document, '/v1/debtors', 'post', '201'));
  },
  servers: async () => {
    const addresses = (await handlers()).map(({ info }) => String(info.path));
    // Parameters of a path are written with a colon, so what still has braces was a variable of a server.
    expect(summarize(addresses.filter(hasPlaceholder))).toEqual([]);
  },
});
