import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '../../contract/document.ts';
import { getCarrier } from '../../programs/carriers.ts';
import type { Statement } from '../../programs/statements.ts';

/** A pointer of a statement that leads nowhere, at the line of the statement. */
interface DeadCarrier {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/**
 * Finds pointers in `carriedBy` that lead to no part of the contract, such as a field that has another name now.
 *
 * @param folder holds the statements.
 */
export function findDeadCarriers(
  document: OpenApiDocument,
  statements: readonly Statement[],
  folder: string,
): DeadCarrier[] {
  const links = new Set(document.tags?.map(({ name }) => `#tag/${name.toLowerCase().replaceAll(' ', '-')}`));
  const leadsNowhere = (pointer: string): boolean =>
    pointer.startsWith('#/') ? getCarrier(document, pointer) === undefined : !links.has(pointer);
  return statements.flatMap(({ id, carriedBy }) =>
    carriedBy.filter(leadsNowhere).map((pointer) => {
      const message = `Correct carriedBy of ${id}: ${pointer} leads nowhere.`;
      return { ...findStatement(id, folder), message };
    }),
  );
}

function findStatement(id: string, folder: string): Pick<DeadCarrier, 'file' | 'line'> {
  for (const name of globSync('*/*.yaml', { cwd: folder })) {
    const file = join(folder, name);
    const index = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.trim() === `- id: ${id}`);
    if (index >= 0) return { file, line: index + 1 };
  }
  return { file: join(folder, 'index.yaml'), line: 1 };
}
