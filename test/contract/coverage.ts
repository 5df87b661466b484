import type { Operation } from '../support/contract.ts';

/** Which documented status of which operation was visited, as a table; the last line counts. */
export function coverageTable(
  operations: readonly Operation[],
  visited: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const statuses = [...new Set(operations.flatMap(({ responses }) => Object.keys(responses)))].sort();
  const width = Math.max(...operations.map(({ id }) => id.length));
  let documented = 0;
  let seen = 0;
  const rows = operations.map(({ id, responses }) => {
    const cells = statuses.map((status) => {
      if (!responses[status]) return '  . ';
      documented += 1;
      if (!visited.get(id)?.has(status)) return '  - ';
      seen += 1;
      return '  x ';
    });
    return `${id.padEnd(width)} ${cells.join('')}`;
  });
  const head = `${''.padEnd(width)} ${statuses.map((status) => `${status} `).join('')}`;
  return [head, ...rows, `operation x documented status: ${seen} of ${documented} visited`].join('\n');
}
