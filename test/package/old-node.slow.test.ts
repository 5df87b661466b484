import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { findNode } from '../support/find-node.ts';

const run = promisify(execFile);
const dist = join(repository, 'generated', 'sandbox', 'dist');

const program = `
import { demoToken, startSandbox } from ${JSON.stringify(join(dist, 'index.js'))};
const sandbox = await startSandbox({ port: 0 });
const send = async (path, method, body, headers = {}) => {
  const authorization = 'Bearer ' + demoToken;
  const init = { method, headers: { authorization, 'content-type': 'application/json', ...headers } };
  const response = await fetch(sandbox.url + path, { ...init, ...(body && { body: JSON.stringify(body) }) });
  return response.status;
};
const statuses = [
  await send('/v1/debtors?pageSize=5', 'GET'),
  await send('/v1/debtors', 'POST', { name: 'Theehuis', debtorKindId: 1 }),
  await send('/v1/draftsalesinvoiceswithlines', 'POST', { debtorId: 99999, lines: [] }),
  await send('/_sandbox/tokens', 'POST', { user: 'demo' }),
  await send('/_sandbox/reset', 'POST'),
  await send('/v1/ledgerlines?Bookyear=2026&pageSize=1', 'GET'),
];
await sandbox.close();
console.log(JSON.stringify(statuses));
`;

it.each(['conformance', 'mcp'])(
  'the program of the package %s says in one sentence that Node 20 is too old',
  async (name) => {
    const bin = join(repository, 'generated', name, 'dist', 'bin.js');
    const failure = await run(findNode(20), [bin, '--help']).catch((error: unknown) => error);
    const sentence = /^This is Node 20\.[\d.]+, and 24\.18 or later is needed\. Install it from \S+; .*\n$/;
    expect(failure).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
  },
);

describe('the sandbox package', () => {
  it('works on Node 22.13', async () => {
    const { stdout } = await run(findNode(22), ['--input-type=module', '--eval', program]);
    expect(JSON.parse(stdout)).toEqual([200, 201, 400, 200, 204, 200]);
  });

  it('says in one sentence that Node 20 is too old, as a command and as a module', async () => {
    const sentence =
      /^The sandbox needs Node 22\.13 or later, and this is 20\.[\d.]+\. Install a newer one from \S+\n$/;
    const command = await run(findNode(20), [join(dist, 'bin.js')]).catch((error: unknown) => error);
    expect(command).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
    const code = program
      .replace('const sandbox = await', 'await')
      .replace(
        'startSandbox({ port: 0 });',
        'startSandbox().catch(({ name, message }) => { console.log(message); process.exit(name === "StartupError" ? 0 : 1); });',
      );
    expect((await run(findNode(20), ['--input-type=module', '--eval', code])).stdout).toMatch(sentence);
  });
});
