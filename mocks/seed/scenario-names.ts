export const SCENARIO_NAMES = [
  'month-end',
  'credit-notes',
  'reverse-charge',
  'closed-year',
  'many-pages',
  'empty',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export const isScenarioName = (name: string): name is ScenarioName =>
  (SCENARIO_NAMES as readonly string[]).includes(name);
