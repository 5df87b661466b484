import { expect, it } from 'vitest';
import { testHistories } from './histories.ts';
import { isHledgerMissing } from './hledger.ts';

/** Events that the histories must contain. */
const KINDS = [
  /^POST .*\/finalize$/,
  /^POST .*\/process$/,
  /^POST .*\/pay$/,
  /^POST .*\/close$/,
  /^POST .*\/reopen$/,
  /^(PUT|PATCH) \/v1\/salesinvoices/,
  /^(PUT|PATCH) \/v1\/purchaseinvoices/,
  /^(PUT|PATCH) \/v1\/journalentries/,
  /^DELETE \/v1\/(sales|purchase)invoices/,
  /^DELETE \/v1\/journalentries/,
];

/** All of them each night: `TEST_SIZE=full npm run test:slow -- books`. */
const changes = testHistories(process.env.TEST_SIZE === 'full' ? 1000 : 200);

it.skipIf(isHledgerMissing())('the histories together perform every kind of change', () => {
  expect(KINDS.filter((kind) => ![...changes].some((change) => kind.test(change)))).toEqual([]);
});
