import { expect, it } from 'vitest';
import { bundle } from '../support/contract.ts';
import { findMisplacedPaths } from './tag-order.ts';

const tags = [{ name: 'Debtors' }, { name: 'Articles' }];
const get = (tag: string) => ({ get: { tags: [tag] } });

it('openapi.yaml lists the paths in the order of their tags', () => {
  expect(findMisplacedPaths(bundle as never)).toEqual([]);
});

it('reports a path that is out of tag order', () => {
  const paths = { '/a': get('Articles'), '/d': get('Debtors'), '/a2': get('Articles') };
  expect(findMisplacedPaths({ tags, paths })).toEqual(['/d comes after /a']);
});
