import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';

// Plain JavaScript, because it runs before anything is installed.
const { readCommands } = (await import(new URL('../../.ci/readme.js', import.meta.url).href)) as {
  readonly readCommands: (text: string) => Readonly<Record<'start' | 'test' | 'call', string>>;
};

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');
const readme = read('README.md');

describe('the commands at the top of the README', () => {
  it('are those that .ci/run executes, word for word', () => {
    expect(readCommands(readme)).toEqual({
      start: 'npm ci --omit=dev && npm start',
      test: 'npm ci && npm test',
      call: expect.stringMatching(/^curl .*'http:\/\/localhost:4010\/v1\/debtors\?pageSize=1&fields=id,name'$/),
    });
    expect(read('.ci/run')).toMatch(/^readme=\$\(node \.ci\/readme\.js \| tee .*\nnpm ci\n/m);
  });

  it('are on its first screen', () => {
    expect(readme.indexOf('npm ci && npm test')).toBeLessThan(900);
  });

  it.each([
    ['a third command', (text: string) => text.replace('npm ci && npm test', 'npm audit\nnpm ci && npm test')],
    ['another program first', (text: string) => text.replace('npm ci --omit=dev && npm start', 'make')],
    ['no call', (text: string) => text.replace('curl -H', 'wget -H')],
  ])('are rejected with %s', (_case, change) => {
    expect(() => readCommands(change(readme))).toThrow('README.md begins with two commands');
  });
});
