import { describe, expect, it } from 'vitest';
import { type SandboxOptions, StartupError, startSandbox } from '../../mocks/index.ts';

/** Values that each option rejects. */
const BAD_VALUES: Readonly<Record<keyof SandboxOptions, readonly unknown[]>> = {
  port: [-1, 65_536, 1.5, '0', null, Number.NaN],
  host: ['', 'localhost/x', 'a b', 1, null],
  trustNetwork: ['true', 1, null],
  allowedHosts: ['books.example', [''], ['books.example:80'], ['http://books.example'], [1], null],
  allowedOrigins: ['https://app.example', ['app.example'], ['https://app.example/x'], [''], [1], null],
  data: ['', 1, null],
  seed: ['', 'Demo', 'books.txt', 1, null],
  scenario: ['', 'demo', 'nonsense', 1, null],
  extraLedgerLines: [-1, 1.5, 10_000_001, '5', null],
  clock: ['', 'soon', '2026-02-30', '2026-03-01T09:00:00', 5, new Date(), null],
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

describe('startSandbox', () => {
  it.each<[object, string]>([
    [
      { seed: 'x' },
      'The option seed must be demo, empty, a .json file from GET /_sandbox/state, or a .yaml file with requests, not "x".',
    ],
    [{ extraLedgerLines: -1 }, 'The option extraLedgerLines must be a whole number from 0 to 10000000, not -1.'],
    [{ extraLedgerLines: 1.5 }, 'The option extraLedgerLines must be a whole number from 0 to 10000000, not 1.5.'],
    [{ port: 70_000 }, 'The option port must be a whole number from 0 to 65535, not 70000.'],
    [{ port: '4010' }, 'The option port must be a whole number from 0 to 65535, not "4010".'],
    [{ nope: 1 }, 'There is no option nope.'],
    [{ sede: 'demo' }, 'There is no option sede. Did you mean seed?'],
    [
      { clock: 'soon' },
      'The option clock must be a time with its zone, such as 2026-03-01T09:00:00Z, or a date, not "soon".',
    ],
    [{ clock: 5 }, 'The option clock must be a time with its zone, such as 2026-03-01T09:00:00Z, or a date, not 5.'],
    [
      { tls: { cert: 'a.pem' } },
      'The option tls must be true, or { cert, key } with paths of PEM files, not {"cert":"a.pem"}.',
    ],
    [{ controlKey: 'open sesame' }, 'The option controlKey must be printable ASCII without spaces.'],
    [{ log: 'stderr' }, 'The option log must be a function, not "stderr".'],
    [{ constructor: 1 }, 'There is no option constructor.'],
  ])('rejects the options %j, and says what is wrong', async (options, message) => {
    const error = await start(options).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toBe(message);
  });

  it.each(Object.entries(BAD_VALUES).flatMap(([name, values]) => values.map((value) => ({ name, value }))))(
    'rejects a bad value with the name of the option and what it must be: $name $value',
    async ({ name, value }) => {
      const error = await start({ port: 0, [name]: value }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StartupError);
      expect((error as Error).message).toMatch(new RegExp(`^The option ${name} must be .{6,}\\.$`));
    },
  );

  it.each([
    [{ seed: 'none.json' }, '--seed'],
    [{ data: 'none/books.sqlite' }, '--data'],
    [{ tls: { cert: 'none.pem', key: 'none.pem' } }, '--tls-cert'],
    [{ host: '192.0.2.1' }, '--host'],
    [{ seed: 'demo', scenario: 'empty' }, 'scenario'],
  ])('names the option when only using the value shows that it is wrong: %j', async (options, name) => {
    const error = await start({ port: 0, ...options }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toContain(name);
  });

  it('takes an option that is undefined as left out', async () => {
    const sandbox = await start({ port: 0, seed: undefined, clock: undefined, extraLedgerLines: undefined });
    await sandbox.close();
  });
});
