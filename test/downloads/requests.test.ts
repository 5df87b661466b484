import { describe, expect, it } from 'vitest';
import { createHttpFile } from '../../site/downloads/http-file.ts';
import { createPostmanCollection } from '../../site/downloads/postman.ts';
import type { ChainedRequest } from '../../site/downloads/requests/chained-requests.ts';
import { listRequestGroups } from '../../site/downloads/requests/request-groups.ts';
import { bundle, operations } from '../support/contract.ts';
import { useSandbox } from '../support/sandbox.ts';
import { openSession } from './session.ts';

const sandbox = useSandbox();
const groups = listRequestGroups(bundle);
const requests = groups.flatMap((group) => group.requests);

/** Sends requests in order, each of which must have its documented response. */
async function sendAll(sent: readonly ChainedRequest[]): Promise<void> {
  const { send } = openSession(sandbox.url);
  for (const request of sent) {
    const { status, mediaType, text } = await send(request);
    const { expected } = request;
    const reason = `${request.name}: ${text}`;
    expect(status, reason).toBe(expected.status);
    if (expected.mediaType) expect(mediaType, reason).toBe(expected.mediaType);
    const members = expected.members.length > 0 ? Object.keys(JSON.parse(text)) : [];
    expect(members, reason).toEqual(expect.arrayContaining([...expected.members]));
  }
}

describe('the requests of the downloads', () => {
  it('include every operation once, for each example of its body', () => {
    const names = operations.flatMap(({ id, requestContent = {} }) => {
      const examples = Object.values(requestContent).flatMap((content) => Object.keys(content.examples ?? {}));
      return examples.length > 1
        ? examples.map((name) => `${id}${name.charAt(0).toUpperCase()}${name.slice(1)}`)
        : [id];
    });
    const isAddition = ({ title }: ChainedRequest): boolean => /^(Set up|Clean up|Sandbox only): /.test(title);
    const own = requests.filter((request) => !isAddition(request)).map(({ name }) => name);
    expect(own.toSorted()).toEqual(names.toSorted());
  });

  it('have names of their own', () => {
    expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
  });

  it.each(groups)('of $name have their documented responses when they are sent alone', async (group) => {
    await sandbox.reset();
    await sendAll(group.requests);
  });

  it('have their documented responses when all are sent, and when they are sent again', async () => {
    await sandbox.reset();
    await sendAll(requests);
    await sendAll(requests);
  });

  it('have their documented responses after a run that deleted nothing', async () => {
    await sandbox.reset();
    await sendAll(requests.filter(({ method }) => method !== 'DELETE'));
    await sendAll(requests);
  });
});

describe.each([
  ['the Postman collection', () => JSON.stringify(createPostmanCollection(bundle)), ['schema.getpostman.com']],
  ['the .http file', () => createHttpFile(bundle), []],
] as const)('%s', (_file, create, formats) => {
  it('has the same bytes each time', () => {
    expect(create()).toBe(create());
  });

  it('names no host but localhost, those of examples, and that of its format', () => {
    const hosts = [...create().matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host);
    expect(hosts).toContain('localhost');
    expect(hosts.filter((host) => !/^localhost$|\.example$/.test(host ?? ''))).toEqual(formats);
  });
});
