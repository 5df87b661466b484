import { redactUrl } from '../../mocks/http/redact.ts';
import { operations } from '../contract.ts';
import { Confirmations } from '../rules/confirmed.ts';
import { Coverage } from '../rules/coverage.ts';
import { Violations, type ViolationsOptions } from '../rules/violations.ts';
import { getHeader, type HttpRequest } from '../session/http.ts';
import { createRedaction, MIN_SECRET_LENGTH } from '../session/redaction.ts';
import type { Observation } from './observer.ts';

export class Observations {
  readonly coverage = new Coverage(operations);
  readonly violations: Violations;
  readonly confirmations = new Confirmations();
  readonly redaction = createRedaction({ token: '', client: undefined });
  /** Numbers of exchanges that were passed on but not judged, by reason. */
  readonly unjudged = new Map<string, number>();
  #count = 0;

  constructor(options: Pick<ViolationsOptions, 'url' | 'failOn' | 'known'>) {
    this.violations = new Violations({ ...options, redact: this.redaction.redact });
  }

  get count(): number {
    return this.#count;
  }

  addUnjudged(reason: string): void {
    this.unjudged.set(reason, (this.unjudged.get(reason) ?? 0) + 1);
  }

  add({ exchange, issues, followed }: Observation): void {
    const { operation, request, response } = exchange;
    const { status } = response;
    this.#count += 1;
    const token = getHeader(request.headers, 'authorization')?.replace(/^\w+ /, '') ?? '';
    if (token.length >= MIN_SECRET_LENGTH) this.redaction.add(token);
    this.confirmations.add(exchange, issues, followed);
    if (request.method === operation.method && status > 0)
      this.coverage.visit(operation, status, { isValid: issues.length === 0 });
    for (const issue of issues) {
      const { exchanges = [exchange] } = issue;
      const requests = exchanges.map((shown) => withoutSecrets(shown.request));
      this.violations.add({ operation: operation.id, status, description: 'observed', requests }, [issue]);
    }
  }
}

/** Removes what only the sender of a request knows. */
const withoutSecrets = (request: HttpRequest): HttpRequest => ({
  ...request,
  headers: request.headers.filter(([name]) => !/^(cookie|proxy-authorization|x-api-key)$/i.test(name)),
  path: redactUrl(request.path),
});
