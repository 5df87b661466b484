import type { Operation } from '../contract.ts';
import type { Exchange, Reply, Request, Violation } from '../exchange.ts';
import { counted } from './counted.ts';
import { Made } from './made.ts';
import { reported } from './make.ts';
import { type Output, type Paint, symbols } from './paint.ts';
import { createProgress } from './progress.ts';
import type { Redact } from './secrets.ts';

export interface LiveOptions {
  /** Where what is found is told. */
  readonly stdout: Output;
  /** Where it is told how far the run is. */
  readonly stderr: Output;
  readonly paint: Paint;
  readonly redact: Redact;
  /** The address that reproductions name. */
  readonly url: string;
  readonly operations: readonly Operation[];
}

/** Tells of a run while it goes on. */
export interface Live {
  readonly onAnswer: (exchange: Exchange) => void;
  readonly onViolation: (violation: Violation) => void;
  readonly onWait: (request: Request, reply: Reply, seconds: number) => void;
  readonly say: (line: string) => void;
  /** Paths of what the run created and did not remove yet. */
  readonly left: () => readonly string[];
  readonly end: () => void;
}

/** Begins to tell. `end` takes the progress line away. */
export function tell({ stdout, stderr, paint, redact, url, operations }: LiveOptions): Live {
  const begun = performance.now();
  const documented = new Set(operations.flatMap(({ id, statuses }) => statuses.map((status) => `${id} ${status}`)));
  const visited = new Set<string>();
  const made = new Made();
  let requests = 0;
  let violations = 0;
  let quietUntil = 0;

  const progress = createProgress(stderr, () => {
    const seconds = Math.round((performance.now() - begun) / 1000);
    const [sent, wrong] = [counted(requests, 'request'), counted(violations, 'violation')];
    return `${visited.size} of ${documented.size} statuses, ${sent}, ${wrong}, ${seconds} s`;
  });
  const say = (line: string): void => {
    progress.clear();
    stdout.write(`${line}\n`);
  };

  return {
    say,
    left: () => made.paths,
    end: progress.end,
    onAnswer(exchange) {
      const place = `${exchange.operation.id} ${exchange.reply.status}`;
      requests += 1;
      if (documented.has(place)) visited.add(place);
      made.note(exchange);
    },
    onViolation(violation) {
      violations += 1;
      const { operation, status, rule, message, curl } = reported(violation, url, redact);
      say(`${paint('wrong', symbols.violated)} ${operation} ${status || 'no answer'} · ${rule}: ${message}`);
      say(`  ${curl.at(-1) ?? ''}`);
    },
    // All that are under way are told to wait at once; the first of them says it.
    onWait({ method, path }, { status }, seconds) {
      const now = performance.now();
      if (now < quietUntil) return;
      quietUntil = now + seconds * 1000;
      const shown = redact(path.split('?')[0] ?? path);
      say(paint('waiting', `${method} ${shown} is answered ${status}; waiting for ${Math.ceil(seconds)} s.`));
    },
  };
}
