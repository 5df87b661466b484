import { describe, expect, it } from 'vitest';
import { parseRequests } from './curl.ts';

describe('the requests of a script', () => {
  it('come from its curl commands, in order', () => {
    const script = `# Adds one.
curl -i -X PATCH 'http://localhost:4010/v1/debtors/1' \\
  -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -d '{ "name": "It costs $5" }'

curl --fail-with-body 'http://localhost:4010/v1/debtors?page=2' -o page.json`;
    expect(parseRequests(script, new Map([['ACCESS_TOKEN', 'abc']]))).toEqual([
      {
        method: 'PATCH',
        url: 'http://localhost:4010/v1/debtors/1',
        headers: { authorization: 'Bearer abc', 'content-type': 'application/x-www-form-urlencoded' },
        body: '{ "name": "It costs $5" }',
        upload: undefined,
        output: undefined,
      },
      {
        method: 'GET',
        url: 'http://localhost:4010/v1/debtors?page=2',
        headers: {},
        body: undefined,
        upload: undefined,
        output: 'page.json',
      },
    ]);
  });

  it('encode the fields of a form, and name the file of an upload', () => {
    const [form, upload] =
      parseRequests(
        "curl -d 'a=1' --data-urlencode 'b=c&d' http://a.example\ncurl --data-binary @scan.pdf http://a.example",
      ) ?? [];
    expect([form?.method, form?.body]).toEqual(['POST', 'a=1&b=c%26d']);
    expect([upload?.method, upload?.upload, upload?.body]).toEqual(['POST', 'scan.pdf', undefined]);
  });

  it.each([
    ['an empty script', ''],
    ['another program', "curl 'http://a.example' -o a.pdf\ncmp a.pdf b.pdf"],
    ['an assignment', "CODE='paste the code here'\ncurl http://a.example"],
    ['an unknown variable', 'curl -d "code=$CODE" http://a.example'],
    ['a pipe', 'curl http://a.example | jq .'],
    ['a substitution', 'curl http://a.example/$(id)'],
    ['an unknown option', 'curl --proxy b.example http://a.example'],
    ['an escaped character', "curl -d 'it'\\''s' http://a.example"],
  ])('do not exist for %s', (_name, script) => {
    expect(parseRequests(script)).toBeUndefined();
  });
});
