const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** Formats three digits, or all of a number from 1,000; a dash for a missing value. */
export function formatNumber(value: number | undefined): string {
  if (value === undefined) return '-';
  return value >= 1000 ? whole.format(value) : precise.format(value);
}

/**
 * Formats aligned columns.
 *
 * @param numericColumns number of columns after the first to align at the right.
 */
export function formatTable(rows: readonly (readonly string[])[], numericColumns: number): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  const formatRow = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column > 0 && column <= numericColumns ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return rows.map(formatRow).join('\n');
}
