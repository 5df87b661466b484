import { expect, it } from 'vitest';
import { createNameUuid } from './uuid.ts';

it('a UUID of version 5 equals the test vector of RFC 9562, appendix A.4', () => {
  const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
  expect(createNameUuid(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});
