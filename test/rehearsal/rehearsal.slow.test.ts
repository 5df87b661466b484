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
}

async function judge([name, change, broken]: PlantedBreak): Promise<readonly Verdict[]> {
  const revision = structuredClone(base);
  change(revision as unknown as Document);
  const rehearse = await prepareRehearsal(base, revision);
  const verdicts: Verdict[] = [];
  for (const integration of INTEGRATIONS) {
    const { breaking, unconcerned } = await rehearse(traffic.get(integration) ?? []);
    expect([name, breaking.length + unconcerned.length > 0]).toEqual([name, true]);
    const isBroken = broken.includes(integration);
    const reported = breaking.find(({ verdict }) => verdict === 'breaks') ?? breaking[0];
    verdicts.push({ name, integration, isBroken, reported });
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

  it('finds all that break one, and is right whenever it is certain', async () => {
    expect(PLANTED_BREAKS).toHaveLength(40);
    const verdicts: Verdict[] = [];
    for (const planted of PLANTED_BREAKS) verdicts.push(...(await judge(planted)));
    const found = verdicts.filter(({ reported }) => reported !== undefined);
    const certain = found.filter(({ reported }) => reported?.verdict === 'breaks');
    const list = (some: readonly Verdict[]): readonly string[] =>
      some.map(({ integration, name }) => `${integration}: ${name}`);
    const wrong = found.filter(({ isBroken }) => !isBroken);
    expect(list(verdicts.filter(({ isBroken, reported }) => isBroken && !reported))).toEqual([]);
    expect(list(certain.filter(({ isBroken }) => !isBroken))).toEqual([]);
    // What they receive and do not read, and what only other books would show.
    expect(list(wrong)).toEqual([
      'shop: a field of a record is removed',
      'office: a field of a record is removed',
      'office: an enum of a record gains a value',
      'shop: a response header becomes optional',
      'office: a response header becomes optional',
      'shop: a field must be unique',
    ]);
    const counts = [verdicts.length, verdicts.filter(({ isBroken }) => isBroken).length, found.length, certain.length];
    expect(counts).toEqual([120, 35, 41, 29]);
  }, 900_000);
});
