const MODULES = ['tradePack', 'salesOrders', 'approvalRoutes', 'costCenters', 'costUnits'] as const;

/** Which modules an administration has. */
export type Modules = Readonly<Record<(typeof MODULES)[number], boolean>>;

/** Returns the modules of an administration, from the names in its record. */
export function toModules(names: readonly string[]): Modules {
  return Object.fromEntries(MODULES.map((name) => [name, names.includes(name)])) as Modules;
}

/** Returns the names of the modules that an administration has, sorted. */
export const getModuleNames = (modules: Modules): string[] => MODULES.filter((name) => modules[name]).sort();
