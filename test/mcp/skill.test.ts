import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createClientCore } from '../../client/runtime/client-core.ts';
import type { CreatedOnce } from '../../client/runtime/create-once.ts';
import { KEYS } from '../../mcp/create.ts';
import { guides } from '../../mcp/docs/guides.ts';
import { parseCommandLine } from '../../mocks/hosts/node/cli/command-line.ts';
import { getSpecifier } from '../../programs/published.ts';
import { repository, runNode } from '../../scripts/lib/run.ts';
import { parseCommands, parseCurl } from '../../site/run/curl.ts';
import { siteConfig } from '../../site/site.config.ts';
import { runCommand } from '../conformance/run-command.ts';
import { createFakeFetch, createProblemResponse } from '../support/client/fake-fetch.ts';
import { useFolders } from '../support/folders.ts';
import { useSandbox } from '../support/sandbox.ts';
import { resolveImports } from './resolve-imports.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });
const createFolder = useFolders();
const skill = readFileSync(join(repository, 'mcp', 'skill', 'SKILL.md'), 'utf8');

const listBlocks = (language: string): readonly string[] =>
  [...skill.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text = '']) => text);

const commands = listBlocks('sh').flatMap((text) => parseCommands(text, new Map()));
const program = listBlocks('ts').join('\n');

describe('SKILL.md', () => {
  it('has a name and a description, and fewer than 200 lines', () => {
    const [, header = ''] = /^---\n(.*?)\n---\n/s.exec(skill) ?? [];
    const { name, description } = parse(header) as { name: string; description: string };
    expect(name).toMatch(/^[a-z0-9-]{1,64}$/);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThan(1024);
    expect(skill.split('\n').length).toBeLessThan(200);
  });

  it('has code that runs, and prints what it says', async () => {
    await sandbox.reset();
    const file = join(await createFolder({ 'program.ts': resolveImports(program) }), 'program.ts');
    const output = await runNode([file], repository, { ACCOUNTING_URL: sandbox.url });
    expect(output).toMatch(/^1 Bakkerij Zonnestraal\n/);
    expect(output).toMatch(/^\d+ created$/m);
    expect(output).toMatch(/^lines\[0\]\.salesTypeId /m);
    expect(output).toMatch(/^\d+ true$/m);
  });

  it('has requests that succeed', async () => {
    await sandbox.reset();
    const requests = commands.filter(([name]) => name === 'curl').map(parseCurl);
    expect(requests.length).toBeGreaterThan(5);
    for (const { url, method, headers, body } of requests) {
      const target = url.replace('http://localhost:4010', sandbox.url);
      const response = await fetch(target, { method, headers, ...(body !== undefined && { body }) });
      expect([url, response.status, await response.text()]).toEqual([
        url,
        expect.toSatisfy((status) => status < 300),
        expect.any(String),
      ]);
    }
  });

  it('has commands whose options exist', async () => {
    const programs = commands
      .filter(([name]) => name === 'npx')
      .map(([, yes, ...words]) => (yes === '--yes' ? words : []));
    const sandboxFile = getSpecifier('sandbox');
    const suiteFile = getSpecifier('conformance');
    expect(programs.map(([name]) => name)).toEqual([sandboxFile, suiteFile, suiteFile]);
    for (const [name, ...args] of programs) {
      if (name === sandboxFile) expect(() => parseCommandLine(args)).not.toThrow();
      else {
        const { stdout } = await runCommand([args[0] ?? '', '--help']);
        for (const option of args.filter((word) => word.startsWith('--'))) expect(stdout).toContain(`${option} <`);
      }
    }
  });

  it('has the keys of the guide and of the tools, and the outcomes of createOnce', () => {
    const [, keys = ''] = /^Keys: (.*?)\n\n/ms.exec(skill) ?? [];
    const ofGuide = guides.find(({ id }) => id === 'rate-limits-and-retries')?.markdown ?? '';
    const [table = ''] = /^\| record \| key \|\n[\s\S]*?\n\n/m.exec(ofGuide) ?? [];
    for (const fields of Object.values(KEYS)) {
      expect(keys).toContain(fields.length > 1 ? `['${fields.join("', '")}']` : `\`${fields[0]}\``);
      for (const field of fields) expect(table).toContain(`\`${field}\``);
    }
    const named = new Set([...keys.matchAll(/\w+(?=[`'])/g)].map(([name]) => name));
    expect([...named].toSorted()).toEqual([...new Set(Object.values(KEYS).flat())].toSorted());
    const outcomes: readonly CreatedOnce<object>['outcome'][] = ['created', 'found', 'mismatch'];
    expect(skill).toContain(`\`outcome\` is \`${outcomes[0]}\`, \`${outcomes[1]}\`, or \`${outcomes[2]}\``);
  });

  it.each(['429', '500', '502', '503', '504'])('retries after %s what the client retries', async (status) => {
    const [, advice = ''] = new RegExp(`^\\| [\\d, ]*${status}[\\d, ]* \\| (.*) \\|$`, 'm').exec(skill) ?? [];
    const [retried = ''] = advice.split(/, not|;/);
    const methods = ['GET', 'PUT', 'PATCH', 'DELETE', 'POST'];
    const expected = status === '429' ? methods : methods.filter((method) => retried.includes(method));
    const outcomes = await Promise.all(
      methods.map(async (method) => {
        const { fetch, sent } = createFakeFetch(createProblemResponse(Number(status), {}, { 'retry-after': '0' }));
        const client = createClientCore({ baseUrl: 'https://api.example', token: 'abc', fetch, retryDelay: 0 });
        await client.call({ operation: 'x', method, path: '/v1/debtors/1' }).catch(() => undefined);
        return sent.length > 1;
      }),
    );
    expect(methods.filter((_method, index) => outcomes[index])).toEqual(expected);
  });

  it('names the site, and tools that exist', async () => {
    const { tools } = await import('../../mcp/tools/index.ts');
    expect(skill).toContain(`${siteConfig.url}llms.txt`);
    for (const [name] of skill.matchAll(/\b(?:search|read|describe)_\w+/g))
      expect(tools.map((tool) => tool.name)).toContain(name);
  });
});
