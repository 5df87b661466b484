import { ProblemError } from '../messages/problems.ts';
import type { Contract } from './contract.ts';
import { memoize } from './memoize.ts';
import type { Operation } from './model.ts';

export interface Match {
  readonly operation: Operation;
  /** Values of the placeholders, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

export interface Router {
  /** The operation of a method and a path; undefined when there is none. */
  find(method: string, path: string): Match | undefined;
  /** The same. Throws a Refusal, 404 or 405, when there is none. HEAD is served as GET. */
  match(method: string, path: string): Match;
  /** The methods of a path; empty for an unknown path. */
  methodsOf(path: string): readonly string[];
}

/** The router of a contract. */
export const routerFor = memoize(({ operations }: Contract) => createRouter(operations));

interface Template {
  readonly segments: readonly string[];
  readonly byMethod: ReadonlyMap<string, Operation>;
}

/** Finds operations by the number of segments of the path first, then segment by segment. */
export function createRouter(operations: readonly Operation[]): Router {
  const templates = [...Map.groupBy(operations, ({ path }) => path)].map(
    ([path, group]): Template => ({
      segments: path.split('/'),
      byMethod: new Map(group.map((operation) => [operation.method.toUpperCase(), operation])),
    }),
  );
  const byLength = Map.groupBy(templates, ({ segments }) => segments.length);

  function findTemplate(path: string): { template: Template; values: Match['path'] } | undefined {
    const segments = path.split('/');
    for (const template of byLength.get(segments.length) ?? []) {
      const values = valuesOf(template.segments, segments);
      if (values) return { template, values };
    }
    return undefined;
  }

  function find(method: string, path: string): Match | undefined {
    const found = findTemplate(path);
    const operation = found?.template.byMethod.get(method === 'HEAD' ? 'GET' : method);
    return found && operation && { operation, path: found.values };
  }

  const methodsOf = (path: string): readonly string[] => [...(findTemplate(path)?.template.byMethod.keys() ?? [])];

  return {
    find,
    methodsOf,
    match(method, path) {
      const found = find(method, path);
      if (found) return found;
      const methods = methodsOf(path);
      if (methods.length === 0) throw new ProblemError('not-found', { key: 'pathNotFound', parameters: { path } });
      const allow = methods.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).join(', ');
      const detail = { key: 'methodNotAllowed', parameters: { path, method, allowed: allow } } as const;
      throw new ProblemError('method-not-allowed', detail, { headers: { allow } });
    },
  };
}

function valuesOf(template: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{')) {
      if (segment === '') return undefined;
      values[part.slice(1, -1)] = decoded(segment);
    } else if (part !== segment) return undefined;
  }
  return values;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
