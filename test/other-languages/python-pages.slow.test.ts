import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { findPython } from '../support/find-python.ts';
import { skipUnlessInstalled } from '../support/requirements.ts';

const page = readFileSync(join(repository, 'site', 'content', 'clients', 'python.md'), 'utf8');
const [reader = ''] = /^def get_key\(.*?(?=\n\n\ndebtors = )/ms.exec(page) ?? [];

const HEADER = `
import random
import re
import warnings
from types import SimpleNamespace

random.seed(7)
warnings.simplefilter("always")

SELVES = [
    lambda name: f"{random.choice(['http', 'https'])}://{random.choice(['a.example', '[2001:db8::1]:80'])}"
    f"{random.choice(['', '/api', '/v1'])}/v1/debtors/{name}{random.choice(['', '?t=1', '?t=a/b', '#x'])}",
    lambda name: "https://a.example/v1/debtors",
    lambda name: None,
]


def create_record(name, style):
    self, has_id = style
    return SimpleNamespace(name=name, id=name if has_id else None, meta=SimpleNamespace(self=SELVES[self](name)))
`;

/** Lists of up to 120 records, of which some are deleted and as many added at the end before each page is read. */
const CHANGING = `${HEADER}
missed = repeated = 0
for _ in range(2000):
    ids = list(range(1, random.randint(1, 120)))
    before, size, last = list(ids), random.randint(2, 20), len(ids)
    style = random.choice([(0, False), (0, True), (1, True), (2, True)])

    def list_page(page=1):
        global last
        for _ in range(random.randint(0, 3)):
            if ids:
                ids.pop(random.randrange(len(ids)))
            last += 1
            ids.append(last)
        data = [create_record(id, style) for id in ids[(page - 1) * size : page * size]]
        return SimpleNamespace(data=data, meta=SimpleNamespace(page_count=-(-len(ids) // size)))

    with warnings.catch_warnings(record=True) as found:
        seen = [record.name for record in read_all(list_page)]
    missed += len([id for id in before if id in ids and id not in seen]) + len(found)
    repeated += len(seen) - len(set(seen))
print(missed, repeated)
`;

/** Lists that stay as they are, in all styles, of pages of all sizes. */
const STATIC = `${HEADER}
wrong = silent = 0
for _ in range(2000):
    count, size, style = random.randint(0, 80), random.randint(1, 20), (random.randrange(3), random.random() < 0.5)

    def list_page(page=1):
        data = [create_record(id, style) for id in range(1, count + 1)[(page - 1) * size : page * size]]
        return SimpleNamespace(data=data, meta=SimpleNamespace(page_count=-(-count // size)))

    with warnings.catch_warnings(record=True) as found:
        seen = [record.name for record in read_all(list_page)]
    wrong += seen != list(range(count, 0, -1))
    silent += (len(found) > 0) != (style in [(1, False), (2, False)] and count > 1)
print(wrong, silent)
`;

/** Platforms that say to have a million pages, and repeat one or have nothing on them. */
const ENDLESS = `${HEADER}
for count in (0, 5):
    requests = 0

    def list_page(page=1):
        global requests
        requests += 1
        data = [create_record(id, (0, True)) for id in range(1, count + 1)]
        return SimpleNamespace(data=data, meta=SimpleNamespace(page_count=1_000_000))

    try:
        list(read_all(list_page))
    except RuntimeError as error:
        print(requests, error)
`;

const python = findPython('json');

describe.skipIf(skipUnlessInstalled(python ? undefined : 'There is no python3.', 'python'))(
  'the reader of pages in Python',
  () => {
    const run = (program: string) =>
      execFileSync(String(python), ['-c', program.replace('\nrandom.seed', `\n${reader}\n\nrandom.seed`)], {
        encoding: 'utf8',
      });

    it('misses no record that stays, and yields none twice, in 2,000 lists whose records have other names each time', () => {
      expect(reader).toContain('yield record');
      expect(run(CHANGING)).toBe('0 0\n');
    });

    it('yields each record once, and warns where they cannot be recognized, in 2,000 lists that stay', () => {
      expect(run(STATIC)).toBe('0 0\n');
    });

    it('ends with an error where pages bring nothing new', () => {
      const message = '100 pages in a row had no new record.';
      expect(run(ENDLESS)).toBe(`102 ${message}\n103 ${message}\n`);
    });
  },
);
