/** A test case of JUnit XML; its content is of `formatElement`, and empty for one that passes. */
export interface JunitCase {
  readonly classname: string;
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly content: string;
}

export interface JunitSuite {
  readonly name: string;
  readonly cases: readonly JunitCase[];
  /** ISO 8601, without fractions of a second. */
  readonly timestamp?: string;
}

/** Formats suites as JUnit XML. @param seconds the duration of all. */
export function formatJunitReport(name: string, suites: readonly JunitSuite[], seconds?: number): string {
  const counts = countOutcomes(suites.flatMap(({ cases }) => cases));
  const attributes = formatAttributes({ name, ...counts, ...(seconds !== undefined && { time: seconds.toFixed(3) }) });
  const lines = suites.map(formatSuite);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes}>\n${lines.join('\n')}\n</testsuites>\n`;
}

function formatSuite({ name, cases, timestamp }: JunitSuite): string {
  const attributes = formatAttributes({ name, ...countOutcomes(cases), ...(timestamp !== undefined && { timestamp }) });
  return `  <testsuite${attributes}>\n${cases.map(formatCase).join('\n')}\n  </testsuite>`;
}

function countOutcomes(cases: readonly JunitCase[]) {
  const count = (expected: JunitCase['outcome']): number => cases.filter(({ outcome }) => outcome === expected).length;
  return { tests: cases.length, failures: count('failed'), errors: 0, skipped: count('skipped') };
}

function formatCase({ classname, name, content }: JunitCase): string {
  const start = `    <testcase${formatAttributes({ classname, name })}`;
  return content === '' ? `${start}/>` : `${start}>\n      ${content}\n    </testcase>`;
}

/** Formats what a test case holds: `failure`, `skipped` or `system-out`. */
export function formatElement(
  name: 'failure' | 'skipped' | 'system-out',
  attributes: Readonly<Record<string, string>>,
  text = '',
): string {
  const start = `<${name}${formatAttributes(attributes)}`;
  return text === '' ? `${start}/>` : `${start}>${escapeXml(text, /[&<>\r]/g)}</${name}>`;
}

/** Characters that XML 1.0 does not allow, not even escaped (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Replaces forbidden characters, and escapes special ones as numeric references. */
const escapeXml = (text: string, special: RegExp): string =>
  text.replaceAll(FORBIDDEN, '\u{FFFD}').replaceAll(special, (character) => `&#${character.codePointAt(0)};`);

/** A reader turns a bare line break of an attribute into a space. */
const formatAttributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value), /[&<>"\t\n\r]/g)}"`)
    .join('');
