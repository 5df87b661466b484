import { expect, it } from 'vitest';
import { hashSource } from '../../../programs/policy-hash.ts';
import { stylesheet, stylesheetSource } from './stylesheet.ts';

it('the policy of a page names the hash of its style', () => {
  expect(stylesheetSource).toBe(hashSource(stylesheet));
});
