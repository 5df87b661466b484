import { describe, expect, it } from 'vitest';
import { SandboxError } from '../sandbox-error.ts';
import { help, readCommandLine } from './command-line.ts';

const options = (...args: string[]) => {
  const line = readCommandLine(args);
  if (!('options' in line)) throw new Error('It is no start');
  return line.options;
};

function refusal(...args: string[]): string {
  try {
    readCommandLine(args);
  } catch (error) {
    expect(error).toBeInstanceOf(SandboxError);
    return (error as Error).message;
  }
  return 'accepted';
}

describe('the command line', () => {
  it('may be empty', () => {
    expect(readCommandLine([])).toEqual({ options: {}, verbose: false });
  });

  it('says how the sandbox is to be started', () => {
    const line =
      '--port 0 --host=0.0.0.0 --data books.sqlite --seed empty --scale 1000000 --clock 2026-03-01T10:00:00+01:00 ' +
      '--rate-limit 100/minute --tls --control-key open-sesame --docs site --verbose';
    expect(readCommandLine(line.split(' '))).toEqual({
      options: {
        port: 0,
        host: '0.0.0.0',
        data: 'books.sqlite',
        seed: 'empty',
        scale: 1_000_000,
        clock: '2026-03-01T09:00:00.000Z',
        rateLimit: '100/minute',
        tls: true,
        controlKey: 'open-sesame',
        docs: 'site',
      },
      verbose: true,
    });
  });

  it('takes the files of a certificate, with --tls or without it', () => {
    const files = { cert: 'cert.pem', key: 'key.pem' };
    expect(options('--tls-cert', 'cert.pem', '--tls-key', 'key.pem').tls).toEqual(files);
    expect(options('--tls', '--tls-key=key.pem', '--tls-cert=cert.pem').tls).toEqual(files);
  });

  it('takes an IPv6 address as it stands in a URL', () => {
    expect(options('--host', '[::1]').host).toBe('::1');
    expect(options('--host', '::1').host).toBe('::1');
  });

  it('allows as many hosts as are named', () => {
    expect(options('--allow-host', 'books.example', '--allow-host=[fd00::1]').allowedHosts).toEqual([
      'books.example',
      '[fd00::1]',
    ]);
  });

  it('takes a date for its first moment in UTC', () => {
    expect(options('--clock', '2028-02-29').clock).toBe('2028-02-29T00:00:00.000Z');
    expect(options('--clock', '2026-03-01T09:00Z').clock).toBe('2026-03-01T09:00:00.000Z');
  });

  it('asks for help or the version, help before all else', () => {
    expect(readCommandLine(['--version'])).toEqual({ version: true });
    for (const args of [['-h'], ['--help'], ['--nonsense', '--version', '--help']]) {
      expect(readCommandLine(args)).toEqual({ help: true });
    }
  });
});

describe('the help', () => {
  const named = [...new Set(help.match(/--[a-z][a-z-]*/g))];

  it('lists exactly the existing options', () => {
    expect(named).toHaveLength(17);
    for (const option of named) expect(refusal(option)).not.toMatch(/There is no option/);
  });

  it('fits a terminal of 120 columns', () => {
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });
});

describe('a wrong command line', () => {
  it.each([
    [['--prot', '8080'], 'There is no option --prot. Did you mean --port?'],
    [['--constructor'], 'There is no option --constructor. See --help for those that there are.'],
    [['-p', '8080'], 'There is no option -p. See --help for those that there are.'],
    [['8080'], 'Every argument begins with --, not "8080".'],
    [['--port', '1', '--port', '2'], '--port is given twice. Leave one of them out.'],
    [['--port'], '--port needs a value. See --help for what it takes.'],
    [['--data', '--verbose'], '--data needs a value. See --help for what it takes.'],
    [['--tls=yes'], '--tls takes no value. Leave =yes out.'],
    [['--port', 'abc'], '--port takes a number from 0 to 65535, not "abc".'],
    [['--port', ''], '--port takes a number from 0 to 65535, not "".'],
    [['--port', '65536'], '--port takes a number from 0 to 65535, not "65536".'],
    [['--scale', '-1'], '--scale takes a number from 0 to 10000000, not "-1".'],
    [['--scale', '1e6'], '--scale takes a number from 0 to 10000000, not "1e6".'],
    [
      ['--host', 'localhost/x'],
      '--host takes an address of this machine, such as 0.0.0.0 or localhost, without port, not "localhost/x".',
    ],
    [
      ['--allow-host', 'books.example:80'],
      '--allow-host takes the name of a host without port, such as books.example, not "books.example:80".',
    ],
    [['--data='], '--data takes the name of a file, such as books.sqlite, not "".'],
    [['--seed', 'Demo'], '--seed takes demo or empty, not "Demo".'],
    [['--rate-limit', '100'], /^--rate-limit: A rate is N\/second, N\/minute or N\/hour .* not "100"\.$/],
    [['--control-key', 'open sesame'], /^--control-key takes letters, digits and signs of ASCII, without spaces\.$/],
    [
      ['--tls-cert', 'cert.pem'],
      '--tls-cert and --tls-key go together. Name the file with the private key with --tls-key.',
    ],
    [
      ['--tls', '--tls-key', 'key.pem'],
      '--tls-cert and --tls-key go together. Name the file with the certificate with --tls-cert.',
    ],
  ])('%j is refused with what to do', (args, message) => {
    if (typeof message === 'string') expect(refusal(...args)).toBe(message);
    else expect(refusal(...args)).toMatch(message);
  });

  it('has no moment that is none, or that is another one elsewhere', () => {
    for (const text of [
      'tomorrow',
      '2026',
      '2026-02-30',
      '2026-13-01',
      '2026-03-01T09:00:00',
      '2026-03-01T25:00:00Z',
    ]) {
      expect(refusal('--clock', text)).toMatch(/^--clock takes a moment such as 2026-03-01T09:00:00Z .* not "/);
    }
  });

  it('is refused in one line, whatever is in it, and without the key', () => {
    expect(refusal('--seed', 'a\nb')).not.toContain('\n');
    expect(refusal('a\nb')).not.toContain('\n');
    expect(refusal('--control-key', 'open sesame')).not.toContain('sesame');
  });
});
