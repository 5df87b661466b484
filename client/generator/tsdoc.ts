import { isList } from '../../contract/document.ts';
import { homepage } from '../../scripts/lib/manifest.ts';
import { getErrorClass } from '../runtime/errors.ts';
import type { Call } from './call.ts';
import { DEPRECATED, removeSiteLinks } from './descriptions.ts';

export interface OperationDoc {
  readonly summary: string;
  readonly description: string;
  readonly route: string;
  readonly deprecated: string | undefined;
  /** Description of the response; undefined when it has no body. */
  readonly success: string | undefined;
  readonly errors: readonly ErrorDoc[];
  readonly link: string;
}

interface ErrorDoc {
  readonly name: string;
  readonly statuses: readonly string[];
}

export function describeOperation({ operation, method, path, isSignIn }: Call): OperationDoc {
  const { operationId, summary, description, responses, deprecated } = operation;
  const success = Object.entries(responses).find(([status, { content }]) => status.startsWith('2') && content)?.[1];
  const isPage = responses['302'] !== undefined;
  return {
    summary,
    description: removeSiteLinks(description),
    route: `\`${method.toUpperCase()} ${path}\``,
    deprecated: deprecated ? DEPRECATED : undefined,
    success: isPage ? 'the URL of the page.' : success?.description,
    errors: isPage ? [] : listErrors(responses, method, isSignIn),
    link: `${homepage}operations/${operationId}/`,
  };
}

/**
 * Formats the TSDoc of an operation: the description of the contract, its arguments, the result, the errors, an example, and
 * the link to its page.
 *
 * @param example a call that compiles.
 */
export function formatTsdoc(call: Call, example: string): string {
  const doc = describeOperation(call);
  const tags = [
    ...listParameterTags(call),
    ...(doc.success ? [`@returns ${doc.success}`] : []),
    ...(doc.errors.length > 0 ? [`@throws ${doc.errors.map(formatError).join(', ')}`] : []),
  ];
  return formatComment([...listLines(doc, tags, example), `@see {@link ${doc.link}}`]);
}

export const listLines = (doc: OperationDoc, tags: readonly string[], example: string): string[] => {
  const deprecated = doc.deprecated ? [doc.deprecated] : [];
  const texts = [
    `${doc.summary}.`,
    '',
    doc.description,
    '',
    doc.route,
    '',
    ...deprecated,
    ...tags,
    '@example',
    example,
  ];
  return texts.flatMap((text) => text.split('\n'));
};

function listParameterTags({ operation, identifiers, body, query }: Call): string[] {
  const { parameters = [], requestBody } = operation;
  const described = identifiers.map(({ name }) => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    return `@param ${name} ${parameter?.description}`;
  });
  const isPage = operation.responses['302'] !== undefined;
  return [
    ...described,
    ...(body ? [`@param body ${requestBody?.description}`] : []),
    ...(query ? [`@param params ${isList(operation) ? 'Filters, order, page and fields.' : 'What to ask for.'}`] : []),
    ...(isPage ? [] : ['@param options Timeout, retries, administration, language and headers of this call.']),
  ].map((line) => removeSiteLinks(line));
}

/** Statuses of rejected grants (RFC 6749, section 5.2). */
const REJECTED_GRANT_STATUSES = ['400', '401'];

function listErrors(responses: Call['operation']['responses'], method: string, isSignIn: boolean): ErrorDoc[] {
  const statuses = Object.keys(responses).filter((status) => /^[45]/.test(status));
  const statusesByName = Map.groupBy(statuses, (status) => getErrorName(status, method, isSignIn));
  const errors = [...statusesByName].map(([name, named]) => ({ name, statuses: named }));
  return [...errors, { name: 'ConnectionError', statuses: [] }];
}

const formatError = ({ name, statuses }: ErrorDoc): string =>
  statuses.length > 0 ? `${name} (${statuses.join(', ')})` : name;

function getErrorName(status: string, method: string, isSignIn: boolean): string {
  if (isSignIn && REJECTED_GRANT_STATUSES.includes(status)) return 'TokenError';
  const { name } = getErrorClass(Number(status));
  // A failed POST may have been processed.
  return method === 'post' && name === 'ServerError' ? 'UnknownOutcomeError' : name;
}

const formatComment = (lines: readonly string[]): string =>
  `/**\n${lines.map((line) => ` * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n')}\n */\n`;
