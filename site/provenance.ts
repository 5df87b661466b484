import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContract } from '../scripts/bundle.ts';
import { readStatements } from '../scripts/provenance/statements.ts';
import { createLocator } from './provenance/locations.ts';
import { renderProvenance } from './provenance/page.ts';

/**
 * Builds `provenance.html`: what the platform documents, and what the contract decides.
 *
 * @throws BuildError when a statement refers to an unknown part of the contract.
 */
export async function buildProvenance(site: string): Promise<string> {
  const statements = readStatements();
  const page = renderProvenance(statements, createLocator(await readContract()));
  await mkdir(site, { recursive: true });
  await writeFile(join(site, 'provenance.html'), page);
  const decided = statements.filter(({ status }) => status === 'decided').length;
  return `${statements.length - decided} documented, ${decided} decided`;
}
