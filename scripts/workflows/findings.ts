import { stripVTControlCharacters } from 'node:util';
import type { Criterion, Step } from './documents.ts';
import { evaluated, type Situation } from './expressions.ts';
import type { Exchange } from './relay.ts';
import type { Check } from './respect.ts';

/** How Respect calls the checks that are told in other words here. */
const criteriaCheck = 'success criteria check';

/**
 * What was expected of a step and what came, a line each.
 *
 * @param checks what Respect checked.
 * @param step as it is written; undefined when it is not in the workflow.
 */
export function linesOf(checks: readonly Check[], step: Step | undefined, situation: Situation): readonly string[] {
  const failed = checks.filter(({ passed }) => !passed);
  const exchange = situation.exchanges.get(situation.stepId);
  if (exchange?.failure) return [`no answer: ${exchange.failure}`];
  const criteria = failed
    .filter(({ name }) => name === criteriaCheck)
    .map(
      ({ condition }) =>
        step?.successCriteria.find((one) => one.condition === condition) ?? { condition: condition ?? '' },
    )
    .map((criterion) => unmet(criterion, situation));
  const wrongStatus = criteria.find((line) => line.startsWith('expected $statusCode'));
  // After another status than the expected one nothing else can be right.
  if (wrongStatus) return [wrongStatus, ...problemOf(exchange)];
  const others = failed
    .filter(({ name }) => name !== criteriaCheck)
    .map(({ name, message }) => `${name}: ${brief(message)}`);
  return criteria.length > 0 ? criteria : others;
}

/** `expected $response.body#/amountVat == 21, came 20.99` */
function unmet({ condition, context, type }: Criterion, situation: Situation): string {
  if (type === 'regex') {
    return `expected ${context} to match ${condition}, came ${shown(evaluated(context ?? '', situation))}`;
  }
  if (type === 'jsonpath') return `expected that ${condition} finds something in ${context}, but it finds nothing`;
  const [, left = '', right = ''] = /^(\S+)\s*(?:==|!=|<=|>=|<|>)\s*(.+)$/.exec(condition) ?? [];
  const wanted = right.startsWith('$') ? ` (${shown(evaluated(right, situation))})` : '';
  return `expected ${condition}${wanted}, came ${shown(evaluated(left, situation))}`;
}

/** What the answer says is wrong: a problem as RFC 9457 describes it, or an error of OAuth. */
function problemOf(exchange: Exchange | undefined): readonly string[] {
  if (exchange?.headers.location && exchange.status >= 300 && exchange.status < 400) {
    return [`it redirects to ${exchange.headers.location}, which is not followed`];
  }
  const {
    detail,
    errors,
    error,
    error_description: description,
  } = (exchange?.body ?? {}) as {
    detail?: string;
    errors?: Readonly<Record<string, readonly string[]>>;
    error?: string;
    error_description?: string;
  };
  if (errors) return Object.entries(errors).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  if (error) return [`${error}: ${description ?? ''}`];
  return detail ? [detail] : [];
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : brief(JSON.stringify(value)));

/** One line of at most 300 characters, without colours and pictures. */
function brief(text: string): string {
  const line = stripVTControlCharacters(text)
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > 300 ? `${line.slice(0, 300)}...` : line;
}
