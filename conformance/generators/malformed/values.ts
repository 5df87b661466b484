/** JSON values that are unusual where another one is expected. */
export const malformedValues: readonly unknown[] = [
  ...[null, true, [], [[]], {}, { $ref: '#' }, { toString: 1, length: -1 }, [null, null]],
  ...[0, -0, -1, 0.1 + 0.2, 1e21, 1e308, -1e308, 1e-300, 2_147_483_648, 99_999_999.999_999],
  Number('9007199254740993'),
  ...['', ' ', '0', 'null', '\u0000', 'a\u0000b', '\ud800', '\udc00\ud800', '\u202e\u200b\ufeff'],
  ...['e\u0301'.repeat(200), '💣'.repeat(300), 'x'.repeat(70_000)],
  ...["'; drop table debtors; --", '%s%n{{7*7}}%{7}', '../../etc/passwd', '-999999999999.99'],
  ...['2026-02-30', '0000-00-00', '0001-01-01', '9999-12-31', '+275760-09-13', '2026-13-01T25:61:61Z'],
  Array.from({ length: 1001 }, () => ({})),
];
