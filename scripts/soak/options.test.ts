import { describe, expect, it } from 'vitest';
import { CommandFailed } from '../lib/command-line.ts';
import { parseOptions } from './options.ts';

describe('the options of the soak', () => {
  it('are ten minutes over 200 connections and all parts, when left out', () => {
    expect(parseOptions([])).toEqual({
      seconds: 600,
      connections: 200,
      seed: 1,
      only: ['load', 'held', 'restarts'],
      package: undefined,
      help: false,
    });
  });

  it('are read from the command line', () => {
    const options = parseOptions(['--seconds', '30', '--connections=20', '--seed', '7', '--only', 'restarts,load']);
    expect(options).toMatchObject({ seconds: 30, connections: 20, seed: 7, only: ['load', 'restarts'] });
    expect(parseOptions(['--minutes', '2']).seconds).toBe(120);
  });

  it.each([
    [['--minutes', '1', '--seconds', '30'], '--minutes and --seconds exclude each other.'],
    [['--connections', '0'], '--connections takes a whole number from 1, not "0".'],
    [['--seconds', '1.5'], '--seconds takes a whole number from 1, not "1.5".'],
    [['--only', 'load,speed'], '--only takes some of load, held, restarts, with commas between; not "speed".'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuse %j and say what they take', (args, message) => {
    expect(() => parseOptions(args)).toThrow(CommandFailed);
    expect(() => parseOptions(args)).toThrow(message);
  });
});
