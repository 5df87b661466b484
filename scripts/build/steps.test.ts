import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';
import { STEPS } from './steps.ts';

describe.each([...STEPS.values()])('the step $name', ({ command, needs, inputs }) => {
  it('runs a program that exists', () => {
    expect(existsSync(join(repository, command[0] ?? ''))).toBe(true);
  });

  it('needs only steps before it, so that there is no cycle', () => {
    const names = [...STEPS.keys()];
    const before = names.slice(
      0,
      names.findIndex((name) => STEPS.get(name)?.command === command),
    );
    expect(before).toEqual(expect.arrayContaining([...needs]));
  });

  it('reads the outputs of the steps that it needs', () => {
    const outputs = needs.flatMap((need) => STEPS.get(need)?.outputs ?? []);
    expect(inputs).toEqual(expect.arrayContaining(outputs));
  });
});
