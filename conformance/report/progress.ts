import type { Output } from './paint.ts';

export interface Progress {
  /** Takes the line away, so that another one can be written; it comes back by itself. */
  readonly clear: () => void;
  readonly end: () => void;
}

/** Milliseconds between two pictures of the line on a terminal, and between two lines elsewhere. */
const pace = { terminal: 200, elsewhere: 10_000 } as const;

/** Says now and then how far something is: in one line that changes on a terminal, in a line for each time elsewhere. */
export function createProgress(output: Output, text: () => string): Progress {
  let isShown = false;
  const clear = (): void => {
    if (isShown) output.write('\r\u001B[2K');
    isShown = false;
  };
  const show = (): void => {
    if (!output.isTTY) {
      output.write(`${text()}\n`);
      return;
    }
    clear();
    // A line that is broken in two could not be taken away again.
    output.write(text().slice(0, (output.columns ?? 80) - 1));
    isShown = true;
  };
  const timer = setInterval(show, output.isTTY ? pace.terminal : pace.elsewhere);
  timer.unref();
  return {
    clear,
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
}
