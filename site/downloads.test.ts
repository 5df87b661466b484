import { expect, it } from 'vitest';
import { readWorkflows } from '../programs/workflows.ts';
import { toDownload } from './downloads.ts';

it('the download of a workflow refers to files beside it', async () => {
  const files = await readWorkflows();
  const urls = files.flatMap((file) => toDownload(file).match(/url: .*/g) ?? []);
  expect(new Set(urls)).toEqual(new Set(['url: openapi.json', 'url: control.json']));
});
