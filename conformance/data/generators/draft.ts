import type { HeaderList, Query } from '../../session/http.ts';

export interface RequestParts {
  readonly path: string;
  readonly query: Query;
  readonly headers: HeaderList;
}

export const MINIMAL_PDF: Uint8Array = Buffer.from('%PDF-1.4\n%%EOF\n');

export const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Percent-encodes a text. A URL cannot hold a lone surrogate. */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());
