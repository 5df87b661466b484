import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';

/** Server of the recorded requests: a sandbox on the reader's machine. */
export const SANDBOX_URL = 'http://localhost:4010';

/** Request and response of the sandbox. Placeholders such as `<ACCESS_TOKEN>` replace values that differ each time. */
export interface Exchange {
  /** Name of the example. */
  readonly example: string;
  readonly title: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    /** JSON, or the fields of a form; a PDF is omitted. */
    readonly body?: unknown;
  };
  readonly response: {
    readonly status: number;
    /** Only headers that the contract documents. */
    readonly headers: Readonly<Record<string, string>>;
    /** JSON; a PDF and an HTML page are omitted. */
    readonly body?: unknown;
  };
}

export interface RecordedOperation {
  /** Exchange that succeeds; one for each example of the request body. */
  readonly succeeded: readonly Exchange[];
  /** Exchanges that fail; at least one for each error that the contract documents. */
  readonly failed: readonly Exchange[];
}

/** The content of `generated/examples.json`. */
export interface Recording {
  /** Operations by their operationId. */
  readonly operations: Readonly<Record<string, RecordedOperation>>;
  /** PDF that requests upload, as text. */
  readonly pdf?: string;
}

export const RECORDING_FILE = join(root, 'generated', 'examples.json');

/** Reads the recording, or an empty one before the first. */
export async function readRecording(): Promise<Recording> {
  const text = await readFile(RECORDING_FILE, 'utf8').catch(() => '{ "operations": {} }');
  return JSON.parse(text) as Recording;
}
