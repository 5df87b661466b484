import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type KnownFault, knownFaults } from '../known-faults.ts';
import { type Check, checks, type Tool, tools } from '../tools.ts';

declare module 'vitest' {
  /** The cells of the matrix. */
  interface TaskMeta {
    tool?: Tool;
    check?: Check;
    fault?: string;
  }
}

/** A function for each check that `tools.ts` names for the tool; it throws when the tool does not pass. */
export type Trials<T extends Tool> = Readonly<Record<(typeof tools)[T][number], () => unknown>>;

/** Defines a test for each check of a tool, which passes or fails as `known-faults.ts` says. */
export function defineChecks<T extends Tool>(tool: T, trials: Trials<T>): void {
  describe(tool, () => {
    for (const check of tools[tool] as readonly (typeof tools)[T][number][]) {
      const fault = knownFaults.find((known) => known.tool === tool && known.check === check);
      it(fault ? `fails because of a known fault: ${checks[check]}` : checks[check], async ({ task }) => {
        Object.assign(task.meta, { tool, check, fault: fault?.reason });
        if (fault) await expectFault(fault, trials[check]);
        else await trials[check]();
      });
    }
  });
}

async function expectFault({ tool, version, says }: KnownFault, trial: () => unknown): Promise<void> {
  expect(installedVersion(tool), 'the version in known-faults.ts').toBe(version);
  const failure: unknown = await Promise.resolve()
    .then(trial)
    .then(() => undefined)
    .catch((error: unknown) => error);
  expect(failure, 'this fault has been fixed: remove it from known-faults.ts').toBeDefined();
  expect(inspect(failure)).toMatch(says);
}

function installedVersion(tool: Tool): string | undefined {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  return manifest.devDependencies[tool.split(' ')[0] ?? tool];
}
