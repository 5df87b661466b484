import { sep } from 'node:path';
import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { type SandboxOptions, StartupError, startSandbox } from '../../mocks/index.ts';

/** Values that each option rejects. */
const BAD_VALUES: Readonly<Record<keyof SandboxOptions, readonly unknown[]>> = {
  port: [-1, 65_536, 1.5, '0', null, Number.NaN, 1n],
  host: ['', 'localhost/x', 'a b', 1, null],
  trustNetwork: ['true', 1, null],
  allowedHosts: ['books.example', [''], ['books.example:80'], ['http://books.example'], [1], null],
  allowedOrigins: ['https://app.example', ['app.example'], ['https://app.example/x'], [''], [1], null],
  data: ['', 1, null],
  seed: ['', 'Demo', 'books.txt', 1, null],
  scenario: ['', 'demo', 'nonsense', 1, null],
  extraLedgerLines: [-1, 1.5, 10_000_001, '5', null],
  clock: ['', 'soon', '2026-02-30', '2026-03-01T09:00:00', 5, new Date(0), null],
  rateLimit: ['', '5', '0/minute', '100/week', '100/minute,', 100, null],
  tls: ['yes', {}, { cert: 'a.pem' }, { cert: '', key: '' }, 1, null],
  controlKey: ['', 'open sesame', 1, null],
  openWorlds: ['true', 1, null],
  worldRateLimit: ['', '5', '0/minute', '100/week', 100, null],
  maxWorldBytes: [0, 999_999, 1_000_000.5, '5000000', null],
  maxImportBytes: [0, 99_999, 67_108_865, '5000000', null],
  docs: ['', 1, null],
  docsLater: ['true', 1, null],
  maxWorlds: [0, 1.5, 100_001, '5', null],
  requestTimeout: [0, -1, 1.5, 2_147_483_648, '5', null],
  log: ['stderr', null],
  requestLog: [true, null],
  journal: [-1, 1.5, 100_001, '5', null],
  onContractViolation: ['ignore', true, null],
};

const start = (options: object) => startSandbox(options as SandboxOptions);

/** Returns what is said about options with which no sandbox starts. */
async function getMessage(options: object): Promise<string> {
  const error = await start({ port: 0, ...options }).catch((reason: unknown) => reason);
  expect(error, inspect(options)).toBeInstanceOf(StartupError);
  const message = (error as Error).message.replaceAll(process.cwd() + sep, '');
  return `${inspect(options, { breakLength: Number.POSITIVE_INFINITY })}: ${message}`;
}

it('rejects a bad option with its name and what it must be', async () => {
  const bad = Object.entries(BAD_VALUES).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
  const unknown: object[] = [{ nope: 1 }, { sede: 'demo' }, { constructor: 1 }];
  const unusable: object[] = [
    ...[{ seed: 'none.json' }, { data: 'none/books.sqlite' }, { tls: { cert: 'none.pem', key: 'none.pem' } }],
    ...[{ host: '192.0.2.1' }, { seed: 'demo', scenario: 'empty' }],
    // Folders that are none, or without what they should have.
    ...[{ data: 'mocks' }, { docs: 'none' }, { docs: 'mocks' }],
  ];
  const messages: string[] = [];
  for (const options of [...bad, ...unknown, ...unusable]) messages.push(await getMessage(options));
  await expect(`${messages.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/options.txt');
});

it('takes an option that is undefined as left out', async () => {
  const sandbox = await start({ port: 0, seed: undefined, clock: undefined, extraLedgerLines: undefined });
  await sandbox.close();
});
