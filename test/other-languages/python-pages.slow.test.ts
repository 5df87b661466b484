import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { findPython } from '../support/find-python.ts';
import { skipUnlessInstalled } from '../support/requirements.ts';

const page = readFileSync(join(repository, 'site', 'content', 'clients', 'python.md'), 'utf8');
const [reader = ''] = /^def read_all\(.*?(?=\n\n\n)/ms.exec(page) ?? [];

/** Lists of up to 120 records, of which some are deleted and as many added at the end before each page is read. */
const PROPERTY = `
import random
from types import SimpleNamespace

random.seed(7)
missed = repeated = 0
for _ in range(1000):
    ids = list(range(1, random.randint(1, 120)))
    before, size, last = list(ids), random.randint(1, 20), len(ids)

    def list_page(page=1, page_size=size):
        global last
        for _ in range(random.randint(0, 3)):
            if ids:
                ids.pop(random.randrange(len(ids)))
            last += 1
            ids.append(last)
        records = [SimpleNamespace(id=id) for id in ids[(page - 1) * size : page * size]]
        return SimpleNamespace(data=records, meta=SimpleNamespace(page_count=-(-len(ids) // size)))

    seen = [record.id for record in read_all(list_page)]
    missed += len([id for id in before if id in ids and id not in seen])
    repeated += len(seen) - len(set(seen))
print(missed, repeated)
`;

const python = findPython('json');

it.skipIf(skipUnlessInstalled(python ? undefined : 'There is no python3.', 'python'))(
  'the reader of pages in Python misses no record that stays, and yields none twice, in 1,000 lists',
  () => {
    expect(reader).toContain('yield record');
    expect(execFileSync(String(python), ['-c', reader + PROPERTY], { encoding: 'utf8' })).toBe('0 0\n');
  },
);
