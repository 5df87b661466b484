import { beforeAll, describe, expect, it } from 'vitest';
import { getProperties, getTypes } from '../../contract/schemas.ts';
import { readContract } from '../../mocks/hosts/node/read-contract.ts';
import { checkState } from '../../mocks/store/check-state.ts';
import type { SandboxState, StateRecord } from '../../mocks/store/state.ts';
import { useSandbox } from '../support/sandbox.ts';

const contract = readContract();
const sandbox = useSandbox();
const { call } = sandbox;

const exportState = async (): Promise<SandboxState> => (await call('/_sandbox/state', { token: null })).body;

let state: SandboxState;
beforeAll(async () => {
  state = await exportState();
});

/** Texts that are made from a valid one, some of which are stored in another form, and others rejected. */
const variants: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'with white space before it': (text) => ` \t${text}`,
  'with white space after it': (text) => `${text}\u00a0\n`,
  'of white space': () => '  ',
  'of nothing': () => '',
  'in small letters': (text) => text.toLowerCase(),
  'with dots between its letters': (text) => [...text].join('.'),
  'with hyphens and slashes': (text) => `-/${text}/-`,
  'with a line break': (text) => `${text}\n${text}`,
  'with a line separator': (text) => `${text}\u2028${text}`,
  'with a zero': (text) => `${text}\0${text}`,
  'with an escape': (text) => `\u001b${text}`,
  'with a control of the second set': (text) => `${text}\u0085${text}`,
  'with too many characters': (text) => text.repeat(6000),
};

const editable = contract.operations.flatMap(({ kind, resource: name, body, bodyRules }) => {
  const resource = contract.resources.get(name);
  if (kind !== 'update' || !resource?.hasTable || body?.schema === undefined) return [];
  const schema = { $ref: `#/components/schemas/${body.schema}` };
  const texts = [...getProperties(contract.document, schema)].filter(
    ([field, property]) =>
      getTypes(property).includes('string') &&
      !property.enum &&
      resource.fields.some((stored) => stored.name === field),
  );
  return texts.map(([field]) => ({ name, field, rules: bodyRules }));
});

const findRecord = (name: string, field: string): StateRecord | undefined => {
  const records = state.administrations.flatMap(({ records }) => records[name] ?? []);
  return records.find((record) => typeof record[field] === 'string') ?? records[0];
};

it('there are many texts to change', () => expect(editable.length).toBeGreaterThan(60));

describe('a text of an imported record has the rules of one that is sent', () => {
  it.each(editable.map((text) => [text.name, text.field, text.rules] as const))('%s.%s', (name, field, rules) => {
    const record = findRecord(name, field);
    const text = String(record?.[field] ?? 'Kaas');
    for (const [title, change] of Object.entries(variants)) {
      const value = change(text);
      const sent = rules.normalize({ [field]: value }) as StateRecord;
      const isRejected = rules.findIssues(sent).length > 0;
      const records = { [name]: [{ ...record, [field]: value }] };
      const result = checkState({ ...state, administrations: [{ id: 1, records }] }, contract);
      const at = `administrations[0].records.${name}[0].${field}`;
      const found = 'issues' in result ? result.issues.map((issue) => issue.field) : [];
      expect([title, found]).toEqual([title, isRejected ? [at] : []]);
      if ('issues' in result) continue;
      expect([title, result.state.administrations[0]?.records[name]?.[0]?.[field]]).toEqual([title, sent[field]]);
    }
  });
});

describe('half a character', () => {
  const half = String.fromCharCode(0xd8_00);

  it.each([
    ['of a text', (records: StateRecord) => ({ ...records, name: half }), 'name'],
    ['of a text in an object', (record: StateRecord) => ({ ...record, address: { city: half } }), 'address.city'],
  ])('%s is no part of a state that a page passes', (_title, change, field) => {
    const record = change(findRecord('debtors', 'name') as StateRecord);
    const result = checkState({ ...state, administrations: [{ id: 1, records: { debtors: [record] } }] }, contract);
    expect(result).toMatchObject({ issues: [{ field: `administrations[0].records.debtors[0].${field}` }] });
  });
});
