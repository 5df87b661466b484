import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';

const read = (file: string): string => readFileSync(join(repository, file), 'utf8').replaceAll(/\s+/g, ' ');

const plain = (value: number): string => value.toLocaleString('en');
const toMegabytes = (value: number): string => `${value / 1_000_000} MB`;

/** Limits that texts for readers name, with the constant that each is, and how it is written. */
const LIMITS: readonly [
  file: string,
  text: string,
  source: string,
  constant: RegExp,
  format?: (value: number) => string,
][] = [
  [
    'openapi/guides/sandbox.md',
    'There can be {} snapshots',
    'mocks/store/growing-states.ts',
    /snapshots: { limit: ([\d_]+)/,
  ],
  [
    'openapi/guides/sandbox.md',
    'in at most {} MB of memory',
    'mocks/store/snapshots.ts',
    /MAX_BYTES = (\d+) \* 1024 \* 1024/,
  ],
  [
    'openapi/guides/sandbox.md',
    'The journal holds the last {} requests',
    'mocks/store/growing-states.ts',
    /journal: { limit: ([\d_]+)/,
  ],
  [
    'openapi/guides/readiness.md',
    'journal holds the last {} requests',
    'mocks/store/growing-states.ts',
    /journal: { limit: ([\d_]+)/,
  ],
  [
    'openapi/guides/sandbox.md',
    'default: {} in a world with a key',
    'mocks/hosts/shared/admission.ts',
    /DEFAULT_WORLD_BYTES = ([\d_]+)/,
  ],
  [
    'openapi/guides/sandbox.md',
    'default: {} in a world with a key',
    'mocks/hosts/shared/admission.ts',
    /DEFAULT_IMPORT_BYTES = ([\d_]+)/,
  ],
  [
    'docs/hosting/README.md',
    '{} by default, some',
    'mocks/hosts/shared/admission.ts',
    /DEFAULT_WORLD_BYTES = ([\d_]+)/,
    toMegabytes,
  ],
  [
    'docs/hosting/README.md',
    'import: {} by default',
    'mocks/hosts/shared/admission.ts',
    /DEFAULT_IMPORT_BYTES = ([\d_]+)/,
    toMegabytes,
  ],
  ['docs/hosting/README.md', '`--journal`, at most {} and', 'mocks/worlds/world.ts', /JOURNAL_CAPACITY = ([\d_]+)/],
  ['mocks/README.md', 'There are at most {} worlds', 'mocks/hosts/browser/host.ts', /MAX_WORLDS = ([\d_]+)/],
  ['client/README.md', 'at most {} milliseconds of waiting', 'client/runtime/client-options.ts', /maxWait: ([\d_]+)/],
  ['client/README.md', 'of waiting, {} before the first', 'client/runtime/client-options.ts', /retryDelay: ([\d_]+)/],
  [
    'conformance/README.md',
    'compares with the last {} exchanges',
    'conformance/observe/recent-map.ts',
    /MAX_ENTRIES = ([\d_]+)/,
  ],
  [
    'conformance/README.md',
    'of at most {} MB together',
    'conformance/observe/recent-map.ts',
    /MAX_BYTES = (\d+) \* 1024 \* 1024/,
  ],
  ['conformance/README.md', 'A run prints at most {} lines', 'conformance/report/text.ts', /MAX_LINES = ([\d_]+)/],
  ['mcp/README.md', 'arguments up to {} characters', 'mcp/server.ts', /MAX_LOGGED = ([\d_]+)/],
];

it.each(LIMITS)('%s says %j as %s does', (file, text, source, constant, format = plain) => {
  const [, value = ''] = constant.exec(read(source)) ?? [];
  expect(value, `${source} has no ${constant}`).not.toBe('');
  expect(read(file)).toContain(text.replace('{}', format(Number(value.replaceAll('_', '')))));
});
