import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runStepsInTurns, type Steps } from './steps.ts';

function* work(count: number, onStep: () => void): Steps<string> {
  for (let step = 0; step < count; step += 1) {
    onStep();
    yield;
  }
  return 'done';
}

describe('work in steps', () => {
  it('lets others have their turn where the clock stands still while something works', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    let steps = 0;
    const seen: number[] = [];
    const timer = setInterval(() => seen.push(steps));
    onTestFinished(() => clearInterval(timer));
    const result = await runStepsInTurns(
      work(200, () => {
        steps += 1;
      }),
    );
    expect(result).toBe('done');
    expect(seen.filter((count) => count < 200).length).toBeGreaterThan(0);
  });

  it('does a little of it at once', async () => {
    let hasOtherTurn = false;
    setTimeout(() => {
      hasOtherTurn = true;
    });
    await runStepsInTurns(work(3, () => undefined));
    expect(hasOtherTurn).toBe(false);
  });
});
