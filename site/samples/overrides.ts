import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Changes to the example requests of operations, for their samples. */
interface SampleOverrides {
  /** By operation; queries are not encoded. */
  readonly requests: Readonly<
    Record<string, { readonly body?: unknown; readonly query?: Readonly<Record<string, string>> }>
  >;
  /** By operation or path. */
  readonly pathParams: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const sampleOverrides: SampleOverrides = parse(readFileSync(new URL('overrides.yaml', import.meta.url), 'utf8'));
