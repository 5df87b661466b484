import { describe, expect, it } from 'vitest';
import { CommandFailed } from '../lib/command-line.ts';
import { parseOptions } from './options.ts';

describe('the options of the bench', () => {
  it('are five turns of four seconds and all measures, when left out', () => {
    expect(parseOptions([])).toEqual({
      rounds: 5,
      seconds: 4,
      only: ['list', 'post', 'start', 'memory', 'scale', 'call', 'sync'],
      json: false,
      strict: false,
      package: undefined,
      help: false,
    });
  });

  it('are read from the command line', () => {
    const options = parseOptions(['--rounds', '2', '--seconds=1', '--json', '--strict', '--package', 'out']);
    expect(options).toMatchObject({ rounds: 2, seconds: 1, json: true, strict: true, package: 'out' });
  });

  it('name measures in any order, and take each once in their own order', () => {
    expect(parseOptions(['--only', 'memory, list,memory']).only).toEqual(['list', 'memory']);
  });

  it.each([
    [
      ['--only', 'list,speed'],
      '--only takes some of list, post, start, memory, scale, call, sync, with commas between; not "speed".',
    ],
    [['--only', ''], 'not ""'],
    [['--rounds', '0'], '--rounds takes a whole number from 1, not "0".'],
    [['--seconds', 'long'], '--seconds takes a whole number from 1, not "long".'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuse %j and say what they take', (args, message) => {
    expect(() => parseOptions(args)).toThrow(CommandFailed);
    expect(() => parseOptions(args)).toThrow(message);
  });
});
