import { readFile } from 'node:fs/promises';
import { fromOpenApi } from '@mswjs/source/open-api';
import { getResponse } from 'msw';
import { expect } from 'vitest';
import { hasPlaceholder } from './support/addresses.ts';
import { complaintsOf } from './support/complaints.ts';
import { copyOfContract } from './support/contract.ts';
import { exampleOf, readContract } from './support/examples.ts';
import { few } from './support/few.ts';
import { once } from './support/once.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();
const handlers = once(async () => fromOpenApi(await readFile(contract.json, 'utf8')));

verdicts('@mswjs/source', {
  loads: async () => expect(await complaintsOf(handlers)).toEqual([]),
  // 200 is what it answers when nothing is said; another answer is asked for by its own query parameter.
  examples: async () => {
    const document = await readContract(contract.json);
    const server = document.servers.at(-1)?.url ?? '';
    const list = await getResponse(await handlers(), new Request(`${server}/v1/debtors`));
    expect(await list?.json()).toEqual(exampleOf(document, '/v1/debtors', 'get', '200'));
    const created = await getResponse(
      await handlers(),
      new Request(`${server}/v1/debtors?response=201`, { method: 'POST' }),
    );
    expect(created?.status).toBe(201);
    expect(await created?.json()).toEqual(exampleOf(document, '/v1/debtors', 'post', '201'));
  },
  servers: async () => {
    const addresses = (await handlers()).map(({ info }) => String(info.path));
    // Parameters of a path are written with a colon, so what still has braces was a variable of a server.
    expect(few(addresses.filter(hasPlaceholder))).toEqual([]);
  },
});
