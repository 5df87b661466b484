import type { RunResult } from '../../conformance/checks/run.ts';
import { operations } from '../../conformance/contract.ts';
import { Observations } from '../../conformance/observe/observation-report.ts';
import { startCheckingProxy } from '../../conformance/observe/proxy.ts';
import type { Violation } from '../../conformance/rules/violations.ts';
import type { OAuthClient } from '../../conformance/session/settings.ts';
import { demoClient, demoRedirectUri, demoUser } from '../../mocks/seed/demo-access.ts';
import type { Deviation } from './deviations/deviation.ts';
import type { useServer } from './fixtures.ts';
import { passThrough } from './proxy.ts';
import { runChecks } from './run-checks.ts';
import { sendTraffic } from './traffic.ts';

type Server = ReturnType<typeof useServer>;

/** Runs the checks of a deviation on a server that deviates, or that does not. */
export async function checkPlant(
  { sandbox, proxy }: Server,
  { only, write, hasClient }: Deviation,
  handler = passThrough,
): Promise<RunResult> {
  await sandbox.reset();
  const client = hasClient ? await createClient(sandbox.url) : undefined;
  proxy.setHandler(handler);
  return runChecks({ url: proxy.url, only, write, client });
}

/** A client of the authorization service that can refresh tokens. */
async function createClient(url: string): Promise<OAuthClient> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ user: demoUser });
  const response = await fetch(`${url}/_sandbox/tokens`, { method: 'POST', headers, body });
  const { refresh_token: refreshToken } = (await response.json()) as { refresh_token: string };
  return { ...demoClient, redirectUri: demoRedirectUri, refreshToken };
}

/** Starts the proxy that judges, before a server. */
export async function startCheckedProxy(upstream: string) {
  const observations = new Observations({ url: upstream });
  const proxy = await startCheckingProxy({
    upstream,
    port: 0,
    host: '127.0.0.1',
    onObservation: (observation) => observations.add(observation),
    onUnjudged: (reason) => observations.addUnjudged(reason),
  });
  return { observations, proxy };
}

/** Judges the ordinary traffic of an integration with a server that deviates. */
export async function observePlant(
  { sandbox, proxy }: Server,
  { handler, only }: Deviation,
): Promise<readonly Violation[]> {
  await sandbox.reset();
  proxy.setHandler(handler);
  const checked = await startCheckedProxy(proxy.url);
  await sendTraffic(
    checked.proxy.url,
    operations.filter(({ id }) => only.includes(id)),
  );
  await checked.proxy.close();
  return checked.observations.violations.all;
}

/** The statements of a deviation that violations name. */
export function findStatements(
  violations: readonly Violation[],
  { statements }: Pick<Deviation, 'statements'>,
): readonly string[] {
  const reported = new Set(violations.flatMap(({ details }) => details.flatMap(({ provenance }) => provenance)));
  return statements.filter((id) => reported.has(id));
}
