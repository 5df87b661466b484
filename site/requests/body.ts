/** The body of a request: a value, the fields of a form, or a file. */
export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'file'; readonly mediaType: string };

export const MEDIA_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

export const getMediaType = (body: Body): string => (body.kind === 'file' ? body.mediaType : MEDIA_TYPES[body.kind]);

export const fillPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
