import { createHash } from 'node:crypto';
import type { HttpRequest, Issue } from './http.ts';
import { type Basis, getBasis, getProvenance } from './provenance.ts';
import type { RuleId } from './rules.ts';

/** One way in which responses break a rule, with the requests that reproduce it. */
export interface Detail extends Pick<Issue, 'message' | 'pointer'> {
  /** The same in every run and on every server. */
  readonly fingerprint: string;
  /** The statements that it is based on. */
  readonly provenance: readonly string[];
  /** What was tested. */
  readonly description: string;
  /** The shortest that show it; the last response is the wrong one. */
  readonly requests: readonly HttpRequest[];
}

/** A rule that the responses of an operation with one status break. One exchange gives one violation of a rule. */
export interface Violation {
  readonly operation: string;
  /** 0 when there was no response. */
  readonly status: number;
  readonly rule: RuleId;
  readonly basis: Basis;
  /** What is probably behind it; empty when that is only known to be the rule. */
  readonly cause: string;
  /** The number of exchanges. */
  readonly times: number;
  readonly details: readonly Detail[];
}

/** Where an issue was seen. */
export interface Occurrence extends Pick<Detail, 'description' | 'requests'> {
  readonly operation: string;
  readonly status: number;
}

/** Collects the violations of a run. */
export class Violations {
  readonly #byKey = new Map<string, Violation>();
  readonly #onFirst: ((violation: Violation) => void) | undefined;

  /** @param onFirst gets the first of each rule and cause as soon as it occurs. */
  constructor(onFirst?: (violation: Violation) => void) {
    this.#onFirst = onFirst;
  }

  get all(): readonly Violation[] {
    return [...this.#byKey.values()];
  }

  /** Whether an issue was added before. */
  has(occurrence: Occurrence, issue: Issue): boolean {
    const { fingerprint } = toDetail(occurrence, issue);
    return this.all.some(({ details }) => details.some((detail) => detail.fingerprint === fingerprint));
  }

  /** Adds the issues of one exchange. */
  add(occurrence: Occurrence, issues: readonly Issue[]): void {
    const details = issues.map((issue) => ({ issue, detail: toDetail(occurrence, issue) }));
    for (const group of Map.groupBy(details, (entry) => getKey(occurrence, entry)).values()) {
      this.#addGroup(occurrence, group);
    }
  }

  #addGroup(occurrence: Occurrence, group: readonly IssueDetail[]): void {
    const [first] = group as [IssueDetail];
    const key = getKey(occurrence, first);
    const known = this.#byKey.get(key);
    const { operation, status } = occurrence;
    const violation: Violation = {
      ...{ operation, status, rule: first.issue.rule, cause: first.issue.cause ?? '' },
      basis: known?.basis ?? getBasis(first.detail.provenance),
      times: (known?.times ?? 0) + 1,
      details: group.reduce((details, { detail }) => mergeDetail(details, detail), known?.details ?? []),
    };
    const isFirst = !known && !this.all.some((other) => getGroupKey(other) === getGroupKey(violation));
    this.#byKey.set(key, violation);
    if (isFirst) this.#onFirst?.(violation);
  }
}

interface IssueDetail {
  readonly issue: Issue;
  readonly detail: Detail;
}

/** Violations with the same rule and the same cause belong together. */
export const getGroupKey = ({ rule, basis, cause }: Violation): string => [basis, rule, cause].join(' ');

const getKey = ({ operation, status }: Occurrence, { issue, detail }: IssueDetail): string =>
  [operation, status, issue.rule, issue.cause, getBasis(detail.provenance)].join(' ');

function toDetail({ operation, status, description, requests }: Occurrence, issue: Issue): Detail {
  const { rule, message, pointer, isMissing } = issue;
  const text = [operation, status, rule, toPattern(message)].join(' ');
  return {
    ...{ message, description, requests },
    fingerprint: createHash('sha256').update(text).digest('hex').slice(0, 16),
    provenance: getProvenance(rule, pointer, isMissing),
    ...(pointer !== undefined && { pointer }),
  };
}

/** A message without what differs between requests: numbers and quoted values. */
export const toPattern = (message: string): string => message.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'|\d+/g, '#');

/** Keeps the shortest requests for each fingerprint. */
function mergeDetail(details: readonly Detail[], detail: Detail): readonly Detail[] {
  const index = details.findIndex(({ fingerprint }) => fingerprint === detail.fingerprint);
  const known = details[index];
  if (!known) return [...details, detail];
  return getSize(known) <= getSize(detail) ? details : details.with(index, detail);
}

const getSize = ({ requests }: Pick<Detail, 'requests'>): number =>
  requests.reduce((sum, { path, headers, body }) => sum + path.length + headers.length + (body?.length ?? 0), 0);
