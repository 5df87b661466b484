import { list, record } from './debtors.ts';
import { altered, at, type Deviation, instead, type Json, jsonOf, rewritten, withJson } from './deviation.ts';

const only = ['getDebtor'];
const token = 'Bearer sandbox-demo-token';
const ofRecord = (status: number) => ({ ...record, status });

/** Answers that somebody should not have got, and refusals that say the wrong thing. */
export const access: readonly Deviation[] = [
  {
    name: 'a record of another administration is shown',
    plants: at(record, async (call, forward) => {
      const answer = await forward(call);
      if (answer.status !== 404) return answer;
      const elsewhere = await forward({ ...call, headers: { ...call.headers, 'x-tenant-id': '2' } });
      if (elsewhere.status !== 200) return answer;
      const body = jsonOf(elsewhere);
      return withJson(elsewhere, { ...body, _meta: { ...(body._meta as Json), administrationId: 1 } });
    }),
    only,
    rules: ['record of another administration'],
  },
  {
    name: 'an administration that there is not is taken for the default one',
    plants: at(list, async (call, forward) => {
      const answer = await forward(call);
      const { 'x-tenant-id': _, ...headers } = call.headers;
      return answer.status === 403 ? forward({ ...call, headers }) : answer;
    }),
    only: ['listDebtors'],
    rules: ['unknown administration'],
  },
  {
    name: 'no token is needed',
    plants: at(record, (call, forward) =>
      forward(call.headers.authorization ? call : { ...call, headers: { ...call.headers, authorization: token } }),
    ),
    only,
    rules: ['no token'],
  },
  {
    name: 'any token is taken',
    plants: at(record, (call, forward) =>
      forward(call.headers.authorization ? { ...call, headers: { ...call.headers, authorization: token } } : call),
    ),
    only,
    rules: ['wrong token'],
  },
  {
    name: 'an identifier that there is not leads to some record',
    plants: at(record, async (call, forward) => {
      const answer = await forward(call);
      return answer.status === 404 ? instead(call, forward, { path: '/v1/debtors/1' }) : answer;
    }),
    only,
    rules: ['unknown record'],
  },
  {
    name: 'an identifier that there is not is answered with null',
    plants: altered(ofRecord(404), (answer) =>
      withJson({ ...answer, status: 200, headers: { ...answer.headers, 'content-type': 'application/json' } }, null),
    ),
    only,
    rules: ['unknown record'],
  },
  {
    name: 'a method that a path does not take is answered as if it were GET',
    plants: async (call, forward) => {
      const answer = await forward(call);
      return answer.status === 405 ? instead(call, forward, { method: 'GET' }) : answer;
    },
    only: ['getCountry'],
    write: true,
    rules: ['method'],
  },
  {
    name: 'Allow is missing where a method is refused',
    plants: async (call, forward) => {
      const { headers, ...answer } = await forward(call);
      const { allow: _, ...others } = { allow: '', ...headers };
      return { ...answer, headers: others };
    },
    only: ['getCountry'],
    write: true,
    rules: ['allow header'],
  },
  {
    name: 'an Accept that cannot be met is answered all the same',
    plants: at(list, async (call, forward) => {
      const answer = await forward(call);
      return answer.status === 406 ? forward({ ...call, headers: { ...call.headers, accept: '*/*' } }) : answer;
    }),
    only: ['listDebtors'],
    rules: ['not acceptable'],
  },
  {
    name: 'messages come in another language than was asked for',
    plants: at(list, async (call, forward) => {
      const answer = await forward({ ...call, headers: { ...call.headers, 'accept-language': 'nl' } });
      const headers = answer.headers['content-language'] ? { 'content-language': 'en' } : {};
      return { ...answer, headers: { ...answer.headers, ...headers } };
    }),
    only: ['listDebtors'],
    rules: ['language of messages'],
  },
  {
    name: 'Content-Language names another language than was asked for',
    plants: at(list, async (call, forward) => {
      const answer = await forward(call);
      const headers = answer.headers['content-language'] ? { 'content-language': 'nl' } : {};
      return { ...answer, headers: { ...answer.headers, ...headers } };
    }),
    only: ['listDebtors'],
    rules: ['content language'],
  },
  {
    name: 'an error shows the stack of the program',
    plants: rewritten(ofRecord(404), (body) => ({
      ...body,
      detail: `${body.detail}\n    at findDebtor (/srv/api/dist/debtors.js:41:11)`,
    })),
    only,
    rules: ['inside told'],
  },
  {
    name: 'an error shows the place of a file',
    plants: rewritten(ofRecord(404), (body) => ({ ...body, detail: `${body.detail} See /var/www/api/debtors.php.` })),
    only,
    rules: ['inside told'],
  },
  {
    name: 'an answer repeats the token',
    plants: at(record, async (call, forward) => {
      const answer = await forward(call);
      if (answer.status !== 401 || !call.headers.authorization) return answer;
      const body = jsonOf(answer);
      return withJson(answer, { ...body, detail: `${body.detail} ${call.headers.authorization}` });
    }),
    only,
    rules: ['token told'],
  },
  {
    name: 'a parameter that there is not is ignored',
    plants: at(list, async (call, forward) => {
      const answer = await forward(call);
      return answer.status === 400 ? instead(call, forward, { path: list.path }) : answer;
    }),
    only: ['listDebtors'],
    rules: ['invalid parameter'],
  },
];
