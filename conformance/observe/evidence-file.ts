import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { CliError } from '../../scripts/lib/command.ts';
import { type EvidenceFile, parseEvidence, type ServerEvidence } from '../../scripts/provenance/evidence-file.ts';
import type { DecisionEvidence } from './evidence.ts';

/** What one run showed of a server. */
export interface EvidenceOfRun {
  /** Of the server, or the name of a recording: only its host is kept. */
  readonly url: string;
  readonly date: Date;
  readonly decisions: readonly DecisionEvidence[];
}

/**
 * Adds what a run showed to a file, which is made when it is not there.
 *
 * @throws CliError when the file is another one.
 */
export function addEvidence(file: string, run: EvidenceOfRun): void {
  const before = readEvidence(file);
  const beside = `${file}.${process.pid}.tmp`;
  writeFileSync(beside, `${JSON.stringify(merge(before, run), null, 2)}\n`);
  renameSync(beside, file);
}

function readEvidence(file: string): EvidenceFile {
  if (!existsSync(file)) return { version: 1, servers: {} };
  try {
    return parseEvidence(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(`--evidence: ${file} was not written by a run. ${(error as Error).message}.`);
  }
}

function merge({ version, servers }: EvidenceFile, { url, date, decisions }: EvidenceOfRun): EvidenceFile {
  const name = URL.parse(url)?.host ?? 'a recording';
  const last = date.toISOString().slice(0, 10);
  const before = servers[name];
  const after = decisions.map(({ id, result }) => {
    const known = before?.decisions[id] ?? { confirmed: 0, contradicted: 0, last: null };
    const entry: ServerEvidence['decisions'][string] = {
      confirmed: known.confirmed + Number(result === 'confirmed'),
      contradicted: known.contradicted + Number(result === 'contradicted'),
      last: result === 'not seen' ? known.last : last,
    };
    return [id, entry] as const;
  });
  const server: ServerEvidence = { runs: (before?.runs ?? 0) + 1, last, decisions: Object.fromEntries(after) };
  return { version, servers: { ...servers, [name]: server } };
}
