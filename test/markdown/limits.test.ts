import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';

const read = (file: string): string => readFileSync(join(repository, file), 'utf8').replaceAll(/\s+/g, ' ');

const plain = (value: number): string => value.toLocaleString('en');
const toMegabytes = (value: number): string => `${value / 1_000_000} MB`;

const GUIDE = 'openapi/guides/sandbox.md';
const HOSTING = 'docs/hosting/README.md';
const SUITE = 'conformance/README.md';
const STATES = 'mocks/store/growing-states.ts';
const ADMISSION = 'mocks/hosts/shared/admission.ts';
const RECENT = 'conformance/observe/recent-map.ts';
const OPTIONS = 'client/runtime/client-options.ts';

type Limit = [file: string, text: string, source: string, constant: RegExp, format?: (value: number) => string];

/** Limits that texts for readers name, with the constant that each is, and how it is written. */
const LIMITS: readonly Limit[] = [
  [GUIDE, 'There can be {} snapshots', STATES, /snapshots: { limit: ([\d_]+)/],
  [GUIDE, 'in at most {} MB of memory', 'mocks/store/snapshots.ts', /MAX_BYTES = (\d+) \* 1024 \* 1024/],
  [GUIDE, 'The journal holds the last {} requests', STATES, /journal: { limit: ([\d_]+)/],
  ['openapi/guides/readiness.md', 'journal holds the last {} requests', STATES, /journal: { limit: ([\d_]+)/],
  [GUIDE, 'default: {} in a world with a key', ADMISSION, /DEFAULT_WORLD_BYTES = ([\d_]+)/],
  [GUIDE, 'default: {} in a world with a key', ADMISSION, /DEFAULT_IMPORT_BYTES = ([\d_]+)/],
  [HOSTING, '{} by default, some', ADMISSION, /DEFAULT_WORLD_BYTES = ([\d_]+)/, toMegabytes],
  [HOSTING, 'import: {} by default', ADMISSION, /DEFAULT_IMPORT_BYTES = ([\d_]+)/, toMegabytes],
  [HOSTING, '`--journal`, at most {} and', 'mocks/worlds/world.ts', /JOURNAL_CAPACITY = ([\d_]+)/],
  ['mocks/README.md', 'There are at most {} worlds', 'mocks/hosts/browser/host.ts', /MAX_WORLDS = ([\d_]+)/],
  ['client/README.md', 'at most {} milliseconds of waiting', OPTIONS, /maxWait: ([\d_]+)/],
  ['client/README.md', 'of waiting, {} before the first', OPTIONS, /retryDelay: ([\d_]+)/],
  [SUITE, 'compares with the last {} exchanges', RECENT, /MAX_ENTRIES = ([\d_]+)/],
  [SUITE, 'of at most {} MB together', RECENT, /MAX_BYTES = (\d+) \* 1024 \* 1024/],
  [SUITE, 'A run prints at most {} lines', 'conformance/report/text.ts', /MAX_LINES = ([\d_]+)/],
  ['mcp/README.md', 'arguments up to {} characters', 'mcp/server.ts', /MAX_LOGGED = ([\d_]+)/],
];

it.each(LIMITS)('%s says %j as %s does', (file, text, source, constant, format = plain) => {
  const [, value = ''] = constant.exec(read(source)) ?? [];
  expect(value, `${source} has no ${constant}`).not.toBe('');
  expect(read(file)).toContain(text.replace('{}', format(Number(value.replaceAll('_', '')))));
});
