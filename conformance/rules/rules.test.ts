import { describe, expect, it } from 'vitest';
import { readStatements } from '../../programs/statements.ts';
import { validateSchema } from '../judges/schema.ts';
import type { Issue } from '../session/http.ts';
import { formatValue } from './format.ts';
import { getBasis, getProvenance } from './provenance.ts';
import { rules } from './rules.ts';
import { type Occurrence, type Violation, Violations } from './violations.ts';

const statements = new Map(readStatements().map((statement) => [statement.id, statement]));

describe('A rule', () => {
  it('names statements of the provenance', () => {
    for (const [rule, { provenance }] of Object.entries(rules)) {
      expect(
        provenance.filter((id, index) => !statements.has(id) || provenance.indexOf(id) < index),
        rule,
      ).toEqual([]);
      expect(provenance.length, rule).toBeGreaterThan(0);
    }
  });

  it('is a decision when it names one, also beside documented statements', () => {
    expect(getBasis(['field-filters'])).toBe('documented');
    expect(getBasis(['articles-active-only', 'active-state-values'])).toBe('decided');
  });

  it('has each kind', () => {
    const bases = Object.values(rules).map(({ provenance }) => getBasis(provenance));
    expect(new Set(bases)).toEqual(new Set(['documented', 'inferred', 'decided']));
  });
});

describe('A violation of a schema is based on the statements of', () => {
  const page = { self: 'https://a.example/v1/debtors', previousPage: null, nextPage: null, pageCount: 1 };
  const _meta = { ...page, totalCount: 1, administrationId: 1, administrationName: 'A', profileName: 'B' };

  const find = (value: unknown) =>
    validateSchema({ $ref: '#/components/schemas/DebtorList' }, value).map((error) =>
      getProvenance({ rule: 'body', ...error }),
    );

  it.each(['one', undefined])('the field, when the platform documents it: %s', (totalCount) => {
    expect(find({ _data: [], _meta: { ..._meta, totalCount } })).toEqual([['list-total-count']]);
  });

  it('the schema, when only a decision has the field', () => {
    const [provenance = []] = find({ _data: [{ id: 1, city: 7, name: 8 }], _meta });
    expect(getBasis(provenance)).toBe('decided');
  });

  it('the header', () => {
    expect(getProvenance({ rule: 'header', pointer: '#/components/headers/Location', isMissing: true })).toEqual([
      'create-location',
    ]);
  });

  it('the rule, where no statement is about the part', () => {
    expect(getProvenance({ rule: 'body' })).toEqual(rules.body.provenance);
  });
});

describe('Violations', () => {
  const url = 'http://localhost:4010';
  const request = { method: 'GET', path: '/v1/countries/1?fields=id', headers: [], body: undefined };
  const occurrence = { operation: 'getCountry', status: 200, description: 'get', requests: [request] };
  const issue = { rule: 'filter', message: 'The filter name "A" finds record 3 with "B".' } as const;
  const missing = {
    rule: 'body',
    message: 'id is missing.',
    pointer: '#/components/schemas/Country/properties/id',
    isMissing: true,
  } as const;

  it('have one entry for a rule and a status, with the shortest requests for each detail', () => {
    const violations = new Violations({ url });
    const shorter = { ...occurrence, requests: [{ ...request, path: '/' }] };
    violations.add(occurrence, [issue]);
    violations.add(shorter, [{ ...issue, message: 'The filter name "C" finds record 4 with "D".' }]);
    violations.add(occurrence, [{ ...issue, message: 'The filter city "C" finds record 4 with "D".' }]);
    expect(violations.all).toMatchObject([{ rule: 'filter', basis: 'documented', times: 3, details: [{}, {}] }]);
    expect(violations.all[0]?.details[0]?.curl).toEqual(["curl -i 'http://localhost:4010/'"]);
  });

  it('have one entry for an exchange with several issues, and keep decisions apart', () => {
    const violations = new Violations({ url });
    const decided = { ...missing, message: 'x', pointer: '#/components/schemas/Debtor/properties/city' };
    violations.add(occurrence, [missing, { ...missing, message: 'name is missing.' }, decided]);
    expect(violations.all.map(({ basis, times, details }) => [basis, times, details.length])).toEqual([
      ['documented', 1, 2],
      ['decided', 1, 1],
    ]);
  });

  const getFingerprint = (changed: Partial<Issue>, more: Partial<Occurrence> = {}): string | undefined => {
    const violations = new Violations({ url });
    violations.add({ ...occurrence, ...more }, [{ ...issue, ...changed }]);
    return violations.all[0]?.details[0]?.fingerprint;
  };

  it.each([
    ['texts', 'The filter name "A \\"B\\"" finds record 31.', 'The filter name "" finds record 4.'],
    ['types of values', 'name is null; "A" was sent.', 'name is [{"a":"b c"},1]; {"d":{}} was sent.'],
    [
      'long values',
      `name is ${formatValue({ a: 'x"'.repeat(90) })}; true was sent.`,
      'name is nothing; -1.5 was sent.',
    ],
    ['times', 'ChangedDate 2026-04-16T09:30:00Z finds record 3.', 'ChangedDate 2025-12-01 finds record 12.'],
    ['positions', 'lines[0].price is 1.', 'lines[12].price is 1.25.'],
  ])('have the same fingerprint whatever the %s are', (_what, one, two) => {
    expect(getFingerprint({ message: one })).toBe(getFingerprint({ message: two }));
  });

  it('have another fingerprint for another rule, status, operation, part, name, or property', () => {
    const known = { message: "id must have required property 'a'" };
    const fingerprints = [
      getFingerprint(known),
      getFingerprint({ ...known, rule: 'sort' }),
      getFingerprint(known, { status: 201 }),
      getFingerprint(known, { operation: 'listCountries' }),
      getFingerprint({ ...known, pointer: missing.pointer }),
      getFingerprint({ message: "id must have required property 'b'" }),
      getFingerprint({ message: "name must have required property 'a'" }),
      getFingerprint({ ...known, subject: 'id' }),
      getFingerprint({ ...known, subject: 'name' }),
    ];
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });

  it('of a schema have a fingerprint for each field and each keyword', () => {
    for (const value of [{}, { id: 'x', name: 1 }]) {
      const errors = validateSchema({ $ref: '#/components/schemas/Country' }, value);
      const violations = new Violations({ url });
      violations.add(
        occurrence,
        errors.map((error) => ({ rule: 'body', ...error })),
      );
      expect(errors.length).toBeGreaterThan(1);
      expect(violations.all.flatMap(({ details }) => details)).toHaveLength(errors.length);
    }
  });

  it('are passed on once for each rule and cause', () => {
    const first: string[] = [];
    const onFirst = ({ operation, cause }: Violation) => void first.push(`${operation} ${cause}`);
    const violations = new Violations({ url, onFirst });
    for (const operation of ['getCountry', 'listDebtors'])
      for (const cause of ['status 500', 'status 404'])
        violations.add({ ...occurrence, operation }, [{ ...issue, cause }]);
    expect(first).toEqual(['getCountry status 500', 'getCountry status 404']);
  });
});
