import type { Operation } from '../../conformance/contract.ts';
import { getStoredResource } from '../../conformance/contract.ts';
import { resolve } from '../../conformance/document.ts';
import type { Draft } from '../../conformance/generators/draft.ts';
import type { HttpResponse } from '../../conformance/http.ts';
import { getAlternatives } from '../../conformance/schema.ts';
import { validateSchema } from '../../conformance/schema-validator.ts';

import type { MessageKey } from '../../mocks/messages/en.ts';
import { isOpenIn } from '../sandbox/contract.ts';
import { businessRules, formMessages, type Kind } from './business-rules.ts';
import { keyOf, type Language } from './messages.ts';
import { inputOf, patched } from './patched.ts';
import { type Reference, referencesIn } from './references.ts';
import type { World } from './world.ts';

type Json = Readonly<Record<string, unknown>>;

/** A valid request, and what is known of where it is sent. */
export interface Sent {
  readonly operation: Operation;
  readonly draft: Draft;
  /** Undefined for an administration that is not the caller's. */
  readonly world: World | undefined;
  /** The record that a PATCH changes, as it was. */
  readonly before: Json | undefined;
  readonly language: Language;
}

const kinds: Readonly<Record<string, Kind>> = { POST: 'create', PUT: 'replace', PATCH: 'update', DELETE: 'delete' };

const kindOf = ({ method, bodies }: Operation): Kind | undefined =>
  'application/pdf' in bodies ? 'upload' : kinds[method];

/** What is wrong with the answer to a valid request; nothing when it is accepted, or refused by a rule. */
export function wrongWith(sent: Sent, { status, body }: HttpResponse): string[] {
  const expected = statusOf(sent);
  if (expected !== undefined) return status === expected ? [] : [`answered ${status}, and not ${expected}`];
  const lost = lostReferences(sent);
  if (status >= 200 && status < 300) return lost.map(({ field }) => `accepted ${field}, which leads nowhere`);
  if (status !== 400) return [`answered ${status}`];
  const { errors } = JSON.parse(body.toString()) as { errors: Record<string, string[]> };
  return Object.entries(errors).flatMap(([field, messages]) =>
    messages.flatMap((message) => {
      const key = keyOf(message, sent.language);
      if (key === 'referenceUnknown') {
        const isLost = lost.some((one) => one.field === field);
        return isLost ? [] : [`refused ${field}, which leads somewhere: ${message}`];
      }
      return key && isAllowed(sent, field, key) ? [] : [`refused ${field}, and no rule says so: ${message}`];
    }),
  );
}

/** The status of a request that names what is not there; undefined when everything is. */
function statusOf({ operation, draft, world }: Sent): number | undefined {
  if (!world || !isOpenIn(world.administration, operation)) return 403;
  return world.leadsSomewhere(draft.path) ? undefined : 404;
}

function lostReferences({ operation, draft, world }: Sent): Reference[] {
  const content = operation.bodies['application/json'];
  if (!content) return [];
  return referencesIn(content.schema, draft.body).filter(({ resource, by, value }) => !world?.has(resource, by, value));
}

function isAllowed(sent: Sent, field: string, key: MessageKey): boolean {
  const { operation } = sent;
  const isLine = /^lines\[\d+\]\./.test(field);
  const resource = `${getStoredResource(operation.path)}${isLine ? '/lines' : ''}`;
  const name = field.replace(/^lines\[\d+\]\./, '');
  const kind = kindOf(operation);
  // Lines that come with their header are new ones, also when the header is not.
  const does = [kind, ...(isLine ? (['create'] as const) : [])];
  const isRule = (businessRules[key] ?? []).some(
    ({ of, when, fields }) =>
      of.includes(resource) &&
      when.some((one) => does.includes(one)) &&
      (fields === 'x-unique' ? isUnique(operation, name) : fields.includes(name)),
  );
  return isRule || (formMessages.includes(key) && cannotBeCreated(sent));
}

const isUnique = (operation: Operation, name: string): boolean =>
  getAlternatives(inputOf(operation)).some(({ properties }) => resolve(properties[name] ?? {})['x-unique'] === true);

/** Whether a PATCH would leave a record that the contract does not let anybody create. */
function cannotBeCreated({ operation, draft, before }: Sent): boolean {
  if (operation.method !== 'PATCH' || !before) return false;
  const input = inputOf(operation);
  return validateSchema(input, patched(input, before, draft.body as Json)).length > 0;
}
