import { testRule } from '../../test/support/rule-tester.ts';

/** Documents with one pattern each, by the pattern. */
const withPatterns = (...patterns: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    patterns.map((pattern) => [pattern, JSON.stringify({ components: { schemas: { Code: { pattern } } } })]),
  );

const rejected = (advice: string, ...patterns: readonly string[]): Record<string, readonly [string, ...string[]]> => {
  const message = `components/schemas/Code/pattern: Have all languages read the pattern alike: ${advice}.`;
  return Object.fromEntries(
    Object.entries(withPatterns(...patterns)).map(([title, fixture]) => [title, [fixture, message]]),
  );
};

const anchors = 'begin with ^, end with $, and put alternatives in a group';
const count = 'count to 1000 at most';
const halves =
  'put * or + after a class that begins with ^, and count by maxLength, because some count an emoji as two characters';

testRule('portable-patterns', {
  valid: withPatterns(
    ...['^$', '^[A-Za-z0-9./-]+$', '^(?:a|b)$', '^(a|)$', '^a{0,1000}?$', '^[0-9]{4}(-[0-9]{2}){0,2}$'],
    ...['^[^\\x00-\\x1F\\x7F-\\x9F]+$', '^[^\\x00-\\x20](?:[^\\x00-\\x1F]*[^\\x00-\\x20])?$', '^[^\\n]*[^ ]$'],
    ...['^[^:]+:[^:]+$', '^(?:[^,]+,)*[^,]+$', '^/[^?#]*$', '^abcdefgh[^x]*$', '^[-a\\]\\[\\\\^]+$'],
    ...['^\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\^\\$\\|\\\\\\/$', '^\\t\\n\\r\\f$'],
  ),
  invalid: {
    ...rejected(anchors, '', 'a', '^a', 'a$', '^a|b$'),
    ...rejected('list the characters in a class instead of \\s', '^\\s$', '^[^\\s]+$', '^[a\\s]$'),
    ...rejected('list the characters in a class instead of \\d', '^\\d+$'),
    ...rejected('list the characters in a class instead of \\W', '^[\\W]$'),
    ...rejected('list the characters in a class instead of .', '^.$'),
    ...rejected('list the characters in a class instead of \\p{L}', '^\\p{L}+$'),
    ...rejected(
      'list the characters in a class instead of \\S; list the characters in a class instead of \\s',
      '^[\\S\\s]$',
    ),
    ...rejected('write \\u2028 otherwise', '^[^\\u2028]+$', '^\\u2028$'),
    ...rejected('write \\u{1F600} otherwise', '^\\u{1F600}$'),
    ...rejected('write \\v otherwise', '^\\v$'),
    ...rejected('write \\0 otherwise', '^\\0$'),
    ...rejected('write \\cJ otherwise', '^\\cJ$'),
    ...rejected('write \\b otherwise', '^[\\b]$'),
    ...rejected('write é otherwise', '^[é]$'),
    ...rejected('write [ otherwise', '^[a[]$'),
    ...rejected('write another class than [a&&b]', '^[a&&b]$'),
    ...rejected('write another class than [a||b]', '^[a||b]$'),
    ...rejected('write another class than []', '^[]$'),
    ...rejected('write another class than [^]', '^[^]$'),
    ...rejected('leave out \\b', '^\\ba$'),
    ...rejected('leave out (?=a)', '^(?=a)a$'),
    ...rejected('leave out (?<!a)', '^(?<!a)a$'),
    ...rejected('leave out \\1', '^(a)\\1$'),
    ...rejected('leave out the name year', '^(?<year>[0-9])$'),
    ...rejected('leave out i', '^(?i:a)$'),
    ...rejected('leave out ^', '^(^a)$'),
    ...rejected('leave out $', '^(a$)$'),
    ...rejected(count, '^a{1001}$', '^a{0,1001}$', '^(?:a{0,100}){0,100}$', '^(?:a{40}){40,}$'),
    ...rejected(halves, '^[^a]$', '^[^a]?$', '^[^a]{2}$', '^[^a]{0,100}$', '^[^a]{2,}$', '^abcdefgh[^x]$'),
    ...rejected(halves, '^[^a]+[^b]+$', '^[^a][^b]*[^c]$', '^(?:[^a]+){2}$', '^[^a](?:[^b]+c)?$', '^[^a]x?[^b]+$'),
    'no regular expression': [
      'components: { schemas: { Code: { pattern: "^(a$" } } }',
      'components/schemas/Code/pattern: Correct the pattern: Invalid regular expression: /^(a$/u: Unterminated group.',
    ],
    'what stands beside a reference': [
      `components: { schemas: { Code: { $ref: '#/components/schemas/Text', pattern: '^.$' }, Text: { pattern: '^a$' } } }`,
      'components/schemas/Code/pattern: Have all languages read the pattern alike: list the characters in a class instead of ..',
    ],
  },
});
