import type { OpenApiDocument } from '../../../contract/document.ts';

const introduction = `/**
 * The types of the Accounting Platform API: its schemas, and the parameters of its operations.
 *
 * @module
 */
`;

/** Emits the module with the types of the client, from those of orval. */
export function emitTypes(types: string, { components }: OpenApiDocument): string {
  const names = Object.keys(components.schemas).map((name) => `  ${name}: ${name};`);
  return `${introduction}
/** The schemas of the API, by name. */
export interface Schemas {
${names.join('\n')}
}

/** A schema of the API, by name: \`Schema<'DebtorInput'>\`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];

${keepOtherValues(relaxQueries(types))}`;
}

/** Makes queries accept readonly lists, `const names = ['Acme'] as const`, and a single value of a filter. */
const relaxQueries = (types: string): string =>
  types.replaceAll(/^export type \w+Params = \{$.*?^\};$/gms, (type) =>
    type.replaceAll(/^( *(\w+)\??: )(.*)\[\];$/gm, (_, start: string, name: string, item: string) =>
      name === 'fields' ? `${start}readonly ${item}[];` : `${start}${item} | readonly ${item}[];`,
    ),
  );

/** Keeps `'draft' | OtherText` from collapsing into `string`, so that editors suggest the known values. */
const keepOtherValues = (types: string): string =>
  types.replaceAll(/^(export type Other(?:Text|Number) = (?:string|number));$/gm, '$1 & Record<never, never>;');
