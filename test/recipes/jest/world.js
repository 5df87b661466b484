const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4010';
let world;

beforeAll(async () => {
  const response = await fetch(`${sandbox}/_sandbox/worlds`, { method: 'POST' });
  world = await response.json();
});
afterAll(() => fetch(`${sandbox}/_sandbox/worlds/${world.name}`, { method: 'DELETE' }));

test('a new debtor is the only one of its name', async () => {
  const headers = { authorization: `Bearer ${world.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Tea house', debtorKindId: 1 });
  const created = await fetch(`${world.url}/v1/debtors`, { method: 'POST', headers, body });
  expect(created.status).toBe(201);
  const list = await fetch(`${world.url}/v1/debtors?name=Tea%20house`, { headers });
  expect((await list.json())._data).toHaveLength(1);
});
