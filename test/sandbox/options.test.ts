import { describe, expect, it } from 'vitest';
import { type SandboxOptions, StartupError, startSandbox } from '../../mocks/index.ts';

const start = (options: object) => startSandbox(options as SandboxOptions);

describe('startSandbox', () => {
  it.each<[object, string]>([
    [{ seed: 'x' }, 'The option seed must be demo, empty, or a .json file from GET /_sandbox/state, not "x".'],
    [{ extraLedgerLines: -1 }, 'The option extraLedgerLines must be a whole number from 0 to 10000000, not -1.'],
    [{ extraLedgerLines: 1.5 }, 'The option extraLedgerLines must be a whole number from 0 to 10000000, not 1.5.'],
    [{ port: 70_000 }, 'The option port must be a whole number from 0 to 65535, not 70000.'],
    [{ port: '4010' }, 'The option port must be a whole number from 0 to 65535, not "4010".'],
    [{ nope: 1 }, 'There is no option nope.'],
    [{ sede: 'demo' }, 'There is no option sede. Did you mean seed?'],
    [{ clock: 'soon' }, '"soon" is not a time for the clock. Write it like this: 2026-04-16T09:30:00Z.'],
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

  it('takes an option that is undefined as left out', async () => {
    const sandbox = await start({ port: 0, seed: undefined, clock: undefined, extraLedgerLines: undefined });
    await sandbox.close();
  });
});
