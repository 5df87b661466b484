import { formatCount } from '../../programs/format-count.ts';
import type { CliContext, Output } from '../cli/options.ts';
import type { Operation } from '../contract.ts';
import type { Violation } from '../rules/violations.ts';
import type { HttpRequest, HttpResponse } from '../session/http.ts';
import { formatPlace, SYMBOLS } from './summary.ts';
import type { Colorize } from './text.ts';

/** Lines to print at once; the report has all. */
const MAX_VIOLATIONS = 3;
const MAX_WAITS = 2;

export interface LiveOptions extends Pick<CliContext, 'stdout' | 'stderr'> {
  readonly colorize: Colorize;
  readonly operations: readonly Operation[];
}

export type LiveReporter = ReturnType<typeof createLiveReporter>;

export function createLiveReporter(options: LiveOptions) {
  const { stdout, stderr, colorize, operations } = options;
  const start = performance.now();
  const documented = new Set(operations.flatMap(({ id, statuses }) => statuses.map((status) => `${id} ${status}`)));
  const covered = new Set<string>();
  let requests = 0;
  let violations = 0;
  let waits = 0;
  let waitingUntil = 0;

  const progress = createProgress(stderr, () => {
    const seconds = Math.round((performance.now() - start) / 1000);
    const counts = `${formatCount(requests, 'request')}, ${formatCount(violations, 'violated rule')}`;
    return `${covered.size} of ${documented.size} statuses, ${counts}, ${seconds} s`;
  });
  const print = (line: string): void => {
    progress.clear();
    stdout.write(`${line}\n`);
  };

  return {
    print,
    end: progress.end,
    onResponse({ id }: Operation, status: number): void {
      requests += 1;
      if (documented.has(`${id} ${status}`)) covered.add(`${id} ${status}`);
    },
    onViolation(violation: Violation): void {
      if (violation.isDecision) return;
      violations += 1;
      if (violations > MAX_VIOLATIONS) return;
      const { rule, isFailing, details } = violation;
      const [detail] = details;
      const symbol = isFailing ? colorize('red', SYMBOLS.violated) : '!';
      print(`${symbol} ${formatPlace(violation)} · ${rule}: ${detail?.message}\n  ${detail?.curl.at(-1) ?? ''}`);
    },
    // All concurrent requests wait at once; only the first is printed.
    onWait({ method, path }: HttpRequest, { status }: HttpResponse, seconds: number): void {
      const now = performance.now();
      if (now < waitingUntil) return;
      waitingUntil = now + seconds * 1000;
      waits += 1;
      if (waits > MAX_WAITS) return;
      print(colorize('yellow', `${method} ${path.split('?')[0]} got ${status}; waiting for ${Math.ceil(seconds)} s.`));
    },
  };
}

const TERMINAL_INTERVAL = 200;
const FIRST_LOG_INTERVAL = 10_000;

/** Shows progress in one line of a terminal, and elsewhere in new lines at doubling intervals. */
function createProgress(output: Output, getText: () => string) {
  let isShown = false;
  const clear = (): void => {
    if (isShown) output.write('\r\u001B[2K');
    isShown = false;
  };
  const show = (): void => {
    if (!output.isTTY) return void output.write(`${getText()}\n`);
    clear();
    // A wrapped line could not be cleared.
    output.write(getText().slice(0, (output.columns ?? 80) - 1));
    isShown = true;
  };
  let interval = output.isTTY ? TERMINAL_INTERVAL : FIRST_LOG_INTERVAL;
  const repeat = (): void => {
    show();
    if (!output.isTTY) interval *= 2;
    timer = setTimeout(repeat, interval).unref();
  };
  let timer = setTimeout(repeat, interval).unref();
  return {
    clear,
    end: () => {
      clearTimeout(timer);
      clear();
    },
  };
}
