import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../../scripts/lib/run.ts';

/**
 * A request and what the sandbox answered. Addresses begin with `http://localhost:4010`, and what differs each time is
 * a placeholder: `<ACCESS_TOKEN>`.
 */
export interface Exchange {
  /** The name of the example. */
  readonly example: string;
  /** What the request is to show. */
  readonly title: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    /** JSON, or the fields of a form; a PDF is left out. */
    readonly body?: unknown;
  };
  readonly answer: {
    readonly status: number;
    /** Those that the contract is about. */
    readonly headers: Readonly<Record<string, string>>;
    /** JSON; a PDF and a page are left out. */
    readonly body?: unknown;
  };
}

/** What was recorded of one operation. */
export interface RecordedOperation {
  /** Those that succeed: one, or one for each example of the body. */
  readonly succeeded: readonly Exchange[];
  /** Those that fail: at least one for each error that the contract documents. */
  readonly failed: readonly Exchange[];
}

/** What is in `generated/examples.json`. */
export interface Recording {
  readonly operations: Readonly<Record<string, RecordedOperation>>;
}

/** Where the recording is kept. */
export const recordingFile = join(repository, 'generated', 'examples.json');

/** Reads the recording; an empty one when nothing was recorded yet. */
export async function readRecording(): Promise<Recording> {
  const text = await readFile(recordingFile, 'utf8').catch(() => '{ "operations": {} }');
  return JSON.parse(text) as Recording;
}
