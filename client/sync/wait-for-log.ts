import { waitFor } from '../deadline.ts';
import type { LogRead } from './apply-changes.ts';
import type { Run } from './run.ts';

/** Milliseconds before the log is read for the first time; doubled each time. */
const FIRST_DELAY_MS = 100;

/**
 * Waits until the log has grown since it was read: it may lag behind the lines.
 *
 * @returns whether it has grown within `maxLogDelay`.
 */
export async function waitForLog<Line>(run: Run<Line>, log: LogRead): Promise<boolean> {
  const { maxLogDelay, signal } = run.options;
  const end = Date.now() + maxLogDelay;
  for (let delay = FIRST_DELAY_MS; Date.now() < end; delay *= 2) {
    await waitFor(Math.min(delay, end - Date.now()), signal);
    if ((await run.log.count(log.from)) !== log.count) return true;
  }
  return false;
}
