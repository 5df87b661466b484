import { describe, expect, it } from 'vitest';
import { asJson, asText, formatted, table, unsteadiness } from './report.ts';

const circumstances = { node: '26.10.0', platform: 'linux x64', processors: 2, rounds: 3, seconds: 4 };
const outcome = {
  figures: [
    { name: 'list', unit: 'requests/s', values: { sandbox: [3000, 3120.4, 4000], prism: [210, 200, 220] } },
    { name: 'start with many lines', unit: 's', values: { sandbox: [12.345] } },
  ],
  judgements: [
    { name: 'list: sandbox / prism', measured: 14.859, target: { atLeast: 15 } },
    { name: 'start with many lines', measured: 12.345, unit: 's', target: { atMost: 20 } },
    { name: 'list, all different: sandbox / prism', measured: 9 },
    { name: 'filtered list', measured: undefined, target: { atMost: 1.5 } },
  ],
  notes: ['A note.', 'Another.'],
} as const;

describe('the report for people', () => {
  it('is tables of medians and targets, and the notes', () => {
    expect(asText(circumstances, outcome)).toBe(`\
Node 26.10.0, linux x64, 2 processors. Medians of 3 turns; loads of 4 s.

measured               sandbox  prism
list                     3,120    210  requests/s
start with many lines     12.3      -  s

compared                              result  target
list: sandbox / prism                   14.9   >= 15     MISSED
start with many lines                   12.3   <= 20  s  met
list, all different: sandbox / prism       9             no target
filtered list                              -  <= 1.5     not measured

A note.
Another.
`);
  });

  it('has no empty tables', () => {
    const text = asText(circumstances, { figures: [], judgements: [], notes: ['Nothing was measured.'] });
    expect(text.split('\n\n')).toHaveLength(2);
  });
});

describe('the report for programs', () => {
  it('has the values of all turns and says which targets are met', () => {
    const report: unknown = JSON.parse(asJson(circumstances, outcome));
    expect(report).toMatchObject({
      rounds: 3,
      figures: [{ values: { prism: [210, 200, 220] } }, {}],
      targets: [{ met: false }, { met: true }, {}, { met: false }],
      notes: ['A note.', 'Another.'],
    });
  });
});

describe('a number', () => {
  it.each([
    [undefined, '-'],
    [0.333_33, '0.333'],
    [12.345, '12.3'],
    [123.4, '123'],
    [12_345.6, '12,346'],
  ])('%s is printed as %s', (value, text) => {
    expect(formatted(value)).toBe(text);
  });
});

describe('a table', () => {
  it('aligns words at the left and numbers at the right', () => {
    expect(
      table(
        [
          ['what', 'n', 'unit'],
          ['a', '10', 's'],
        ],
        1,
      ),
    ).toBe('what   n  unit\na     10  s');
  });
});

describe('turns', () => {
  it('that differ by more than half are told of, by server', () => {
    const values = { sandbox: [100, 150, 120], prism: [200, 301, 250] };
    expect(unsteadiness([{ name: 'list', unit: 'requests/s', values }])).toEqual([
      'prism, list: unsteady, from 200 to 301 requests/s.',
    ]);
  });
});
