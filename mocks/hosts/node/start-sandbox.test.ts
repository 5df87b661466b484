import { expect, it, vi } from 'vitest';
import { readContract } from './read-contract.ts';
import { startSandbox } from './start-sandbox.ts';

it.each([
  ['of several people', { controlKey: 'key' }, true],
  ['of one developer', {}, false],
])('a host %s compiles the schemas of records before its first request: %o', async (_whose, options, isCompiled) => {
  const { resources, validators } = readContract();
  const forOutput = vi.spyOn(validators, 'forOutput');
  const sandbox = await startSandbox({ port: 0, ...options });
  await sandbox.close();
  const compiled = forOutput.mock.calls.map(([schema]) => JSON.stringify(schema));
  forOutput.mockRestore();
  const names = [...resources.values()].filter(({ hasTable }) => hasTable).map(({ record }) => String(record));
  expect(names).toContain('Debtor');
  expect(compiled.some((schema) => schema.endsWith('/Debtor"}'))).toBe(isCompiled);
  expect(compiled.length >= names.length).toBe(isCompiled);
});
