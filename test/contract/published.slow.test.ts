import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

it('the published contract is identical in YAML', async () => {
  const [json = '', yaml = ''] = await Promise.all(
    ['json', 'yaml'].map((format) => readFile(new URL(`../../generated/openapi.${format}`, import.meta.url), 'utf8')),
  );
  expect(parse(yaml, { maxAliasCount: -1 })).toEqual(JSON.parse(json));
});
