import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sources } from './compile.ts';

/** The addresses of servers that generated code holds. What it computes, as by a template literal, is none of them. */
export function findUrls(folder: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && /^https?:\/\//.test(node.text)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  for (const file of sources(folder))
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022));
  return [...found];
}

/** Checks whether an address still has a variable of a server. */
export const hasPlaceholder = (address: string): boolean => address.includes('{');
