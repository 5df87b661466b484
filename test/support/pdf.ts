import { spawnSync } from 'node:child_process';
import { skipUnlessInstalled } from './requirements.ts';

/** Checks whether tests that read a PDF are skipped, because the program that does is missing. */
export const isPdfReadingSkipped = (): boolean =>
  skipUnlessInstalled(
    spawnSync('pdftotext', ['-v']).status === 0 ? undefined : 'Not installed: pdftotext.',
    'bookkeeping',
  );

/** Returns the text of a PDF, its columns apart by spaces and its pages by form feeds. */
export const readPdf = (input: Uint8Array): string =>
  spawnSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8', maxBuffer: 50_000_000 }).stdout;
