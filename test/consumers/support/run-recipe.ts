import type { Recipe } from '../recipes.ts';
import { resolveCommand, runCommand } from './command.ts';
import type { Contract } from './contract.ts';

/** Runs the command of a recipe on a copy of the contract, and returns what it prints other than progress. */
export function runRecipe(
  { packages: [name = ''], command: [bin, ...args] }: Recipe,
  contract: Contract,
  output: string,
  progress: readonly RegExp[] = [],
): Promise<string[]> {
  const fill = (argument: string): string =>
    argument === 'openapi.json' ? contract.json : argument.replace(/^api(?=\/|$)/, output);
  return runCommand({ script: resolveCommand(name, bin), args: args.map(fill), cwd: contract.folder, progress });
}
