import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../../scripts/lib/run.ts';
import { type Files, filesBehind, layoutProblems } from './layout.ts';

const folder = join(repository, 'openapi');
const names = globSync('{openapi.yaml,resources/*,shared/*,conventions/*}', { cwd: folder });
const all: Files = Object.fromEntries(names.map((name) => [name.replaceAll('\\', '/'), read(name)]));

describe('contract source files', () => {
  it('follow the agreed layout', () => {
    expect(Object.keys(all).length).toBeGreaterThan(20);
    expect(layoutProblems(all)).toEqual([]);
  });

  it.each([
    ['resources/sales-invoices.yaml', 'SalesInvoice'],
    ['resources/purchase-invoices.yaml', 'PurchaseInvoice'],
    ['resources/debtors.yaml', 'Debtor'],
    ['resources/journal-entries.yaml', 'JournalEntryLine'],
    ['resources/ledger-lines.yaml', 'LedgerLine'],
  ])('%s: a reader of %s opens at most three files', (file, name) => {
    expect(filesBehind(all, file, name).size).toBeLessThanOrEqual(3);
  });
});

function read(name: string): unknown {
  return parse(readFileSync(join(folder, name), 'utf8'));
}
