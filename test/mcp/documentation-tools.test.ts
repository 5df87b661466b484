import { describe, expect, it } from 'vitest';
import { apiOperations, controlOperations, workflows } from '../../mcp/docs/catalog.ts';
import { guides } from '../../mcp/docs/guides.ts';
import { MAX_CHARACTERS } from '../../mcp/result.ts';
import { TOOL_NAMES } from '../../mcp/settings.ts';
import { useSandbox } from '../support/sandbox.ts';
import { startAgent, useAgent } from './agent.ts';
import { questions } from './questions.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });

const reader = useAgent(() => ({ url: sandbox.url }));

describe('the list of tools', () => {
  it('has six tools in under 2,000 tokens, and says which only read, can destroy, can be repeated, and reach another server', async () => {
    const writer = await startAgent({ url: sandbox.url, write: true });
    const { tools } = await writer.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
    // Three characters to a token.
    expect(JSON.stringify({ tools }).length / 3).toBeLessThan(2000);
    const hints = tools.map(({ name, annotations: hint = {} }) => [
      ...[name, hint.readOnlyHint, hint.destructiveHint, hint.idempotentHint, hint.openWorldHint],
    ]);
    expect(hints).toEqual([
      ['search_docs', true, undefined, true, false],
      ['read_guide', true, undefined, true, false],
      ['describe_operation', true, undefined, true, false],
      ['read_data', true, undefined, true, true],
      ['write_data', false, true, false, true],
      ['control_sandbox', false, true, false, false],
    ]);
  });

  it('has no tool that writes to the API unless the user allowed it', async () => {
    const { tools } = await reader.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES.filter((name) => name !== 'write_data'));
  });

  it('says in its instructions what it is connected to, and whether it writes', async () => {
    expect(reader.client.getInstructions()).toContain(`${sandbox.url}. Tools only read`);
    const own = await startAgent({ write: true });
    expect(own.client.getInstructions()).toMatch(/a new sandbox.*Tools may change data/);
  });
});

describe('search_docs', () => {
  it('takes English words that are the start of Dutch ones for what they are', async () => {
    const hits = await reader.expectJson('search_docs', { query: 'credit invoice' });
    expect(hits.map((hit: { name: string }) => hit.name).join()).not.toMatch(/creditorkind/i);
  });

  it('names the guides when nothing is found', async () => {
    const { isError, text } = await reader.call('search_docs', { query: 'zzzxq' });
    expect(isError).toBe(false);
    expect(text).toContain('read a guide: introduction, getting-started');
  });

  it('takes operators of the index for words', async () => {
    const hits = await reader.expectJson('search_docs', { query: '"invoice" AND NOT (draft* -- ' });
    expect(hits.length).toBeGreaterThan(0);
  });
});

it('answers the questions of people: nine of ten with the first result, and all with one of three', async () => {
  const ranks = await Promise.all(
    questions.map(async ([query, ...answers]) => {
      const { structuredContent } = await reader.client.callTool({ name: 'search_docs', arguments: { query } });
      const { results } = structuredContent as { results: { name: string }[] };
      const rank = results.findIndex(({ name }) =>
        answers.some((answer) => (answer.endsWith('#') ? name.startsWith(answer) : name === answer)),
      );
      return { query, rank };
    }),
  );
  expect(ranks.filter(({ rank }) => rank < 0 || rank > 2)).toEqual([]);
  expect(ranks.filter(({ rank }) => rank === 0).length).toBeGreaterThanOrEqual(0.9 * questions.length);
});

it('the guides are resources with the text that read_guide returns', async () => {
  const { resources } = await reader.client.listResources();
  expect(resources.map(({ name }) => name)).toEqual(guides.map(({ id }) => id));
  const [content] = (await reader.client.readResource({ uri: 'guide:///rate-limits-and-retries' })).contents;
  expect(content).toHaveProperty(
    'text',
    (await reader.call('read_guide', { name: 'rate-limits-and-retries', long: true })).text,
  );
});

describe('read_guide', () => {
  it('lists the guides, reads one, a section of it, and the operations of a resource', async () => {
    expect((await reader.call('read_guide', { long: true })).text).toContain(
      '- invoices: A sales invoice starts as a draft.',
    );
    expect((await reader.call('read_guide', { name: 'Errors' })).text).toMatch(/^# Errors\n/);
    const { text } = await reader.call('read_guide', { name: 'invoices#what-is-outstanding' });
    expect(text).toMatch(/^# Invoices\n\n## What is outstanding\n/);
    expect(text).not.toContain('## Assign costs');
    expect((await reader.call('read_guide', { name: '#tag/vat-codes' })).text).toContain(
      '- listVatCodes: List VAT codes.',
    );
  });

  it('continues after a cut, until the whole guide was returned', async () => {
    const whole = guides.find(({ id }) => id === 'errors')?.markdown.trim() ?? '';
    const parts: string[] = [];
    let skip: number | undefined = 0;
    while (skip !== undefined) {
      const { text, note, seen } = await reader.call('read_guide', { name: 'errors', skip });
      expect(seen.length).toBeLessThanOrEqual(MAX_CHARACTERS);
      parts.push(text);
      const [, next] = /^Cut at character \d+ of \d+\. Continue with "skip": (\d+), or/.exec(note ?? '') ?? [];
      skip = next === undefined ? undefined : Number(next);
    }
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.join('')).toBe(`# Errors\n\n${whole}`);
    expect((await reader.call('read_guide', { name: 'errors', long: true })).text).toBe(parts.join(''));
  });
});

describe('describe_operation', () => {
  it('describes a write by its request, and on demand by its response', async () => {
    const { text } = await reader.call('describe_operation', { operation: 'createDebtor' });
    expect(text).toMatch(/^# createDebtor: Create a debtor\n\n`POST \/v1\/debtors`/);
    expect(text).toContain('- `debtorKindId` *integer* **required**');
    expect(text).toContain('"name":"Bakkerij Zonnestraal"');
    expect(text).toContain('[First invoice](#page/workflows/first-invoice)');
    expect(text).not.toMatch(/X-Tenant-Id|<details>/);
    const { text: response } = await reader.call('describe_operation', { operation: 'createDebtor', part: 'response' });
    expect(response).toContain('### 201: The created debtor');
    expect(response).toContain('| `429` |');
  });

  it('describes a control, which takes no access token', async () => {
    const { text } = await reader.call('describe_operation', { operation: '#control/addFault' });
    expect(text).toMatch(/^# addFault: Add a fault\n\n`POST \/_sandbox\/faults`/);
    expect(text).toContain('Requires no access token.');
  });

  it('describes every operation and every control in one result, and every workflow', async () => {
    for (const { id } of [...apiOperations, ...controlOperations]) {
      const { text, note, isError } = await reader.call('describe_operation', { operation: id, long: true });
      expect([id, isError, note, text.startsWith(`# ${id}: `)]).toEqual([id, false, undefined, true]);
    }
    for (const name of workflows.map(({ id }) => id)) {
      expect((await reader.call('describe_operation', { operation: name, long: true })).text).toContain(name);
    }
  });
});
