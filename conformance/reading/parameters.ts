import type { Parameter, Schema } from '../../mocks/contract/model.ts';
import type { Operation } from '../contract.ts';

/** A filter of a list. */
export interface Filter {
  readonly name: string;
  /** Of one value. */
  readonly schema: Schema;
  /** Whether several values can be asked for. */
  readonly repeats: boolean;
  /** Whether the list is refused without it. */
  readonly required: boolean;
}

/** What a list can be asked, as the contract documents it. */
export interface ListParameters {
  readonly filters: readonly Filter[];
  /** `['id', 'name', '-id', '-name']`. */
  readonly orders: readonly string[];
  /** The names that `fields` takes: all of a record's. */
  readonly fields: readonly string[];
  /** Records on a page: when nothing is asked for, and at most. */
  readonly pageSize: { readonly usual: number; readonly most: number };
  /** The values of `groupBy`; empty for a list without it. */
  readonly groups: readonly string[];
  /** The other parameters of the list: `ActiveState`, `ChangedDate_from`. */
  readonly special: readonly Parameter[];
}

const conventions = new Set(['page', 'pageSize', 'orderby', 'fields', 'metaOnly', 'groupBy']);

const texts = (values: readonly unknown[] | undefined): readonly string[] => (values ?? []).map(String);

/** What a list can be asked. */
export function parametersOf({ parameters }: Pick<Operation, 'parameters'>): ListParameters {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const schemaOf = (name: string): Schema => inQuery.find((parameter) => parameter.name === name)?.schema ?? {};
  const { default: usual, maximum: most } = schemaOf('pageSize');
  return {
    filters: inQuery.filter((parameter) => parameter['x-filter']).map(filterOf),
    orders: texts(schemaOf('orderby').enum),
    fields: texts(schemaOf('fields').items?.enum),
    pageSize: { usual: Number(usual), most: Number(most) },
    groups: texts(schemaOf('groupBy').items?.enum),
    special: inQuery.filter((parameter) => isSpecial(parameter)),
  };
}

const isSpecial = (parameter: Parameter): boolean =>
  !parameter['x-filter'] && !parameter['x-alias-of'] && !conventions.has(parameter.name);

const filterOf = ({ name, schema, required }: Parameter): Filter => ({
  name,
  schema: schema.items ?? schema,
  repeats: schema.type === 'array',
  required: required === true,
});

/** The field that shows what balances are split by: `period` has its own name, `journal` is `journalId`. */
export const fieldOfGroup = ({ fields }: Pick<ListParameters, 'fields'>, group: string): string =>
  fields.includes(group) ? group : `${group}Id`;
