import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let container: StartedTestContainer;
let sandbox: string;
let world: { name: string; url: string; token: string };

beforeAll(async () => {
  container = await new GenericContainer('accounting-sandbox')
    .withExposedPorts(4010)
    .withWaitStrategy(Wait.forHttp('/_sandbox/health', 4010))
    .start();
  sandbox = `http://${container.getHost()}:${container.getMappedPort(4010)}`;
});
afterAll(() => container.stop());

beforeEach(async () => {
  const response = await fetch(`${sandbox}/_sandbox/worlds`, { method: 'POST' });
  world = (await response.json()) as typeof world;
});
afterEach(() => fetch(`${sandbox}/_sandbox/worlds/${world.name}`, { method: 'DELETE' }));

test('a world has the demo data', async () => {
  const headers = { authorization: `Bearer ${world.token}` };
  const response = await fetch(`${world.url}/v1/debtors/1`, { headers });
  expect(await response.json()).toMatchObject({ name: 'Bakkerij Zonnestraal' });
});
