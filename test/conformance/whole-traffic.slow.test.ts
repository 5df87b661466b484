import { expect, test } from 'vitest';
import { toDecisions } from '../../conformance/report/build-report.ts';
import { useServer } from './fixtures.ts';
import { passThrough } from './proxy.ts';
import { sendTraffic } from './traffic.ts';
import { startCheckedProxy } from './try-plant.ts';

const server = useServer();

test('The proxy finds nothing in the traffic of a sandbox with every resource, and confirms decisions', async () => {
  server.proxy.setHandler(passThrough);
  const { observations, proxy } = await startCheckedProxy(server.proxy.url);
  await sendTraffic(proxy.url);
  await proxy.close();
  expect(observations.violations.all).toEqual([]);
  const decisions = toDecisions(observations.violations.all, observations.confirmations.ids);
  expect(decisions.filter(({ result }) => result === 'confirmed').length).toBeGreaterThan(40);
});
