const MODULES = ['tradePack', 'salesOrders', 'approvalRoutes', 'costCenters', 'costUnits'] as const;

export type Modules = Readonly<Record<(typeof MODULES)[number], boolean>>;

export function toModules(names: readonly string[]): Modules {
  return Object.fromEntries(MODULES.map((name) => [name, names.includes(name)])) as Modules;
}

export const getModuleNames = (modules: Modules): string[] => MODULES.filter((name) => modules[name]).sort();
