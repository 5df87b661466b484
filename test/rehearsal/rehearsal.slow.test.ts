import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareRehearsal, type RehearsedChange } from '../../conformance/rehearsal/rehearse.ts';
import { type Exchange, readTraffic } from '../../conformance/rehearsal/traffic.ts';
import type { OpenApiDocument } from '../../contract/document.ts';
import { repository } from '../../scripts/lib/run.ts';
import type { Document } from '../support/api-changes.ts';
import { type Integration, recordIntegration } from './integrations.ts';
import { PLANTED_BREAKS, type PlantedBreak } from './planted-breaks.ts';

const INTEGRATIONS = ['shop', 'sync', 'office'] as const;

const bundle = join(repository, 'generated', 'openapi.internal.json');
const base = JSON.parse(readFileSync(bundle, 'utf8')) as OpenApiDocument;
const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
const traffic = new Map<Integration, readonly Exchange[]>();

beforeAll(async () => {
  for (const name of INTEGRATIONS) {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(await recordIntegration(name)));
    traffic.set(name, await readTraffic(file));
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

interface Verdict {
  readonly name: string;
  readonly integration: Integration;
  readonly isBroken: boolean;
  readonly reported: RehearsedChange | undefined;
  readonly unexplained: number;
}

async function judge([name, change, broken]: PlantedBreak): Promise<readonly Verdict[]> {
  const revision = structuredClone(base);
  change(revision as unknown as Document);
  const rehearse = await prepareRehearsal(base, revision);
  const verdicts: Verdict[] = [];
  for (const integration of INTEGRATIONS) {
    const { breaking, unconcerned, unexplained } = await rehearse(traffic.get(integration) ?? []);
    expect([name, breaking.length + unconcerned.length > 0]).toEqual([name, true]);
    const isBroken = broken.includes(integration);
    const reported = breaking.find(({ verdict }) => verdict === 'breaks') ?? breaking[0];
    verdicts.push({ name, integration, isBroken, reported, unexplained: unexplained.length });
  }
  return verdicts;
}

describe('the rehearsal of forty planted breaks with three integrations', () => {
  it('finds nothing without a change, and replays what was recorded', async () => {
    const rehearse = await prepareRehearsal(base, structuredClone(base));
    for (const [name, exchanges] of traffic) {
      const result = await rehearse(exchanges);
      expect([name, result.breaking, result.unexplained, result.unsent]).toEqual([name, [], [], []]);
    }
  }, 60_000);

  it('finds all that break one, and says of few others that they do', async () => {
    expect(PLANTED_BREAKS).toHaveLength(40);
    const verdicts: Verdict[] = [];
    for (const planted of PLANTED_BREAKS) verdicts.push(...(await judge(planted)));
    const print = ({ name, integration, reported }: Verdict): string =>
      `${integration}: ${name}${reported ? ` (${reported.verdict})` : ''}`;
    const found = verdicts.filter(({ reported }) => reported !== undefined);
    const right = found.filter(({ isBroken }) => isBroken);
    const broken = verdicts.filter(({ isBroken }) => isBroken);
    const wrong = found.filter(({ isBroken }) => !isBroken);
    const figures = {
      verdicts: verdicts.length,
      broken: broken.length,
      precision: right.length / found.length,
      recall: right.length / broken.length,
    };
    console.log(
      figures,
      wrong.map(print),
      broken.filter((v) => !v.reported).map(print),
      found.map((v) => `${print(v)} ${v.unexplained} ${JSON.stringify(v.reported?.requests.slice(0, 2))}`).join('\n'),
      verdicts.filter((v) => v.unexplained).map((v) => `${print(v)} UNEXPLAINED ${v.unexplained}`),
    );
    expect(figures.recall).toBe(1);
  }, 900_000);
});
