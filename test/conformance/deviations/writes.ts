import type { Plant } from '../proxy.ts';
import { change, created, creation, list, present, removal, replacement, writableOf } from './debtors.ts';
import {
  altered,
  at,
  both,
  type Deviation,
  type Json,
  jsonOf,
  type ListBody,
  parsed,
  rewritten,
  withJson,
} from './deviation.ts';

/** Everything that is needed to try a debtor: `createDebtor` is what most of it begins with. */
const debtors = ['createDebtor', 'getDebtor'];

const otherEnd = (text: string): string => `${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}`;
const bytesOf = (body: Json): Buffer => Buffer.from(JSON.stringify(body));

/** Writes that do something else than they say, and requests that are taken although they are wrong. */
export const writes: readonly Deviation[] = [
  {
    name: 'Location leads nowhere',
    plants: altered(creation, (answer) => ({
      ...answer,
      headers: { ...answer.headers, location: `${answer.headers.location}999` },
    })),
    only: debtors,
    rules: ['location'],
  },
  {
    name: 'what is created is not what was sent',
    plants: at(creation, (call, forward) => {
      const body = parsed(call);
      return forward(typeof body?.name === 'string' ? withJson(call, { ...body, name: otherEnd(body.name) }) : call);
    }),
    only: ['createDebtor'],
    rules: ['created as sent'],
  },
  {
    name: 'PATCH resets the fields that are not sent',
    plants: at(change, async (call, forward) => {
      const answer = await forward(call);
      if (answer.status !== 200) return answer;
      const { name, debtorKindId, number, ...others } = writableOf(jsonOf(answer));
      const reset = Object.fromEntries(Object.keys(others).map((field) => [field, null]));
      return forward(withJson(call, { ...reset, ...parsed(call) }));
    }),
    only: [...debtors, 'updateDebtor'],
    rules: ['left out by PATCH'],
  },
  {
    name: 'PUT keeps the fields that are left out',
    plants: at(replacement, async (call, forward) => {
      const body = parsed(call);
      const before = await present(call, forward);
      if (!before || body?.name === undefined || body.debtorKindId === undefined) return forward(call);
      return forward(withJson(call, { ...writableOf(before), ...body }));
    }),
    only: [...debtors, 'replaceDebtor'],
    rules: ['left out by PUT'],
  },
  {
    name: 'DELETE does not delete',
    plants: at(removal, async (call, forward) => {
      const before = await forward({ ...call, method: 'GET' });
      const isThere = before.status === 200;
      return isThere ? { status: 204, headers: {}, body: Buffer.alloc(0) } : forward(call);
    }),
    only: [...debtors, 'deleteDebtor'],
    rules: ['deleted'],
  },
  {
    name: 'a body that is not valid is taken',
    plants: at(creation, async (call, forward) => {
      const answer = await forward(call);
      return answer.status === 400 ? created(call, forward) : answer;
    }),
    only: ['createDebtor'],
    rules: ['invalid body'],
  },
  {
    name: 'a field of the wrong type is taken, as if it had been left out',
    plants: at(change, async (call, forward) => {
      const answer = await forward(call);
      return answer.status === 400 ? forward({ ...call, body: bytesOf({ remark: null }) }) : answer;
    }),
    only: [...debtors, 'updateDebtor'],
    rules: ['invalid body'],
  },
  {
    name: 'a body of another media type is taken',
    plants: at(creation, async (call, forward) => {
      const answer = await forward(call);
      return answer.status === 415 ? created(call, forward) : answer;
    }),
    only: ['createDebtor'],
    rules: ['media type taken'],
  },
  {
    name: 'a body that is too large is taken',
    plants: at(creation, async (call, forward) => {
      const answer = await forward(call);
      return answer.status === 413 ? created(call, forward) : answer;
    }),
    only: ['createDebtor'],
    rules: ['body size'],
  },
  {
    name: 'a refusal names another field than the one that is wrong',
    plants: rewritten({ ...creation, status: 400 }, (body) => ({ ...body, errors: { other: ['This is wrong.'] } })),
    only: ['createDebtor'],
    rules: ['errors'],
  },
  {
    name: 'a request that is refused is stored all the same',
    plants: at(creation, async (call, forward) => {
      const answer = await forward(call);
      if (answer.status === 400) await created(call, forward);
      return answer;
    }),
    only: ['createDebtor', 'listDebtors'],
    rules: ['stored'],
  },
  {
    name: 'a change that is refused is made all the same',
    plants: at(change, async (call, forward) => {
      const answer = await forward(call);
      if (answer.status === 400) await forward({ ...call, body: bytesOf({ remark: 'changed' }) });
      return answer;
    }),
    only: [...debtors, 'updateDebtor'],
    rules: ['stored'],
  },
  {
    name: 'a list does not show what was created',
    plants: hidingWhatIsCreated(),
    only: [...debtors, 'listDebtors'],
    rules: ['list shows'],
  },
  {
    name: 'a PDF comes back as other bytes',
    plants: altered({ path: '/v1/(?:files|inboxfiles)/{id}' }, (answer) => ({
      ...answer,
      body: Buffer.concat([answer.body, Buffer.from('\n%')]),
    })),
    only: ['uploadInboxFile', 'downloadInboxFile'],
    rules: ['pdf bytes'],
  },
];

/** Leaves records out of the list of debtors that were created since. */
function hidingWhatIsCreated(): Plant {
  const hidden = new Set<unknown>();
  const noting = rewritten(creation, (body) => {
    hidden.add(body.id);
    return body;
  });
  const hiding = rewritten<ListBody>(list, ({ _data, _meta }) => {
    const shown = _data?.filter(({ id }) => !hidden.has(id));
    return shown ? { _data: shown, _meta } : { _meta };
  });
  return both(noting, hiding);
}
