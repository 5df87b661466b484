import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repository } from '../../scripts/lib/run.ts';
import { toSlug } from './links.ts';

/** Finds the file of the repository with the text of a page, by its `id`; undefined for a page that the build makes. */
export type FindSource = (id: string) => string | undefined;

interface Root {
  readonly info: { readonly description: { readonly $ref: string } };
  readonly tags: readonly { readonly name: string; readonly description?: { readonly $ref?: string } }[];
}

/** Creates a function that finds the source of guides, of operations, and of the pages that are files of the site. */
export function createSourceFinder(): FindSource {
  const read = (file: string): string => readFileSync(join(repository, file), 'utf8');
  const { info, tags } = parse(read('openapi/openapi.yaml')) as Root;
  const guides = tags.map(({ name, description }) => [`guides/${toSlug(name)}`, description?.$ref] as const);
  const operations = globSync('{openapi/resources,mocks/api/control}/**/*.yaml', { cwd: repository }).flatMap((file) =>
    [...read(file).matchAll(/^\s+operationId: (\w+)$/gm)].map(([, id]) => [id, file] as const),
  );
  const files = new Map<string | undefined, string>([
    ...operations,
    ...[['guides/introduction', info.description.$ref] as const, ...guides].flatMap(([id, file]) =>
      file === undefined ? [] : [[id, `openapi/${file}`] as const],
    ),
    ['try', 'site/content/try.md'],
    ['publish', 'site/content/publish.md'],
  ]);
  return (id) => files.get(id.replace(/^(operations|sandbox-controls)\//, ''));
}
