import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../scripts/lib/run.ts';
import { provenancePage } from './provenance/page.ts';
import { type Bundle, createPlaces } from './provenance/places.ts';
import { readStatements } from './provenance/statements.ts';

/**
 * Makes the page that tells what the platform documents from what we decided, `provenance.html`.
 *
 * @param folder that of the site.
 * @throws BuildError when a statement is carried by something that is not there.
 */
export async function provenance(folder: string = join(repository, 'generated', 'site')): Promise<string> {
  const bundle = await readFile(join(repository, 'generated', 'openapi.internal.json'), 'utf8');
  const statements = await readStatements();
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'provenance.html'),
    provenancePage(statements, createPlaces(JSON.parse(bundle) as Bundle)),
  );
  const decided = statements.filter(({ status }) => status === 'decided').length;
  return `${statements.length - decided} documented, ${decided} decided`;
}
