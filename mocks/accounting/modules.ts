/** The modules that an administration can have. */
const names = ['tradePack', 'salesOrders', 'approvalRoutes', 'costCenters', 'costUnits'] as const;

/** Which modules an administration has. */
export type Modules = Readonly<Record<(typeof names)[number], boolean>>;

/** The modules of an administration, from the names that its record shows. */
export function modulesOf(shown: unknown): Modules {
  const present = new Set(shown as readonly string[]);
  return Object.fromEntries(names.map((name) => [name, present.has(name)])) as Modules;
}

/** The names of the modules that an administration has, as its record shows them: sorted. */
export const moduleNames = (modules: Modules): string[] => names.filter((name) => modules[name]).sort();
