import type { Tool } from './tools.ts';

/**
 * The command with which a developer makes a client from the contract. The tests run it as it is here; what to look out for
 * is in `known-faults.ts`, by tool.
 */
export interface Recipe {
  readonly tool: Tool;
  /** Packages to install, besides TypeScript. */
  readonly packages: readonly string[];
  /** A command of the first package, and its arguments: from `openapi.json` into `api`. */
  readonly command: readonly [bin: string, ...args: string[]];
}

export const recipes = {
  'hey-api': {
    tool: '@hey-api/openapi-ts',
    packages: ['@hey-api/openapi-ts'],
    command: ['openapi-ts', '-i', 'openapi.json', '-o', 'api'],
  },
  'openapi-fetch': {
    tool: 'openapi-fetch',
    packages: ['openapi-typescript', 'openapi-fetch'],
    // No declaration file, because those are skipped by the type check.
    command: ['openapi-typescript', 'openapi.json', '-o', 'api/schema.ts'],
  },
} as const satisfies Readonly<Record<string, Recipe>>;
