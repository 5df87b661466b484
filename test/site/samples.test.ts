import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { record } from '../../site/samples/record.ts';
import { type Exchange, type Recording, recordingFile } from '../../site/samples/recording.ts';
import { findViolations, type MediaTypes, operations } from '../support/contract.ts';
import { contract, outsideHosts } from './samples.ts';

const text = readFileSync(recordingFile, 'utf8');
const recording = JSON.parse(text) as Recording;

/** How an answer differs from what the contract says of its status. */
function faultsOf(content: MediaTypes | undefined, { answer }: Exchange): readonly string[] {
  if (answer.body === undefined) return [];
  const type = answer.headers['Content-Type']?.split(';')[0] ?? '';
  const documented = content?.[type];
  return documented ? findViolations(documented.schema, answer.body) : [`${type} is not documented`];
}

describe('the recorded examples', () => {
  it('are what the sandbox answers today, byte for byte: otherwise run npm run build -- examples', async () => {
    expect(`${JSON.stringify(await record(contract), null, 1)}\n`).toBe(text);
  });

  it('are of every operation, and of no other', () => {
    expect(Object.keys(recording.operations)).toEqual(operations.map(({ id }) => id));
  });

  it('hold no token and no code, and name no host but localhost and those of examples', () => {
    expect(outsideHosts(text)).toEqual([]);
    expect(text).not.toContain('sandbox-demo-token');
    const exchanged = JSON.stringify(recording.operations.requestToken);
    const secrets = [...exchanged.matchAll(/"(?:access_token|refresh_token|code)":"([^"]*)"/g)].map(([, one]) => one);
    expect(new Set(secrets)).toEqual(new Set(['<ACCESS_TOKEN>', '<REFRESH_TOKEN>', '<CODE>', 'unknown']));
    // As long as a token or the number of a sign-in is.
    expect(text).not.toMatch(/[\w-]{43}/);
  });
});

describe.each(operations)('$id', (operation) => {
  const { succeeded = [], failed = [] } = recording.operations[operation.id] ?? {};

  it('succeeds, as the contract says', () => {
    const examples = Object.values(operation.requestContent ?? {}).flatMap(({ examples: own = {} }) =>
      Object.keys(own),
    );
    expect(succeeded).toHaveLength(Math.max(1, examples.length));
    for (const exchange of succeeded) {
      const { status } = exchange.answer;
      expect(status).toBe(
        Object.keys(operation.responses)
          .map(Number)
          .find((one) => one < 400),
      );
      expect(faultsOf(operation.responses[status]?.content, exchange)).toEqual([]);
    }
  });

  it('sends what the contract allows', () => {
    for (const { request } of succeeded) {
      const [media] = Object.values(operation.requestContent ?? {});
      if (request.body !== undefined) expect(findViolations(media?.schema ?? {}, request.body)).toEqual([]);
    }
  });

  it('fails in each way that the contract documents, in English', () => {
    const documented = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
    expect([...new Set(failed.map(({ answer }) => String(answer.status)))]).toEqual(documented);
    for (const exchange of failed) {
      const { answer } = exchange;
      expect(faultsOf(operation.responses[answer.status]?.content, exchange)).toEqual([]);
      // The pages and the errors of signing in have a form of their own.
      if (operation.kind) expect(answer.headers['Content-Language']).toBe('en');
    }
  });

  it('names the field that breaks a rule, and why', () => {
    if (!operation.kind) return;
    const { body } = failed.find(({ answer }) => answer.status === 400)?.answer ?? {};
    expect(Object.values((body as { errors: Record<string, string[]> }).errors).flat()).not.toEqual([]);
  });
});
