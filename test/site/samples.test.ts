import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Exchange, RECORDING_FILE, type Recording } from '../../programs/recording.ts';
import { recordRequests } from '../../site/samples/record.ts';
import { formatRecording } from '../../site/samples.ts';
import { findViolations, type MediaTypes, operations } from '../support/contract.ts';
import { contract, listExternalHosts } from './samples.ts';

const text = readFileSync(RECORDING_FILE, 'utf8');
const recording = JSON.parse(text) as Recording;

function listViolations(content: MediaTypes | undefined, { response }: Exchange): readonly string[] {
  if (response.body === undefined) return [];
  const type = response.headers['Content-Type']?.split(';')[0] ?? '';
  const documented = content?.[type];
  return documented ? findViolations(documented.schema, response.body) : [`${type} is not documented`];
}

describe('the recorded examples', () => {
  it('are the responses of the sandbox byte for byte: otherwise run npm run build -- examples', async () => {
    expect(await formatRecording(await recordRequests(contract))).toBe(text);
  });

  it('are those of every operation, and of no other', () => {
    expect(Object.keys(recording.operations)).toEqual(operations.map(({ id }) => id));
  });

  it('have no token, no code, and no host except localhost and examples', () => {
    expect(listExternalHosts(text)).toEqual([]);
    expect(text).not.toContain('sandbox-demo-token');
    const exchanged = JSON.stringify(recording.operations.requestToken);
    const secrets = [...exchanged.matchAll(/"(?:access_token|refresh_token|code)":"([^"]*)"/g)].map(
      ([, secret]) => secret,
    );
    expect(new Set(secrets)).toEqual(new Set(['<ACCESS_TOKEN>', '<REFRESH_TOKEN>', '<CODE>', 'unknown']));
    // The length of a token, and of the identifier of a sign-in.
    expect(text).not.toMatch(/[\w-]{43}/);
  });
});

describe.each(operations)('$id', (operation) => {
  const { succeeded = [], failed = [] } = recording.operations[operation.id] ?? {};

  it('has examples of success that match the contract', () => {
    const examples = Object.values(operation.requestContent ?? {}).flatMap(({ examples = {} }) =>
      Object.keys(examples),
    );
    expect(succeeded).toHaveLength(Math.max(1, examples.length));
    for (const exchange of succeeded) {
      const { status } = exchange.response;
      expect(status).toBe(
        Object.keys(operation.responses)
          .map(Number)
          .find((candidate) => candidate < 400),
      );
      expect(listViolations(operation.responses[status]?.content, exchange)).toEqual([]);
    }
  });

  it('has examples of requests that match the contract', () => {
    for (const { request } of succeeded) {
      const [media] = Object.values(operation.requestContent ?? {});
      if (request.body !== undefined) expect(findViolations(media?.schema ?? {}, request.body)).toEqual([]);
    }
  });

  it('has examples of each documented error, in English', () => {
    const documented = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
    expect([...new Set(failed.map(({ response }) => String(response.status)))]).toEqual(documented);
    for (const exchange of failed) {
      const { response } = exchange;
      expect(listViolations(operation.responses[response.status]?.content, exchange)).toEqual([]);
      // The sign-in has other pages and errors.
      if (operation.kind) expect(response.headers['Content-Language']).toBe('en');
    }
  });

  it('has an example of a validation error with the invalid fields', () => {
    if (!operation.kind) return;
    const { body } = failed.find(({ response }) => response.status === 400)?.response ?? {};
    expect(Object.values((body as { errors: Record<string, string[]> }).errors).flat()).not.toEqual([]);
  });
});
