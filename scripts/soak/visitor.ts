import type { Random } from '../../conformance/fuzz/random.ts';
import type { Answer, Step, Story } from './steps.ts';
import type { Told } from './stories.ts';
import type { Tally } from './tally.ts';

/** Somebody on a connection, who tells one story after the other. */
export interface Visitor {
  /** The next request. One that had no answer before is counted as lost, and its story is over. */
  next(): Step;
  /** The answer to the last request. */
  take(answer: Answer): void;
}

/** @param tally counts what is asked and what comes of it. */
export function visitor(told: readonly Told[], random: Random, tally: Tally): Visitor {
  const choices = told.flatMap((one) => Array.from({ length: one.weight }, () => one));
  let story: Story | undefined;
  let pending: Step | undefined;
  let right: Answer | undefined;

  return {
    next() {
      if (pending) {
        tally.lost(pending);
        story = undefined;
      }
      pending = following() ?? begin();
      right = undefined;
      return pending;
    },
    take(answer) {
      const step = pending;
      pending = undefined;
      if (!step) return;
      tally.answered(step, answer);
      if (answer.status === step.status) right = answer;
      // What a story builds on is not there.
      else story = undefined;
    },
  };

  function following(): Step | undefined {
    try {
      return nextOf(story, right);
    } catch (error) {
      // The status was right, and what came with it was not.
      tally.failed('an answer that a story cannot go on from', `${(error as Error).message}: ${right?.body}`);
      return undefined;
    }
  }

  function begin(): Step {
    story = random.of(choices).tell(random);
    const first = nextOf(story, undefined);
    if (!first) throw new Error('A story has no request');
    return first;
  }
}

/** The step after an answer; undefined at the end of the story. */
function nextOf(story: Story | undefined, answer: Answer | undefined): Step | undefined {
  if (!story) return undefined;
  const { done, value } = answer ? story.next(answer) : (story as Generator<Step, void>).next();
  return done ? undefined : value;
}
