import { getHeader, type HttpRequest } from '../session/http.ts';
import { createObserver, type Observation } from './observer.ts';
import { readHar } from './read-har.ts';

/** Judges the recorded exchanges of a HAR file. See {@link readHar}. */
export function observeHar(file: string, url?: string, publicUrl?: string): readonly Observation[] {
  const { base, exchanges } = readHar(file, url);
  const observer = createObserver([base, ...(publicUrl === undefined ? [] : [publicUrl])]);
  const observations: Observation[] = [];
  // Recorders omit tokens when they export.
  const hasTokens = exchanges.some(({ request }) => getHeader(request.headers, 'authorization') !== undefined);
  const addToken = (request: HttpRequest): HttpRequest =>
    hasTokens ? request : { ...request, headers: [...request.headers, ['authorization', 'Bearer left-out']] };
  const events = exchanges.flatMap(({ start, duration, request, response }) => {
    const context: { end?: ReturnType<typeof observer.begin> } = {};
    const begin = (): void => {
      context.end = observer.begin(request.method);
    };
    const end = (): void => {
      const observation = context.end?.(addToken(request), response);
      if (observation) observations.push(observation);
    };
    return [
      { at: start, run: begin },
      { at: start + duration, run: end },
    ];
  });
  for (const { run } of events.sort((a, b) => a.at - b.at)) run();
  return observations;
}
