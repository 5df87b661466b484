import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** How a client in a language is made by a third-party generator. The tests run each recipe. */
export interface ClientRecipe {
  readonly language: string;
  /** The name of its page. */
  readonly id: string;
  /** A package of the npm registry. */
  readonly tool: string;
  /** The version that was tested. Another one is tested before it is written here. */
  readonly version: string;
  /** The download that it reads. */
  readonly contract: 'openapi.json' | 'openapi-3.0.json';
  readonly needs: string;
  /** Makes the client in the folder of the program. */
  readonly command: readonly [bin: string, ...args: string[]];
  /** Files that the command writes. */
  readonly client: string;
  /** The program that calls the client, in `programs/`. */
  readonly program: string;
  /** How the program is run, as a reader types it. */
  readonly run: string;
  /** How the tests ran it, when they did so differently. */
  readonly tested?: string;
  /** Surprises of this version of the client, each with the remedy. */
  readonly cautions: readonly string[];
}

export const CLIENT_RECIPES: readonly ClientRecipe[] = parse(
  readFileSync(new URL('recipes.yaml', import.meta.url), 'utf8'),
);
