import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { formatBanner } from '../../mocks/hosts/node/cli/banner.ts';
import { commandName } from '../../mocks/hosts/node/cli/command.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { useSandbox } from '../support/sandbox.ts';
import { drawTerminal } from './terminal-picture.ts';

const { call } = useSandbox();
const url = 'http://localhost:4010';
const file = fileURLToPath(new URL('../../docs/images/terminal.svg', import.meta.url));

it('the picture of a terminal in the README shows what the sandbox prints and responds', async () => {
  const contractVersion = '1.0.0';
  const printed = formatBanner({ url, isLocal: true, hasDocs: true, data: undefined, contractVersion });
  const banner = printed.slice(0, printed.indexOf('\nYour first call')).replace(commandName, 'npm start --');
  const request = { nmae: 'Shop', creditLimit: 12.345 };
  const { status, body } = await call('/v1/debtors', { body: request });
  expect(status).toBe(400);
  const steps = [
    { command: 'npm ci && npm start', output: banner },
    {
      command: [
        `curl ${url}/v1/debtors -H 'Authorization: Bearer ${demoToken}' \\`,
        `  -H 'Content-Type: application/json' -d '${JSON.stringify(request)}' | jq .errors`,
      ].join('\n'),
      output: JSON.stringify(body.errors, null, 2),
    },
  ];
  const update = 'Draw it again: npm test -- test/delivery/terminal-picture -u';
  await expect(drawTerminal(steps, 90), update).toMatchFileSnapshot(file);
});
