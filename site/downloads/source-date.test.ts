import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useFolders } from '../../test/support/folders.ts';
import { getSourceDate } from './source-date.ts';

const createFolder = useFolders();

describe('the date of the sources', () => {
  it('is SOURCE_DATE_EPOCH, when it is set', async () => {
    expect(await getSourceDate({ SOURCE_DATE_EPOCH: '1776331800' })).toEqual(new Date('2026-04-16T09:30:00Z'));
  });

  it.each(['', 'yesterday', '1.5', '-1'])('cannot be "%s"', async (epoch) => {
    await expect(getSourceDate({ SOURCE_DATE_EPOCH: epoch })).rejects.toThrow('SOURCE_DATE_EPOCH is no number');
  });

  it('is the time of package.json in a folder without commits', async () => {
    const folder = await createFolder({ 'package.json': '{}' });
    const date = new Date('2026-04-16T09:30:00Z');
    await utimes(join(folder, 'package.json'), date, date);
    expect(await getSourceDate({}, folder)).toEqual(date);
  });
});
