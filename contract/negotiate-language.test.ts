import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './negotiate-language.ts';

const negotiate = (header?: string) => negotiateLanguage(['en', 'nl'], header);

describe('the language of messages', () => {
  it.each([
    // No preference
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'en'],
    // A tag, in any case, also of a region
    ['nl', 'nl'],
    ['NL-be', 'nl'],
    ['nl-Latn-NL-x-a1', 'nl'],
    ['nld', 'en'],
    ['x-nl', 'en'],
    // Order, where the quality is the same
    ['en, nl', 'en'],
    ['de, nl, en', 'nl'],
    ['en-GB, nl', 'en'],
    // Quality
    ['en;q=0.9, nl;q=0.899', 'en'],
    ['en;q=0.999, nl', 'nl'],
    ['en;q=0.1, nl;q=0.5, en-GB', 'en'],
    ['nl;q=1., en;q=0.', 'nl'],
    ['nl ; q=1.000 , en\t;\tq=0.3', 'nl'],
    ['nl;Q=0.2, en;Q=0.1', 'nl'],
    // Quality 0 refuses
    ['en;q=0, *', 'nl'],
    ['*, en;q=0', 'nl'],
    ['nl;q=0, en;q=0.1', 'en'],
    ['en;q=0', 'nl'],
    ['en, en;q=0', 'nl'],
    ['en;q=0, en-GB, *;q=0.1', 'nl'],
    // A region that is refused is not its language
    ['nl-BE;q=0, nl', 'nl'],
    ['nl-BE;q=0, nl-NL, en;q=0.5', 'nl'],
    ['en-US;q=0, *', 'en'],
    // A message is better than none, also when every language is refused
    ['nl;q=0, en;q=0', 'en'],
    ['*;q=0', 'en'],
    ['en;q=0, *;q=0', 'en'],
    // The wildcard is what no range names
    ['*', 'en'],
    ['*;q=0.5, nl', 'nl'],
    ['nl;q=0.1, *', 'en'],
    ['en;q=0.1, *', 'nl'],
    ['nl, *;q=0', 'nl'],
    // A malformed range counts as left out
    [',, nl ,,', 'nl'],
    ['nl;q=2', 'en'],
    ['nl;q=.5', 'en'],
    ['nl;q=0.1234', 'en'],
    ['nl;q=1.001', 'en'],
    ['nl;q=', 'en'],
    ['nl;q =0.5', 'en'],
    ['nl;q=0.5;q=1', 'en'],
    ['nl;level=1', 'en'],
    ['nl_NL', 'en'],
    ['nl--BE', 'en'],
    ['nl-*', 'en'],
    ['nl en', 'en'],
    ['nl\u00a0', 'en'],
    ['nl-toolongsubtag', 'en'],
    ['en;q=0.x, nl;q=0.1', 'nl'],
    ['constructor', 'en'],
  ] as const)('for Accept-Language %j is %s', (header, expected) => {
    expect(negotiate(header)).toBe(expected);
  });

  it('is always one of the languages, and does not depend on case, or on white space around a range', () => {
    const range = fc.constantFrom('en', 'nl', 'de', '*', 'nl-BE', 'en-GB', 'x', '');
    const quality = fc.constantFrom('', ';q=0', ';q=0.5', ';q=1', ';q=1.0', ';q=7', ';');
    const part = fc.tuple(range, quality).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const language = negotiate(parts.join());
        expect(['en', 'nl']).toContain(language);
        expect(negotiate(parts.map((each) => `\t ${each.toUpperCase()} `).join(','))).toBe(language);
        const isRefused = (name: string) => parts.some((each) => each === `${name};q=0`);
        if (isRefused(language))
          expect(parts.some((each) => isRefused('en') && (isRefused('nl') || each === '*;q=0'))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is found in any text, in linear time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => ['en', 'nl'].includes(negotiate(text))));
    const start = process.threadCpuUsage();
    for (const text of ['nl-'.repeat(5000), ' '.repeat(16_000), `nl${' ;'.repeat(8000)}`, ','.repeat(16_000)])
      negotiate(text);
    expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000);
  });
});
