import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Check, checks, type Tool, tools } from '../tools.ts';

type CheckResult = 'ok' | 'FAILS' | 'fault' | 'n/a' | '-';

/** Prints the tools by the checks after the run. A check that was not run, because of a filter, is a dash. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default class Matrix implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const columns = Object.keys(checks) as Check[];
    const rows = (Object.keys(tools) as Tool[]).map((tool) => [
      tool,
      ...columns.map((check) => getResult(tool, check, tests)),
    ]);
    process.stdout.write(`\n${table([['', ...columns], ...rows])}\n\n${faults(tests)}${count(modules, tests)}\n`);
  }
}

function getResult(tool: Tool, check: Check, tests: readonly TestCase[]): CheckResult {
  if (!(tools[tool] as readonly Check[]).includes(check)) return 'n/a';
  const test = tests.find((each) => each.meta().tool === tool && each.meta().check === check);
  if (!test) return '-';
  if (test.result().state !== 'passed') return 'FAILS';
  return test.meta().fault ? 'fault' : 'ok';
}

const faults = (tests: readonly TestCase[]): string =>
  tests
    .map((test) => test.meta())
    .filter(({ fault }) => fault)
    .map(({ tool, check, fault }) => `fault of the tool: ${tool}, ${check}: ${fault}\n`)
    .join('');

/** The last line, as a reader of many kinds of test runs expects it. A file that does not load is a failure too. */
function count(modules: readonly TestModule[], tests: readonly TestCase[]): string {
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  const unloaded = modules.filter((module) => module.errors().length > 0).length;
  return `${passed} passed, ${tests.length - passed + unloaded} failed`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
