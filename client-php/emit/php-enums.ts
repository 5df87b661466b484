import { removeSiteLinks } from '../../client/generator/descriptions.ts';
import type { createResolver, Schema } from '../../contract/document.ts';
import { getRefName } from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import type { Component } from './components.ts';

export interface PhpEnum {
  readonly name: string;
  readonly backing: 'int' | 'string';
  readonly description: string;
  readonly cases: readonly { readonly name: string; readonly value: string | number; readonly description: string }[];
}

/** Names of cases with letters and numbers as values. Programs use them, so descriptions must not change them. */
const CASE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  InvoiceLineBookingType: { A: 'Article', V: 'SalesType', G: 'LedgerAccount', T: 'Text' },
  LedgerAccountBalanceOrProfitLoss: { B: 'BalanceSheet', P: 'ProfitAndLoss' },
  LedgerAccountTypeId: {
    1: 'BalanceSheetOther',
    2: 'ProfitAndLossOther',
    3: 'CashRegister',
    4: 'Bank',
    5: 'Giro',
    6: 'Sales',
    7: 'Purchase',
    8: 'SuspenseAccount',
    9: 'Turnover',
    10: 'Costs',
    12: 'PaymentDifferenceDiscount',
    13: 'NeutralAccount',
    14: 'VatAccount',
    15: 'ResultAccountAnnualClose',
  },
  MandateTypeId: { 1: 'OneTimeAuthorization', 2: 'ContinuousAuthorization' },
};

/** Suffix after the record's name: `MandatePatch` has the enums of `Mandate`. */
const SUFFIX = /(WithLines)?(Input|Patch|Replacement|ListItem)?$/;

/** Collects the enums of components: one per set of values, for all its fields. */
export function createEnums(constants: readonly Component[], resolve: ReturnType<typeof createResolver>) {
  const enums = new Map<string, PhpEnum>();
  const getKey = ({ enum: values = [] }: Schema): string => JSON.stringify(values.filter((value) => value !== null));
  for (const { name, schema } of constants) {
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      const target = resolve(property);
      if (!target.enum || enums.has(getKey(target))) continue;
      const component = getRefName(property);
      const suffix = `${field[0]?.toUpperCase()}${field.slice(1)}`;
      enums.set(getKey(target), createEnum(component ?? `${name.replace(SUFFIX, '')}${suffix}`, target));
    }
  }
  const closed = new Set(constants.filter(({ hasOpenEnums }) => !hasOpenEnums).map(({ name }) => name));
  return {
    list: [...enums.values()],
    find(schema: Schema): PhpEnum {
      const found = enums.get(getKey(schema));
      if (!found) throw new BuildError(`No record has the values ${getKey(schema)}.`);
      return found;
    },
    /** Checks that a component accepts only documented values. */
    isClosed: (component: string): boolean => closed.has(component),
  };
}

function createEnum(name: string, { enum: values = [], description = '' }: Schema): PhpEnum {
  const [text = '', ...items] = removeSiteLinks(description).split('\n- ');
  const choices = values.filter((value) => value !== null) as (string | number)[];
  const cases = choices.map((value) => {
    const item = items.find((candidate) => candidate.startsWith(`\`${value}\`: `))?.replace(/^`[^`]*`: /, '') ?? '';
    return { name: getCaseName(name, value), value, description: item };
  });
  if (new Set(cases.map((choice) => choice.name)).size < cases.length) {
    throw new BuildError(`${name}: two cases have the same name.`);
  }
  return {
    name,
    backing: choices.every((value) => typeof value === 'number') ? 'int' : 'string',
    description: text,
    cases,
  };
}

function getCaseName(name: string, value: string | number): string {
  const words = /^[a-z]{2}/i.test(String(value)) ? String(value) : CASE_NAMES[name]?.[value];
  if (words === undefined) throw new BuildError(`${name}: the case ${value} needs a name in CASE_NAMES.`);
  return (words.match(/[A-Za-z0-9]+/g) ?? []).map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('');
}
