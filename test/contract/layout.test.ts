import { globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Json, listOperations } from '../../contract/document.ts';
import { parsePointer } from '../../contract/json-pointer.ts';
import { repository } from '../../scripts/lib/run.ts';
import { bundle } from '../support/contract.ts';

const folder = join(repository, 'openapi');
const fragments = new Map(
  globSync('{resources,shared,conventions}/*', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .map((name) => [name, parse(readFileSync(join(folder, name), 'utf8')) as Json]),
);

function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { $ref, discriminator } = value as { $ref?: string; discriminator?: { mapping?: Record<string, string> } };
  const own = typeof $ref === 'string' ? [$ref] : [];
  return [...own, ...Object.values(discriminator?.mapping ?? {}), ...Object.values(value).flatMap(listReferences)];
}

function resolve(from: string, reference: string): { readonly target: string; readonly pointer: string } {
  const [file = '', pointer = ''] = reference.split('#');
  return { target: file === '' ? from : posix.join(posix.dirname(from), file), pointer };
}

/** Lists the files that somebody opens who reads a part of a file to its end. */
function listOpened(file: string, pointer: string, seen = new Set<string>()): string[] {
  if (seen.has(`${file}#${pointer}`)) return [];
  seen.add(`${file}#${pointer}`);
  const part = parsePointer(decodeURIComponent(pointer)).reduce<unknown>(
    (value, key) => (value as Json | undefined)?.[key],
    fragments.get(file),
  );
  const targets = listReferences(part).map((reference) => resolve(file, reference));
  return [...new Set([file, ...targets.flatMap((next) => listOpened(next.target, next.pointer, seen))])];
}

describe('contract source files', () => {
  it('have names of their own', () => {
    expect(fragments.size).toBeGreaterThan(20);
    expect(new Set([...fragments.keys()].map((file) => basename(file))).size).toBe(fragments.size);
  });

  it.each([...fragments])('%s has the parts that its name says, and refers to shared files only', (file, document) => {
    expect(Object.keys(document)).toEqual(expect.arrayContaining([expect.stringMatching(/^(paths|components)$/)]));
    expect(Object.keys(document).filter((key) => key !== 'paths' && key !== 'components')).toEqual([]);
    const targets = listReferences(document).map((reference) => resolve(file, reference).target);
    expect(targets.filter((target) => target !== file && !/^(shared|conventions)\//.test(target))).toEqual([]);
    if (!file.startsWith('resources/')) return;
    // `sales-types.yaml` holds `/v1/SalesTypes` and what is below it.
    const name = basename(file, '.yaml').replaceAll('-', '');
    const segments = Object.keys(document.paths ?? {}).map((path) => /^\/(?:v1\/)?([^/]+)/.exec(path)?.[1]);
    expect([...new Set(segments)].map((segment) => segment?.toLowerCase())).toEqual([name]);
  });

  it.each([
    ['resources/sales-invoices.yaml', 'SalesInvoice'],
    ['resources/purchase-invoices.yaml', 'PurchaseInvoice'],
    ['resources/debtors.yaml', 'Debtor'],
    ['resources/journal-entries.yaml', 'JournalEntryLine'],
    ['resources/ledger-lines.yaml', 'LedgerLine'],
  ])('%s: a reader of %s opens at most three files', (file, name) => {
    expect(listOpened(file, `/components/schemas/${name}`).length).toBeLessThanOrEqual(3);
  });

  it('are listed by openapi.yaml, path by path, in the order of the tags', () => {
    const { paths } = parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8')) as { paths: Json };
    const written = [...fragments].flatMap(([file, document]) =>
      Object.keys(document.paths ?? {}).map((path) => [path, `${file}#/paths/${path.replaceAll('/', '~1')}`]),
    );
    const listed = Object.entries(paths).map(([path, item]) => [
      path,
      decodeURIComponent((item as Json).$ref as string),
    ]);
    expect(listed.toSorted()).toEqual(written.toSorted());
    const tags = (bundle.tags as { name: string }[]).map(({ name }) => name);
    const places = listOperations(bundle).map(({ operation }) => tags.indexOf(operation.tags?.[0] ?? ''));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
