import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogues, type MessageKey } from '../../mocks/messages/catalogues.ts';
import { businessRules, formMessages, referenceMessage } from './business-rules.ts';

const { en } = catalogues;

const guide = readFileSync(new URL('../../openapi/guides/errors.md', import.meta.url), 'utf8');

it('business rules have their own messages', () => {
  expect(businessRules.filter((key) => formMessages.includes(key))).toEqual([]);
  expect([...businessRules, ...formMessages].filter((key) => en[key] === undefined)).toEqual([]);
});

it('the error guide lists every business rule with its message', () => {
  const [, section = ''] = /\n## Business rules\n(.*?)\n## /s.exec(guide) ?? [];
  const shown = [...section.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm)].map(([, message]) => message).slice(1);
  const keys: readonly MessageKey[] = [referenceMessage, ...businessRules];
  expect(shown.toSorted()).toEqual(keys.map((key) => en[key].replaceAll(/\{\w+[^}]*\}/g, '…')).toSorted());
});
