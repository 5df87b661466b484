import type { Operation } from './model.ts';

export interface Match<Found extends Operation = Operation> {
  readonly operation: Found;
  /** Values of the placeholders, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

export interface Router<Found extends Operation = Operation> {
  /** Finds the operation of a method and a path. HEAD is served as GET. */
  find(method: string, path: string): Match<Found> | undefined;
  getMethods(path: string): readonly string[];
}

export const isUnderPath = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** A segment of paths, and those that can follow it. */
interface Node {
  readonly children: Map<string, Node>;
  placeholder?: Node;
  /** The path that ends here. */
  route?: Route;
}

interface Route {
  /** Positions of the placeholders among the segments, by name. */
  readonly placeholders: ReadonlyMap<string, number>;
  readonly byMethod: ReadonlyMap<string, Operation>;
}

/** Creates a router that compares paths segment by segment, texts before placeholders. */
export function createRouter(operations: readonly Operation[]): Router {
  const root: Node = { children: new Map() };
  for (const [path, group] of Map.groupBy(operations, (operation) => operation.path)) addRoute(root, path, group);

  return {
    find(method, path) {
      const segments = path.split('/');
      const route = findRoute(root, segments, 0);
      const operation = route?.byMethod.get(method === 'HEAD' ? 'GET' : method);
      if (!route || !operation) return undefined;
      const values: Record<string, string> = {};
      for (const [name, index] of route.placeholders) values[name] = decode(segments[index] ?? '');
      return { operation, path: values };
    },
    getMethods: (path) => [...(findRoute(root, path.split('/'), 0)?.byMethod.keys() ?? [])],
  };
}

function addRoute(root: Node, path: string, operations: readonly Operation[]): void {
  const placeholders = new Map<string, number>();
  let node = root;
  for (const [index, segment] of path.split('/').entries()) {
    if (segment.startsWith('{')) {
      placeholders.set(segment.slice(1, -1), index);
      node.placeholder ??= { children: new Map() };
      node = node.placeholder;
    } else {
      const child = node.children.get(segment) ?? { children: new Map() };
      node.children.set(segment, child);
      node = child;
    }
  }
  const byMethod = new Map(operations.map((operation) => [operation.method, operation]));
  node.route = { placeholders, byMethod };
}

function findRoute(
  { children, placeholder, route }: Node,
  segments: readonly string[],
  index: number,
): Route | undefined {
  const segment = segments[index];
  if (segment === undefined) return route;
  const child = children.get(segment);
  const match = child && findRoute(child, segments, index + 1);
  if (match || !placeholder || segment === '') return match;
  return findRoute(placeholder, segments, index + 1);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
