import { operations } from '../contract.ts';
import { Coverage } from '../coverage.ts';
import { getHeader, type HttpRequest } from '../http.ts';
import { redactSecrets } from '../report/redact.ts';
import { TOKEN_VARIABLE } from '../settings.ts';
import { Violations } from '../violations.ts';
import { Evidence } from './evidence.ts';
import { isIssue } from './finding.ts';
import type { Observation } from './observer.ts';

/** Collects what observed exchanges show, without their secrets. */
export class Observations {
  readonly coverage = new Coverage(operations);
  readonly violations = new Violations();
  readonly evidence = new Evidence();
  #count = 0;

  /** The number of requests to operations. */
  get count(): number {
    return this.#count;
  }

  add(observation: Observation): void {
    const { exchange, findings } = observation;
    const { operation, request, response } = exchange;
    const { status } = response;
    const issues = findings.filter(isIssue);
    this.#count += 1;
    this.evidence.add(observation);
    if (request.method === operation.method) this.coverage.visit(operation, status, { isValid: issues.length === 0 });
    for (const { before = [], ...issue } of issues) {
      const requests = [...before.map((earlier) => earlier.request), request].map(withoutSecrets);
      const message = removeToken(request, issue.message);
      this.violations.add({ operation: operation.id, status, description: 'observed', requests }, [
        { ...issue, message },
      ]);
    }
  }
}

/** A request that can be stored. */
function withoutSecrets(request: HttpRequest): HttpRequest {
  const isForm = getHeader(request.headers, 'content-type')?.includes('form-urlencoded') ?? false;
  const isHidden = (name: string): boolean => /^(cookie|proxy-authorization|x-api-key)$/i.test(name);
  return {
    ...request,
    headers: request.headers
      .filter(([name]) => !isHidden(name))
      .map(([name, value]) => [name, name.toLowerCase() === 'authorization' ? 'Bearer token' : value] as const),
    path: removeToken(request, request.path.replace(/([?&](?:code|state)=)[^&]*/g, '$1...')),
    body: isForm ? undefined : request.body,
  };
}

function removeToken({ headers }: HttpRequest, text: string): string {
  const token = getHeader(headers, 'authorization')?.replace(/^\w+ /, '') ?? '';
  return redactSecrets(new Map([[token, `$${TOKEN_VARIABLE}`]]))(text);
}
