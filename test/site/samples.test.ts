import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Exchange, RECORDING_FILE, type Recording } from '../../programs/recording.ts';
import { findViolations, type MediaTypes, operations } from '../support/contract.ts';
import { listExternalHosts } from './samples.ts';

const text = readFileSync(RECORDING_FILE, 'utf8');
const recording = JSON.parse(text) as Recording;

function listViolations(content: MediaTypes | undefined, { response }: Exchange): readonly string[] {
  if (response.body === undefined) return [];
  const type = response.headers['Content-Type']?.split(';')[0] ?? '';
  const documented = content?.[type];
  return documented ? findViolations(documented.schema, response.body) : [`${type} is not documented`];
}

// That they are the responses of the sandbox is checked by the pipeline, which compares what it builds with what is committed.
describe('the recorded examples', () => {
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

it.each(operations)('$id has examples of each documented status that match the contract', (operation) => {
  const { succeeded = [], failed = [] } = recording.operations[operation.id] ?? {};
  const bodies = Object.values(operation.requestContent ?? {});
  const [status, ...errors] = Object.keys(operation.responses).toSorted();
  expect(succeeded).toHaveLength(Math.max(1, bodies.flatMap(({ examples = {} }) => Object.keys(examples)).length));
  expect(new Set(succeeded.map(({ response }) => String(response.status)))).toEqual(new Set([status]));
  expect(new Set(failed.map(({ response }) => String(response.status)))).toEqual(new Set(errors));
  for (const { request } of succeeded) {
    if (request.body !== undefined) expect(findViolations(bodies[0]?.schema ?? {}, request.body)).toEqual([]);
  }
  for (const exchange of [...succeeded, ...failed])
    expect(listViolations(operation.responses[exchange.response.status]?.content, exchange)).toEqual([]);
  // The sign-in has other pages and errors.
  if (!operation.kind) return;
  for (const { response } of failed) expect(response.headers['Content-Language']).toBe('en');
  const invalid = failed.find(({ response }) => response.status === 400)?.response.body;
  expect(invalid).toHaveProperty('errors');
  expect(Object.values((invalid as { errors: object }).errors).flat()).not.toEqual([]);
});
