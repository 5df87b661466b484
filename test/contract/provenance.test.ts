import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getByPointer } from '../../contract/json-pointer.ts';
import { printDecisions } from '../../scripts/decisions.ts';
import { readStatements, type Statement } from '../../scripts/provenance/statements.ts';
import { bundle, type Schema } from '../support/contract.ts';
import { toAnchor } from './guides.ts';
import { headings, notShown } from './provenance-source.ts';

const statements = readStatements();
const { tags } = bundle as unknown as { readonly tags: readonly { readonly name: string }[] };
const documented = statements.filter(({ status }) => status === 'documented');
const decided = statements.filter(({ status }) => status === 'decided');
const carriers = new Set(statements.flatMap(({ carriedBy }) => carriedBy));

/** What a URI fragment points at in the bundle, or the guide that a link leads to; undefined when it leads nowhere. */
function at(pointer: string): unknown {
  if (pointer.startsWith('#tag/')) return tags.find(({ name }) => toAnchor(name) === pointer);
  return pointer.startsWith('#/') ? getByPointer(bundle, pointer) : undefined;
}

/** What is wrong with one entry, in words. */
function getProblems({ id, statement, status, source, topic, reason, carriedBy }: Statement): string[] {
  return [
    !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && 'its id is not in kebab-case',
    !/[.:]$/.test(statement ?? '') && 'its statement is no sentence',
    status === 'documented' && !headings.includes(source ?? '') && 'its source is no heading of the source',
    status === 'documented' && (reason ?? topic) && 'it is documented, so it has no reason of ours',
    status === 'decided' && (!reason || !topic) && 'it lacks a reason or a topic',
    status === 'decided' && source && 'it is decided, so the source does not say it',
    !['documented', 'decided'].includes(status) && `its status is ${status}`,
    !carriedBy?.length && 'nothing carries it',
    ...(carriedBy ?? []).filter((pointer) => at(pointer) === undefined).map((pointer) => `${pointer} leads nowhere`),
  ].filter((problem) => typeof problem === 'string');
}

/** A field of a record, and the places that can carry a statement about it: the schemas that have it, and the field. */
interface Field {
  readonly name: string;
  readonly places: readonly string[];
}

function getFields(pointer: string): Field[] {
  const { properties = {}, oneOf = [] } = at(pointer) as SchemaOfRecord;
  const schemas = [pointer, plain(pointer)];
  const own = Object.entries(properties).map(([name, { $ref }]) => {
    return {
      name,
      places: [...schemas, ...($ref ? [$ref] : []), ...schemas.map((schema) => `${schema}/properties/${name}`)],
    };
  });
  return [...own, ...oneOf.flatMap(({ $ref = '' }) => getFields($ref))];
}

/** What is said of a record holds of the record with its lines, and what is said of a line of an invoice of every invoice. */
const plain = (pointer: string): string =>
  pointer.replace(/WithLines$/, '').replace(/(Draft)?SalesInvoice(\w+Line)$/, '$2');

interface SchemaOfRecord {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
}

// A record that is only listed stands in the bundle as the item of its list.
const records = [...new Set(Object.values(bundle.paths).map((item) => item['x-record']))]
  .filter((record) => typeof record === 'string')
  .map(
    (record) => `#/components/schemas/${record in (bundle.components.schemas ?? {}) ? record : `${record}ListItem`}`,
  );
const fields = records.flatMap((record) => getFields(record)).filter(({ name }) => name !== '_meta');

const NO_STATEMENT = 'Name it in carriedBy of a statement in openapi/provenance';

describe('provenance', () => {
  it('gives each statement an origin and a place in the bundle', () => {
    expect(documented.length).toBeGreaterThan(200);
    expect(decided.length).toBeGreaterThan(150);
    const problems = statements.flatMap((statement) =>
      getProblems(statement).map((problem) => `${statement.id}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('contains each statement once', () => {
    const ids = statements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const texts = statements.map(({ statement }) => statement);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('keeps the order of the source and lists its statements before decisions', () => {
    const order = documented.map(({ source }) => headings.indexOf(String(source)));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(statements).toEqual([...documented, ...decided]);
  });

  it('covers every path of the contract', () => {
    const paths = Object.keys(bundle.paths).map((path) => `#/paths/${path.replaceAll('/', '~1')}`);
    const carried = (path: string) =>
      [...carriers].some((carrier) => carrier === path || carrier.startsWith(`${path}/`));
    expect(paths.length).toBeGreaterThan(80);
    expect(
      paths.filter((path) => !carried(path)),
      NO_STATEMENT,
    ).toEqual([]);
  });

  it('covers every field of a record', () => {
    expect(fields.length).toBeGreaterThan(300);
    const uncovered = fields.filter(({ places }) => !places.some((place) => carriers.has(place)));
    expect(
      uncovered.map(({ places }) => places.at(-1)),
      NO_STATEMENT,
    ).toEqual([]);
  });
});

it.each(notShown)('open question of the source $heading: $question is decided', ({ heading, decidedBy }) => {
  expect(headings).toContain(heading);
  expect(decidedBy.length).toBeGreaterThan(0);
  for (const id of decidedBy) expect(decided.map((statement) => statement.id)).toContain(id);
});

it('guide with all decisions is what the build makes of the provenance', () => {
  const guide = readFileSync(new URL('../../openapi/guides/decisions.md', import.meta.url), 'utf8');
  expect(guide, 'Run npm run build -- decisions').toBe(printDecisions(statements));
});
