import { expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';

const { call } = useSandbox();

it.each(['%FF', '%C3%28', 'caf%E9'])('rejects the query value %s, which is not UTF-8', async (value) => {
  const { status, body } = await call(`/v1/debtors?name=${value}`);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['name']]);
});

it.each(['caf%C3%A9', '100%', '%', '%zz', 'a+b%20c'])('accepts the query value %s', async (value) => {
  expect((await call(`/v1/debtors?name=${value}`)).status).toBe(200);
});
