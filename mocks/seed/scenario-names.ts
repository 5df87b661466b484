/** The scenarios, each in a file of its own. */
export const SCENARIO_NAMES = [
  'month-end',
  'credit-notes',
  'reverse-charge',
  'closed-year',
  'many-pages',
  'empty',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];
