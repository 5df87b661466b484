import { relative, resolve } from 'node:path';
import { expect } from 'vitest';
import { lazy } from '../../../contract/memoize.ts';
import { patches, rightBodies, type Sent, sentPdf } from './bodies.ts';
import { compile, sources, type TypeFault } from './compile.ts';
import { type Arrived, arrivals } from './recorder.ts';
import { summarize } from './summarize.ts';

/** A program that a developer writes with a generated client, `programs/*.ts`: each function sends its requests to a server. */
export interface Program {
  readonly patches: Requests;
  readonly rightBodies: Requests;
  readonly header: Requests;
  readonly pdf: Requests;
  /** These are only compiled: every body in them must be a type error. */
  readonly nonsense: Requests;
  readonly incomplete: Requests;
}

type Requests = (url: string) => readonly Promise<unknown>[];

export interface GeneratedClient {
  /** Makes the client, and says what the tool complained of. */
  readonly generate: () => Promise<readonly string[]>;
  readonly output: string;
  readonly program: string;
}

export function clientTrials({ generate, output, program }: GeneratedClient) {
  const file = resolve(import.meta.dirname, '../programs', `${program}.ts`);
  const generated = lazy(generate);
  const typeFaults = lazy(async () => {
    await generated();
    return compile([file, ...sources(output)]);
  });
  const faultsIn = async (declaration: keyof Program): Promise<string[]> =>
    (await typeFaults())
      .filter((fault) => fault.file === file && (fault.within ?? declaration) === declaration)
      .map(({ text }) => text);
  const sent = async (requests: keyof Program): Promise<Arrived[]> => {
    expect(summarize(await faultsIn(requests))).toEqual([]);
    return arrivals(((await import(file)) as Program)[requests]);
  };
  return {
    loads: async () => expect(summarize(await generated())).toEqual([]),
    compiles: async () => {
      const faults = (await typeFaults()).filter((fault) => isIn(output, fault));
      expect(summarize(faults.map(({ text }) => text))).toEqual([]);
    },
    patch: async () => expect(await sent('patches')).toEqual(patches.map(arrived)),
    nonsense: async () => expect(summarize(await faultsIn('nonsense'))).toEqual([]),
    incomplete: async () => expect(summarize(await faultsIn('incomplete'))).toEqual([]),
    right: async () => expect(await sent('rightBodies')).toEqual(rightBodies.map(arrived)),
    header: async () => expect(await sent('header')).toEqual([{ call: 'GET /v1/debtors', tenant: '1' }]),
    pdf: async () => expect(await sent('pdf')).toEqual([sentPdf]),
  };
}

const arrived = ({ call, body }: Sent): Arrived => ({ call, type: 'application/json', body });

const isIn = (folder: string, { file }: TypeFault): boolean => !relative(folder, file).startsWith('..');
