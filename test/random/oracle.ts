import {
  getAlternatives,
  getInputSchema,
  getStoredResource,
  type Operation,
  resolve,
} from '../../conformance/contract.ts';
import { validateSchema } from '../../conformance/judges/schema.ts';
import type { HttpResponse } from '../../conformance/session/http.ts';
import type { Json } from '../../contract/document.ts';
import type { MessageKey } from '../../mocks/messages/catalogues.ts';
import { isOpenIn } from '../support/operations.ts';
import { businessRules, formMessages, type Kind } from './business-rules.ts';
import type { SandboxSnapshot } from './fixture-state.ts';
import type { Draft } from './generators/draft.ts';
import { applyPatch, getCreateSchema } from './merge-patch.ts';
import { findMessageKey, type Language } from './messages.ts';
import { findReferences, type Reference } from './references.ts';

export interface SentRequest {
  readonly operation: Operation;
  readonly draft: Draft;
  /** Undefined for an administration that is not the caller's. */
  readonly snapshot: SandboxSnapshot | undefined;
  /** The record that a PATCH changes, as it was. */
  readonly before: Json | undefined;
  readonly language: Language;
}

const kinds: Readonly<Record<string, Kind>> = { POST: 'create', PUT: 'replace', PATCH: 'update', DELETE: 'delete' };

const getKind = ({ method, body }: Operation): Kind | undefined =>
  body?.mediaTypes.includes('application/pdf') ? 'upload' : kinds[method];

/** Returns the violations in the response to a valid request, which is accepted or rejected by a business rule. */
export function findViolations(sent: SentRequest, { status, body }: HttpResponse): string[] {
  const expected = getExpectedStatus(sent);
  if (expected !== undefined) return status === expected ? [] : [`answered ${status}, and not ${expected}`];
  const unknown = findUnknownReferences(sent);
  if (status >= 200 && status < 300) return unknown.map(({ field }) => `accepted ${field}, which leads nowhere`);
  if (status !== 400) return [`answered ${status}`];
  const { errors } = JSON.parse(body.toString()) as { errors: Record<string, string[]> };
  return Object.entries(errors).flatMap(([field, messages]) =>
    messages.flatMap((message) => {
      const key = findMessageKey(message, sent.language);
      if (key === 'referenceUnknown') {
        const isUnknown = unknown.some((reference) => reference.field === field);
        return isUnknown ? [] : [`refused ${field}, which leads somewhere: ${message}`];
      }
      return key && isAllowed(sent, field, key) ? [] : [`refused ${field}, and no rule says so: ${message}`];
    }),
  );
}

/** Returns the expected status of a request with unknown parts; undefined when all exist. */
function getExpectedStatus({ operation, draft, snapshot }: SentRequest): number | undefined {
  if (!snapshot || !isOpenIn(snapshot.administration, operation)) return 403;
  return snapshot.exists(draft.path) ? undefined : 404;
}

function findUnknownReferences({ operation, draft, snapshot }: SentRequest): Reference[] {
  const schema = getInputSchema(operation);
  if (!schema) return [];
  return findReferences(schema, draft.body).filter(({ resource, by, value }) => !snapshot?.has(resource, by, value));
}

function isAllowed(sent: SentRequest, field: string, key: MessageKey): boolean {
  const { operation } = sent;
  const isLine = /^lines\[\d+\]\./.test(field);
  const resource = `${getStoredResource(operation.path)}${isLine ? '/lines' : ''}`;
  const name = field.replace(/^lines\[\d+\]\./, '');
  const kind = getKind(operation);
  // Lines that come with their header are new ones, also when the header is not.
  const does = [kind, ...(isLine ? (['create'] as const) : [])];
  const isRule = (businessRules[key] ?? []).some(
    ({ of, when, fields }) =>
      of.includes(resource) &&
      when.some((writeKind) => does.includes(writeKind)) &&
      (fields === 'x-unique' ? isUnique(operation, name) : fields.includes(name)),
  );
  return isRule || (formMessages.includes(key) && cannotBeCreated(sent));
}

const isUnique = (operation: Operation, name: string): boolean =>
  getAlternatives(getCreateSchema(operation)).some(
    ({ properties }) => resolve(properties[name] ?? {})['x-unique'] === true,
  );

/** Checks whether a PATCH would leave a record that the contract rejects. */
function cannotBeCreated({ operation, draft, before }: SentRequest): boolean {
  if (operation.method !== 'PATCH' || !before) return false;
  const input = getCreateSchema(operation);
  return validateSchema(input, applyPatch(input, before, draft.body as Json)).length > 0;
}
