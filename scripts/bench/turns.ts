import { type Running, type Server, withServer } from './child.ts';
import { Figures, type Reading } from './figures.ts';
import type { BenchOptions } from './options.ts';
import { formatted } from './report.ts';
import type { Servers } from './servers.ts';

/** What a measure works with. */
export interface Bench {
  readonly options: BenchOptions;
  readonly servers: Servers;
  /** Tells who waits how far it is. */
  readonly say: (line: string) => void;
}

/**
 * Gives each server its turn, and then all of them again, each time in a new process: what else the machine does hits
 * all alike.
 *
 * @param title of the measure, for the progress.
 */
export async function takeTurns<S extends Server>(
  { say }: Bench,
  title: string,
  rounds: number,
  servers: readonly S[],
  visit: (running: Running, server: S) => Promise<readonly Reading[]>,
): Promise<Figures> {
  const figures = new Figures();
  for (let round = 1; round <= rounds; round += 1) {
    for (const server of servers) {
      const readings = await withServer(server, (running) => visit(running, server));
      for (const reading of readings) {
        const { name, value, unit, column = server.name } = reading;
        figures.add(column, reading);
        say(`${title}, ${round} of ${rounds}: ${column}: ${name}: ${formatted(value)} ${unit}`);
      }
    }
  }
  return figures;
}
