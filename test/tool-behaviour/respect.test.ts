import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runTool } from '../../scripts/lib/run.ts';
import { needed } from './needed.ts';

const TOKEN = 'secret-refresh-token';

const api = {
  openapi: '3.1.1',
  info: { title: 'Sign in', version: '1.0.0' },
  servers: [{ url: 'https://api.example' }],
  paths: { '/token': { post: { operationId: 'getToken', responses: { 200: { description: 'OK' } } } } },
};
const workflow = {
  arazzo: '1.0.1',
  info: { title: 'Sign in', version: '1.0.0' },
  sourceDescriptions: [{ name: 'api', type: 'openapi', url: 'openapi.json' }],
  workflows: [
    {
      workflowId: 'sign-in',
      steps: [{ stepId: 'token', operationId: 'getToken', successCriteria: [{ condition: '$statusCode == 200' }] }],
    },
  ],
};

/** What Respect prints when it runs the workflow with an input that the workflow does not have. */
let output: string;
/** The requests that the server received. */
const requests: string[] = [];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tools-'));
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url === '/token') response.writeHead(307, { location: '/elsewhere' }).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify({ refresh_token: TOKEN }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(api));
    await writeFile(join(folder, 'sign-in.arazzo.json'), JSON.stringify(workflow));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const args = ['respect', 'sign-in.arazzo.json', '--verbose', '--server', `api=${url}`];
    const environment = { REDOCLY_CLI_RESPECT_INPUT: '{"nonsense":1}', NO_PROXY: '*', NODE_ENV: 'production' };
    output = await runTool('@redocly/cli', 'redocly', [...args, '--json-output', 'report.json'], folder, environment);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
});

it('Respect follows redirects', () => {
  expect(requests, needed('the preflight in conformance/preflight.ts')).toEqual(['POST /token', 'POST /elsewhere']);
});

it('Respect accepts an input that no workflow has', () => {
  expect(output, needed('the check of inputs in conformance/workflows/run.ts')).not.toContain('nonsense');
});

it('Respect prints refresh tokens', () => {
  expect(output, needed('conformance/workflows/redact.ts')).toContain(TOKEN);
});
