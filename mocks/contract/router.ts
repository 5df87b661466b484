import type { Operation } from './model.ts';

export interface Match {
  readonly operation: Operation;
  /** Values of the placeholders, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

export interface Router {
  /** The operation for a request; the methods that the path has when this one is not among them; or nothing. */
  find(method: string, path: string): Match | { readonly allow: readonly string[] } | undefined;
}

/** Finds the operation of a request. Paths are told apart by their number of segments first, then one by one. */
export function createRouter(operations: readonly Operation[]): Router {
  const templates = new Map<string, { segments: string[]; byMethod: Map<string, Operation> }>();
  for (const operation of operations) {
    const known = templates.get(operation.path) ?? { segments: operation.path.split('/'), byMethod: new Map() };
    known.byMethod.set(operation.method.toUpperCase(), operation);
    templates.set(operation.path, known);
  }
  const byLength = Map.groupBy(templates.values(), ({ segments }) => segments.length);

  return {
    find(method, path) {
      const segments = path.split('/');
      for (const { segments: template, byMethod } of byLength.get(segments.length) ?? []) {
        const values = valuesOf(template, segments);
        if (!values) continue;
        const operation = byMethod.get(method);
        return operation ? { operation, path: values } : { allow: [...byMethod.keys()] };
      }
      return undefined;
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
