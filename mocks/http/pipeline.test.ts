import { describe, expect, it, vi } from 'vitest';
import type { Document } from '../../contract/model.ts';
import { isUnderPath } from '../../contract/router.ts';
import { SIGN_IN_PATH } from '../api/sign-in/authorize.ts';
import { assets } from '../assets.ts';
import { readContract } from '../hosts/node/read-contract.ts';
import { createJournal } from '../insight/requests/journal.ts';
import { createSchemaValidators } from '../validation/ajv.ts';
import { createValidatedContract } from '../validation/validated-contract.ts';
import type { FaultInjector } from './faults.ts';
import { createLimits } from './limits.ts';
import { createPipeline, type PipelineOptions } from './pipeline.ts';
import type { Api, HttpRequest, HttpResponse, Mount } from './types.ts';

const word = { description: 'A word.', content: { 'application/json': { schema: { type: 'string' } } } };
const problem = { description: 'A problem.', content: { 'application/problem+json': { schema: { type: 'object' } } } };
const document = {
  info: { version: '1.0.0' },
  paths: { '/v1/words': { get: { operationId: 'getWord', responses: { 200: word, 400: problem, 500: problem } } } },
  components: { schemas: { Problem: { type: 'object' } }, parameters: {}, securitySchemes: {} },
} as unknown as Document;
const contract = createValidatedContract(document, createSchemaValidators(document));

function createRequest(path: string): HttpRequest {
  return {
    method: 'GET',
    origin: 'http://localhost',
    path,
    search: '',
    headers: { host: 'localhost' },
    rawHeaders: [],
    httpVersion: '1.1',
    remoteAddress: '127.0.0.1',
    exchange: {},
    basePath: '',
    isAborted: () => false,
    isDisconnected: () => false,
    body: (async function* () {})(),
  };
}

const faults: FaultInjector = { pending: [], add: vi.fn(), clear: vi.fn(), take: vi.fn(), inject: vi.fn() };

function create(handle: () => HttpResponse, options: Partial<PipelineOptions> = {}) {
  const log = vi.fn();
  const platform: Api = { contract, authenticate: () => undefined, handle };
  const respond = createPipeline({
    isAllowedHost: () => true,
    platform,
    control: undefined,
    mounts: [],
    faults,
    limits: createLimits(undefined, Date.now),
    journal: createJournal(0),
    log,
    now: Date.now,
    onContractViolation: 'error',
    ...options,
  });
  return { respond, log };
}

const ok = (body: unknown) => (): HttpResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body,
});

describe('the pipeline', () => {
  it('logs a response that violates the contract, and responds 500', async () => {
    const { respond, log } = create(ok(1));
    expect(await respond(createRequest('/v1/words'))).toMatchObject({ status: 500 });
    expect(log).toHaveBeenCalledWith('getWord responded 200 against the contract: body must be string');
  });

  it('logs an unexpected error, and responds 500 without details', async () => {
    const { respond, log } = create(() => {
      throw new Error('secret detail');
    });
    const response = await respond(createRequest('/v1/words'));
    expect(JSON.stringify(response)).not.toContain('secret');
    expect(response).toMatchObject({ status: 500 });
    expect(log.mock.calls.flat().join('\n')).toContain('Error: secret detail');
  });

  it('drops the connection after an error when the client is gone', async () => {
    const { respond, log } = create(() => {
      throw new Error('aborted');
    });
    expect(await respond({ ...createRequest('/v1/words'), isAborted: () => true })).toBe('dropped');
    expect(log).not.toHaveBeenCalled();
  });

  it('need not ask a page for the path of an operation', () => {
    const pages = ['/docs', '/llms.txt', '/llms-full.txt', '/worlds', '/_sandbox/inspector', SIGN_IN_PATH];
    const operations = [readContract(), readContract(assets.control)].flatMap((contract) => contract.operations);
    const isPage = (path: string): boolean => pages.some((page) => isUnderPath(page, path));
    expect(operations.map(({ path }) => path).filter((path) => path === '/' || isPage(path))).toEqual([]);
  });

  it('passes a request below the prefix of a mount to the mount only', async () => {
    const handle = vi.fn<Mount['handle']>(async () => ({ status: 200, headers: {}, body: 'page' }));
    const { respond } = create(ok('kaas'), { mounts: [{ prefix: '/docs', handle }] });
    expect(await respond(createRequest('/docs/index.html'))).toMatchObject({ status: 200, body: 'page' });
    expect(await respond(createRequest('/v1/words'))).toMatchObject({ status: 200 });
    expect(handle).toHaveBeenCalledOnce();
  });
});
