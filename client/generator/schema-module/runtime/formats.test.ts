import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date, dateTime, email, uri } from './formats.ts';

const ajv = new Ajv2020();
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
const createCheck = (format: string) => ajv.compile({ type: 'string', format });

const formats = [
  [
    'date',
    date(),
    [
      ...['2024-02-29', '2023-02-29', '1900-02-29', '2000-02-29', '0000-01-01', '2026-04-31', '2026-13-01', ''],
      ...['2026-00-10', '2026-01-00', '26-01-01', '2026-1-01', '2026-01-01 ', '+12026-01-01', '2026-01-01T00:00'],
    ],
  ],
  [
    'date-time',
    dateTime(),
    [
      ...['2026-04-16T23:59:59Z', '2026-04-16t00:00:00z', '2026-04-16 00:00:00.123+01:00', '2026-04-16T24:00:00Z'],
      ...['2026-04-16T12:60:00Z', '2026-04-16T12:00:00', '2026-04-16T12:00Z', '2026-02-30T12:00:00Z', 'T', ''],
      ...['2026-04-16T12:00:00+24:00', '2026-04-16T12:00:00+0130'],
    ],
  ],
  [
    'email',
    email(),
    [
      ...['a@b.example', 'a.b+c@d-e.example', "o'neill&co@a.b.c", 'A@B.EXAMPLE', 'a@1.2', 'é@b.example', 'a@b', ''],
      ...['@b.example', 'a@', 'a..b@c.example', '.a@b.example', 'a@-b.example', 'a b@c.example', 'a@b@c.example'],
    ],
  ],
  [
    'uri',
    uri(),
    [
      ...['https://a.example', 'http://a.example:8080/b/c?d=e&f#g', 'urn:a:b', 'mailto:a@b.example', 'a:/', 'a:/b//c'],
      ...['https://[::1]:80/', 'https://u:p@a.example', 'file:///a', 'http://', 'a:b', 'a:/:@', 'x:?', 'a://b:c', 'a:'],
      ...['a.example', '/a', '//a.example', 'https://a b', 'https://é.example', 'a:%zz', 'a:b%20', 'a:#a#b', '1:a', ''],
    ],
  ],
] as const;

describe('the schema of a format', () => {
  it.each(formats)('%s accepts and rejects what the sandbox does', (name, schema, texts) => {
    const isValid = createCheck(name);
    for (const text of texts) expect([text, schema.safeParse(text).success]).toEqual([text, isValid(text)]);
  });

  it.each([
    ['date', date(), '0123459-'],
    ['email', email(), 'aZ9.-_+@@é '],
    ['uri', uri(), 'aZ9:://@?#[]%0é .'],
  ] as const)('%s accepts and rejects random strings as the sandbox does', (name, schema, characters) => {
    const isValid = createCheck(name);
    const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 14 });
    const start = fc.constantFrom('', '2026-0', 'a@b.', 'http://', 'a:', 'https://a');
    const isAddress = (value: string) => name === 'uri' && /\[.*\]/.test(value);
    fc.assert(
      fc.property(fc.tuple(start, text), ([before, after]) => {
        const value = before + after;
        return isAddress(value) || schema.safeParse(value).success === isValid(value);
      }),
      { seed: 20_260_416, numRuns: 5000 },
    );
  });

  it('accepts an impossible IP address, which the sandbox rejects', () => {
    expect(uri().safeParse('https://[1::2::3]/').success).toBe(true);
    expect(createCheck('uri')('https://[1::2::3]/')).toBe(false);
  });

  it('rejects a leap second, which the sandbox accepts', () => {
    expect(dateTime().safeParse('2016-12-31T23:59:60Z').success).toBe(false);
    expect(createCheck('date-time')('2016-12-31T23:59:60Z')).toBe(true);
  });
});
