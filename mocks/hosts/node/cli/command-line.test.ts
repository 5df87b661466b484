import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StartupError } from '../../../messages/startup-error.ts';
import { commandName } from '../commands.ts';
import { HELP, parseCommandLine } from './command-line.ts';

const parseOptions = (...args: string[]) => {
  const commandLine = parseCommandLine(args);
  if (!('options' in commandLine)) throw new Error('It starts no sandbox');
  return commandLine.options;
};

function reject(...args: string[]): string {
  try {
    parseCommandLine(args);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  }
  return 'accepted';
}

describe('command line', () => {
  it('may be empty', () => {
    expect(parseCommandLine([])).toEqual({ options: {}, verbose: false });
  });

  it('sets the options of the sandbox', () => {
    const line =
      '--port 0 --host=0.0.0.0 --data books.sqlite --seed empty --extra-ledger-lines 1000000 ' +
      '--clock 2026-03-01T10:00:00+01:00 --rate-limit 100/minute --tls --control-key open-sesame --docs site --verbose';
    expect(parseCommandLine(line.split(' '))).toEqual({
      options: {
        port: 0,
        host: '0.0.0.0',
        data: 'books.sqlite',
        seed: 'empty',
        extraLedgerLines: 1_000_000,
        clock: '2026-03-01T09:00:00.000Z',
        rateLimit: '100/minute',
        tls: true,
        controlKey: 'open-sesame',
        docs: 'site',
      },
      verbose: true,
    });
  });

  it('takes the key of the control plane from the environment, where other users of the machine cannot read it', () => {
    vi.stubEnv('CONTROL_KEY', 'from-the-environment');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(parseOptions().controlKey).toBe('from-the-environment');
    expect(parseOptions('--control-key', 'of-the-command').controlKey).toBe('of-the-command');
    vi.stubEnv('CONTROL_KEY', 'two words');
    expect(reject()).toMatch(/^--control-key takes printable ASCII without spaces/);
  });

  it.each([
    ['--tls-cert cert.pem --tls-key key.pem', { tls: { cert: 'cert.pem', key: 'key.pem' } }],
    ['--tls --tls-key=key.pem --tls-cert=cert.pem', { tls: { cert: 'cert.pem', key: 'key.pem' } }],
    ['--host [::1]', { host: '::1' }],
    ['--host ::1', { host: '::1' }],
    ['--allow-host books.example --allow-host=[fd00::1]', { allowedHosts: ['books.example', '[fd00::1]'] }],
    ['--allow-origin https://a.example', { allowedOrigins: ['https://a.example'] }],
    ['--clock 2028-02-29', { clock: '2028-02-29T00:00:00.000Z' }],
    ['--clock 2026-03-01T09:00Z', { clock: '2026-03-01T09:00:00.000Z' }],
  ])('%s means %o', (line, options) => {
    expect(parseOptions(...line.split(' '))).toEqual(options);
  });

  it('requests help or the version, and help wins over all else', () => {
    expect(parseCommandLine(['--version'])).toEqual({ version: true });
    for (const args of [['-h'], ['--help'], ['--nonsense', '--version', '--help']])
      expect(parseCommandLine(args)).toEqual({ help: true });
  });
});

it('the help lists the existing options, in lines of at most 120 columns', async () => {
  await expect(HELP.replaceAll(commandName, 'sandbox')).toMatchFileSnapshot('__snapshots__/help.txt');
  for (const line of HELP.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  for (const [option] of HELP.replace(commandName, '').matchAll(/--[a-z][a-z-]*/g))
    expect(reject(option)).not.toMatch(/unknown option/);
});

/** Wrong command lines: a missing value, or a line break in one, too. */
const WRONG = [
  ...[
    '--prot 8080',
    '--constructor',
    '-p 8080',
    '8080',
    '--port 1 --port 2',
    '--port',
    '--data --verbose',
    '--tls=yes',
  ],
  ...['--port abc', '--port ', '--port 65536', '--extra-ledger-lines -1', '--extra-ledger-lines 1e6'],
  ...[
    '--host localhost/x',
    '--data=',
    '--seed Demo',
    '--rate-limit 5',
    '--tls-cert cert.pem',
    '--tls --tls-key key.pem',
  ],
  ...['--clock tomorrow', '--clock 2026', '--clock 2026-02-30', '--clock 2026-13-01', '--clock 2026-03-01T09:00:00'],
  ...['--clock 2026-03-01T25:00:00Z', '--seed a\nb', 'a\nb'],
];

it('a wrong command line is rejected in one line with the fix', async () => {
  const messages = WRONG.map((line) => [line.replace('\n', '\\n'), reject(...line.split(' '))] as const);
  for (const [, message] of messages) expect(message).not.toMatch(/\n|^accepted$/);
  const text = messages.map(([line, message]) => `${line}\n  ${message}\n`).join('');
  await expect(text).toMatchFileSnapshot('__snapshots__/wrong-command-lines.txt');
});

it('a key that is rejected is not shown', () => {
  expect(reject('--control-key', 'open sesame')).toBe('--control-key takes printable ASCII without spaces.');
});
