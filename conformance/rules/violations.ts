import { createHash } from 'node:crypto';
import { formatCurl } from '../session/curl.ts';
import type { HttpRequest, Issue } from '../session/http.ts';
import { type Basis, getBasis, getMainStatement, getProvenance } from './provenance.ts';
import type { RuleId } from './rules.ts';

/** Way in which responses break a rule, as reports show it: without secrets and control characters. */
export interface Detail {
  readonly message: string;
  readonly description: string;
  readonly fingerprint: string;
  readonly provenance: readonly string[];
  readonly pointer?: string;
  readonly isKnown: boolean;
  /** Shortest commands that reproduce it; the last one gets the wrong response. */
  readonly curl: readonly string[];
}

/** Rule that responses of an operation with one status break. An exchange violates a rule once. */
export interface Violation {
  readonly operation: string;
  /** 0 when there was no response. */
  readonly status: number;
  readonly rule: RuleId;
  readonly basis: Basis;
  /** Id of the broken statement; of several, the one that determines the basis. */
  readonly statement: string;
  /** True for another decision than the contract's, on a server that may decide otherwise. */
  readonly isDecision: boolean;
  /** Probable cause; empty when only the rule is known. */
  readonly cause: string;
  readonly times: number;
  /** True when it makes the run fail: known violations and excused decisions are only reported. */
  readonly isFailing: boolean;
  readonly details: readonly Detail[];
}

/** Place of an issue, with the requests that show it. */
export interface Occurrence {
  readonly operation: string;
  readonly status: number;
  readonly description: string;
  readonly requests: readonly HttpRequest[];
}

/** Violations that make a run fail: of documented statements, or all. */
export const FAIL_ON = ['documented', 'any'] as const;

export type FailOn = (typeof FAIL_ON)[number];

export interface ViolationsOptions {
  readonly url: string;
  readonly redact?: (text: string) => string;
  readonly failOn?: FailOn | undefined;
  /** Fingerprints of known violations, which do not make a run fail. */
  readonly known?: ReadonlySet<string> | undefined;
  /** Receives the first violation of each rule and cause at once. */
  readonly onFirst?: ((violation: Violation) => void) | undefined;
}

export class Violations {
  readonly #byKey = new Map<string, Violation>();
  readonly #options: ViolationsOptions;

  constructor(options: ViolationsOptions) {
    this.#options = options;
  }

  get all(): readonly Violation[] {
    return [...this.#byKey.values()];
  }

  /** Adds the issues of one exchange. */
  add(occurrence: Occurrence, issues: readonly Issue[]): void {
    const { operation, status } = occurrence;
    const { failOn = 'any', onFirst, redact = asIs } = this.#options;
    const entries = issues.map((issue) => ({ issue, detail: this.#toDetail(occurrence, issue) }));
    const groups = Map.groupBy(entries, ({ issue: { rule, cause }, detail }) =>
      [operation, status, rule, cause, getMainStatement(detail.provenance).id].join(' '),
    );
    for (const [key, group] of groups) {
      const [{ issue, detail: first }] = group as [(typeof group)[number]];
      const known = this.#byKey.get(key);
      const basis = getBasis(first.provenance);
      const details = group.reduce((merged, { detail }) => mergeDetail(merged, detail), known?.details ?? []);
      const violation: Violation = {
        operation,
        status,
        rule: issue.rule,
        basis,
        statement: getMainStatement(first.provenance).id,
        isDecision: failOn === 'documented' && basis === 'decided',
        cause: toLine(redact(issue.cause ?? '')),
        times: (known?.times ?? 0) + 1,
        isFailing: (failOn === 'any' || basis === 'documented') && details.some(({ isKnown }) => !isKnown),
        details,
      };
      const isFirst = !known && !this.all.some((other) => getGroupKey(other) === getGroupKey(violation));
      this.#byKey.set(key, violation);
      if (isFirst) onFirst?.(violation);
    }
  }

  #toDetail(occurrence: Occurrence, issue: Issue): Detail {
    const { url, redact = asIs, known } = this.#options;
    const { message, pointer } = issue;
    const fingerprint = createFingerprint(occurrence, issue);
    return {
      message: toLine(redact(message)),
      description: toLine(redact(occurrence.description)),
      fingerprint,
      provenance: getProvenance(issue),
      isKnown: known?.has(fingerprint) ?? false,
      curl: occurrence.requests.map((request) => toVisible(redact(formatCurl(url, request)))),
      ...(pointer !== undefined && { pointer }),
    };
  }
}

const asIs = (text: string): string => text;

/** Replaces the control characters that a terminal would execute. */
const toVisible = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '\u{FFFD}');

export const toLine = (text: string): string => toVisible(text.replaceAll(/\s+/g, ' '));

export const getGroupKey = ({ rule, statement, cause }: Violation): string => [statement, rule, cause].join(' ');

/** Values in messages: JSON, possibly truncated, and times. Only Ajv quotes names. Nouns are plural beside any number, also 1. */
const VALUES =
  /(?<=^|\s)[[{].*?(?:[\]}](?=[;.)]|,?\s|$)|\.{3}"|$)|"(?:[^"\\]|\\.)*"|(?<!property )'[^']*'|-?\d+(?:[.:T-]\d+)*Z?|\b(?:null|true|false|undefined|NaN|nothing)\b/g;

/** Identifies an issue, whatever its values, by rule, part of the contract and requirement. */
function createFingerprint({ operation, status }: Pick<Occurrence, 'operation' | 'status'>, issue: Issue): string {
  const { rule, message, pointer = '', subject = message.replaceAll(VALUES, '#') } = issue;
  const text = JSON.stringify([operation, status, getProvenance(issue), [rule, pointer, subject]]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Keeps the shortest commands for each fingerprint. */
function mergeDetail(details: readonly Detail[], detail: Detail): readonly Detail[] {
  const index = details.findIndex(({ fingerprint }) => fingerprint === detail.fingerprint);
  const known = details[index];
  if (!known) return [...details, detail];
  return getLength(known) <= getLength(detail) ? details : details.with(index, detail);
}

export const getLength = ({ curl }: Detail): number => curl.join('').length;
