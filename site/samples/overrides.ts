import overrides from './overrides.json' with { type: 'json' };

/** Changes to the example requests, where they do not fit the demo data or lack a parameter that readers should see. */
interface SampleOverrides {
  /** By operation: a body, such as an article with the SKU by which lines of the demo company name it, or query parameters. */
  readonly requests: Readonly<
    Record<string, { readonly body?: unknown; readonly query?: Readonly<Record<string, string>> }>
  >;
  /** By operation or path, where the example names a record that is in use or paid, and so must not change. */
  readonly pathParams: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const sampleOverrides: SampleOverrides = overrides;
