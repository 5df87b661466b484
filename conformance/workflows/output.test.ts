import { expect, it } from 'vitest';
import { createRedaction } from './output.ts';

const properties = new Map([
  ['token', { type: 'string', description: '', format: 'password' }],
  ['city', { type: 'string', description: '' }],
]);

it('Inputs and received tokens are redacted in every notation', () => {
  const output = `
    "refresh_token": "refresh-1+a"
    {\\"refresh_token\\":\\"refresh-2-bb\\"}
    grant_type=refresh_token&client_id=sandbox-client&refresh_token=refresh-3-cc
  `;
  const redact = createRedaction(properties, { token: 'input-token', city: 'Delft' }, output);
  expect(redact(output)).toBe(`
    "refresh_token": "********"
    {\\"refresh_token\\":\\"********\\"}
    grant_type=refresh_token&client_id=sandbox-client&refresh_token=********
  `);
  expect(redact('input-token in Delft, refresh-1%2Ba, refresh-2-bb')).toBe('******** in Delft, ********, ********');
});

it('An empty secret redacts nothing', () => {
  expect(createRedaction(properties, { token: '' }, '')('as it was')).toBe('as it was');
});
