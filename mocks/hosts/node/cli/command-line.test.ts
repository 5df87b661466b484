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

  it('accepts the files of a certificate, with and without --tls', () => {
    const files = { cert: 'cert.pem', key: 'key.pem' };
    expect(parseOptions('--tls-cert', 'cert.pem', '--tls-key', 'key.pem').tls).toEqual(files);
    expect(parseOptions('--tls', '--tls-key=key.pem', '--tls-cert=cert.pem').tls).toEqual(files);
  });

  it('accepts an IPv6 address with the brackets of a URL', () => {
    expect(parseOptions('--host', '[::1]').host).toBe('::1');
    expect(parseOptions('--host', '::1').host).toBe('::1');
  });

  it('accepts several allowed hosts and origins', () => {
    expect(parseOptions('--allow-host', 'books.example', '--allow-host=[fd00::1]').allowedHosts).toEqual([
      'books.example',
      '[fd00::1]',
    ]);
    expect(parseOptions('--allow-origin', 'https://a.example', '--allow-origin=https://b.example')).toEqual({
      allowedOrigins: ['https://a.example', 'https://b.example'],
    });
  });

  it('reads a date as its start in UTC', () => {
    expect(parseOptions('--clock', '2028-02-29').clock).toBe('2028-02-29T00:00:00.000Z');
    expect(parseOptions('--clock', '2026-03-01T09:00Z').clock).toBe('2026-03-01T09:00:00.000Z');
  });

  it('requests help or the version, and help wins over all else', () => {
    expect(parseCommandLine(['--version'])).toEqual({ version: true });
    for (const args of [['-h'], ['--help'], ['--nonsense', '--version', '--help']])
      expect(parseCommandLine(args)).toEqual({ help: true });
  });
});

describe('help', () => {
  const named = [...new Set(HELP.replace(commandName, '').match(/--[a-z][a-z-]*/g))];

  it('lists exactly the existing options', () => {
    expect(named).toHaveLength(26);
    for (const option of named) expect(reject(option)).not.toMatch(/unknown option/);
  });

  it('fits a terminal of 120 columns', () => {
    for (const line of HELP.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });

  it('wraps a long description below its first line', () => {
    expect(HELP).toMatch(/\n {2}--host ADDRESS +address .*\n {29}\S.*--control-key\n/);
  });
});

describe('invalid command line', () => {
  it.each([
    [['--prot', '8080'], "unknown option '--prot' (Did you mean --port?)"],
    [['--constructor'], "unknown option '--constructor'"],
    [['-p', '8080'], "unknown option '-p'"],
    [['8080'], 'Every option begins with --. See --help.'],
    [['--port', '1', '--port', '2'], '--port may be given only once.'],
    [['--port'], "option '--port <N>' argument missing"],
    [['--data', '--verbose'], '--data needs a value: FILE.'],
    [['--tls=yes'], "unknown option '--tls=yes' (Did you mean --tls-key?)"],
    [['--port', 'abc'], '--port takes a whole number from 0 to 65535, not "abc".'],
    [['--port', ''], '--port takes a whole number from 0 to 65535, not "".'],
    [['--port', '65536'], '--port takes a whole number from 0 to 65535, not "65536".'],
    [['--extra-ledger-lines', '-1'], '--extra-ledger-lines takes a whole number from 0 to 10000000, not "-1".'],
    [['--extra-ledger-lines', '1e6'], '--extra-ledger-lines takes a whole number from 0 to 10000000, not "1e6".'],
    [
      ['--host', 'localhost/x'],
      '--host takes an address of this machine, such as 0.0.0.0 or localhost, without port, not "localhost/x".',
    ],
    [['--data='], '--data takes the path of a file, such as books.sqlite, not "".'],
    [
      ['--seed', 'Demo'],
      '--seed takes demo, empty, a .json file from GET /_sandbox/state, or a .yaml file with requests, not "Demo".',
    ],
    [
      ['--rate-limit', '5'],
      '--rate-limit takes N/second, N/minute, N/hour or N/day with a whole number from 1 to 1,000,000, such as 100/minute, or a list of them, not "5".',
    ],
    [['--control-key', 'open sesame'], '--control-key takes printable ASCII without spaces.'],
    [['--tls-cert', 'cert.pem'], '--tls-cert and --tls-key go together. Add --tls-key.'],
    [['--tls', '--tls-key', 'key.pem'], '--tls-cert and --tls-key go together. Add --tls-cert.'],
  ])('%j is rejected with the fix', (args, message) => {
    expect(reject(...args)).toBe(message);
  });

  it.each(['tomorrow', '2026', '2026-02-30', '2026-13-01', '2026-03-01T09:00:00', '2026-03-01T25:00:00Z'])(
    'is rejected for the time %s, which does not exist or depends on the time zone',
    (time) => {
      expect(reject('--clock', time)).toBe(
        `--clock takes a time with its zone, such as 2026-03-01T09:00:00Z, or a date, not "${time}".`,
      );
    },
  );

  it('is rejected in one line, whatever it contains, and without the key', () => {
    expect(reject('--seed', 'a\nb')).not.toContain('\n');
    expect(reject('a\nb')).not.toContain('\n');
    expect(reject('--control-key', 'open sesame')).not.toContain('sesame');
  });
});
