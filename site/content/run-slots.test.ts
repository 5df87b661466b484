import { describe, expect, it } from 'vitest';
import { addRunSlots, countRunSlots, printScriptSlot } from './run-slots.ts';

const slot = '<div class="run"><button type="button" class="try" data-needs="examples">Run</button></div>';

function readRequests(markdown: string): unknown {
  const [, requests] = /data-requests="([^"]*)"/.exec(markdown) ?? [];
  return requests === undefined ? undefined : JSON.parse(requests.replaceAll('&quot;', '"'));
}

describe('a block of commands', () => {
  it('gets a slot for a button when a page can send its requests', () => {
    const block = "```sh\ncurl 'http://localhost:4010/v1/debtors' \\\n  -H 'X-Tenant-Id: 2'\n```";
    const url = 'http://localhost:4010/v1/debtors';
    const markdown = addRunSlots(`Before.\n\n${block}\n\nAfter.`);
    expect(markdown.replace(/ data-requests="[^"]*"/, '')).toBe(`Before.\n\n${block}\n\n${slot}\n\nAfter.`);
    expect(readRequests(markdown)).toEqual([{ url, method: 'GET', headers: { 'x-tenant-id': '2' } }]);
  });

  it.each([
    ['starts a program', '```sh\nnpx --yes ./accounting-platform-sandbox-*.tgz\n```'],
    ['calls another server', '```sh\ncurl https://api.accounting-platform.example/v1/debtors\n```'],
    ['is in another language', "```ts\ncurl 'http://localhost:4010/v1/debtors'\n```"],
  ])('gets none when it %s', (_what, block) => {
    expect(addRunSlots(block)).toBe(block);
  });

  it('can use the variables that a page fills in', () => {
    const script = 'curl http://localhost:4010/v1/debtors -H "Authorization: Bearer $ACCESS_TOKEN"';
    expect(readRequests(printScriptSlot(script))).toMatchObject([
      { headers: { authorization: 'Bearer __ACCESS_TOKEN__' } },
    ]);
    expect(printScriptSlot('curl http://localhost:4010/v1/debtors/$ID')).toBe('');
  });
});

it('counts the buttons of pages', () => {
  const page = { id: 'a', title: 'A', description: 'A.', groups: [], markdown: '' };
  expect(countRunSlots([page, { ...page, html: `${slot}\n${slot}` }])).toBe(2);
});
