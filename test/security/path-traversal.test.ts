import { beforeAll, describe, expect, it } from 'vitest';
import { formatRequest, LAST_REQUEST_HEADERS, type RawResponse, sendRaw } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

/** Encodings of `../` that a lenient parser could accept. */
const ups = [
  ...['../', '..\\', '%2e%2e/', '.%2e%2f', '..%2f', '%252e%252e%252f', '....//', '..;/', '%c0%ae%c0%ae/'],
  ...['%uff0e%uff0e%u2215', '%ef%bc%8e%ef%bc%8e%ef%bc%8f', '..%00/', '..%0d%0a/', '//..//', '..%2f%2e%2e%2f'],
];

/** Files that are there, from whatever folder a traversal may begin in. */
const filesBy = (up: string): string[] => [
  ...[1, 2, 3, 4].map((times) => `${up.repeat(times)}package.json`),
  ...['etc/passwd', 'proc/self/environ', 'windows/win.ini'].map((file) => `${up.repeat(10)}${file}`),
];

/** Text in one of them, which no response to these requests may have. */
const inside = /"workspaces"|root:.*:0:0|PATH=|\[fonts\]/;

const { connection: _, ...openToOthers } = LAST_REQUEST_HEADERS;

/** Asks for one thing after the other, over one connection. */
async function answersTo(targets: readonly string[], method = 'GET', headers = {}): Promise<RawResponse[]> {
  const requests = targets.map((target, index) => {
    const kept = index < targets.length - 1 ? openToOthers : LAST_REQUEST_HEADERS;
    return formatRequest(`${method} ${target}`, { ...kept, ...headers });
  });
  const responses = await sendRaw(sandbox, requests.join(''));
  expect(responses).toHaveLength(targets.length);
  return responses;
}

describe.each([
  ...['', '/v1', '/v1/debtors', '/v1/files', '/docs', '/docs/assets', '/docs/downloads', '/_sandbox'],
  ...['/_sandbox/snapshots', '/connect', '/connect/sign-in'],
])('path traversal from %s/', (folder) => {
  it.each(ups)('does not serve a file for %s', async (up) => {
    const targets = filesBy(up).map((file) => `${folder}/${file}`);
    for (const { status, body } of await answersTo(targets)) {
      expect([400, 404, 405]).toContain(status);
      expect(body).not.toMatch(inside);
    }
  });
});

it.each([
  ...['/docs//etc/passwd', '/docs/%2fetc%2fpasswd', '/docs/C:/windows/win.ini', '/docs/index.html%00.png'],
  ...['/docs/.git/config', '/docs/index.html::$DATA', '/docs/./index.html', '/docs/downloads/../index.html'],
  ...['/./docs/index.html', '/DOCS/index.html'],
])('does not serve a file for %s', async (target) => {
  const [response] = await answersTo([target]);
  expect(response).toMatchObject({
    status: 404,
    head: expect.stringContaining('content-type: application/problem+json'),
  });
});

it('two slashes before a page lead to the page on this host, never to a host of that name', async () => {
  const [response] = await answersTo(['//docs/index.html']);
  expect(response).toMatchObject({ status: 302, head: expect.stringMatching(/^location: \/docs\/index\.html\r?$/m) });
});

describe('access control behind path traversal', () => {
  let debtor: string;
  beforeAll(async () => {
    const { body } = await sandbox.call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } });
    debtor = body._meta.self;
  });

  const doors = ups.flatMap((up) => [
    `/v1/${up}_sandbox/reset`,
    `/docs/${up}_sandbox/reset`,
    `/_sandbox/clock/${up}reset`,
  ]);
  const spellings = [
    ...['//_sandbox/reset', '/_sandbox//reset', '/%5fsandbox/reset', '/_SANDBOX/reset', '/_sandbox/reset/'],
    ...['/_sandbox/./reset', '/_sandbox/reset;x', '/_sandbox%2freset', '/_sandbox\\reset'],
  ];

  it('protects the control plane', async () => {
    for (const target of [...doors, ...spellings]) {
      const [response] = await answersTo([target], 'POST');
      expect([400, 404], target).toContain(response?.status);
    }
  });

  it('restores no snapshot', async () => {
    expect((await sandbox.call(debtor)).status).toBe(200);
  });

  it.each(ups)('protects other administrations from %s', async (up) => {
    const token = await sandbox.createToken('other');
    const folders = ['/v1/administrations/3/', '/v1/administrations/', '/v1/administrations/3%2f'];
    const targets = folders.map((folder) => `${folder}${up}1`);
    for (const { status } of await answersTo(targets, 'GET', { authorization: `Bearer ${token}` }))
      expect([400, 404]).toContain(status);
  });
});
