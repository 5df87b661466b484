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
  /** Finds the operation of a method and a path. HEAD is served as GET. */
  find(method: string, path: string): Match | undefined;
  /**
   * Finds the operation of a method and a path. HEAD is served as GET.
   *
   * @throws ProblemError 404 or 405 without an operation.
   */
  match(method: string, path: string): Match;
  /** The methods of a path; empty for an unknown path. */
  getMethods(path: string): readonly string[];
}

/** Says whether a path is a folder or inside it. */
export const isUnderPath = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The router of a contract. */
export const routerFor = memoize(({ operations }: Contract) => createRouter(operations));

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

  const findRoute = (path: string): Route | undefined => findInNode(root, path.split('/'), 0);

  function find(method: string, path: string): Match | undefined {
    const route = findRoute(path);
    const operation = route?.byMethod.get(method === 'HEAD' ? 'GET' : method);
    return route && operation && { operation, path: getValues(route, path) };
  }

  const getMethods = (path: string): readonly string[] => [...(findRoute(path)?.byMethod.keys() ?? [])];

  return {
    find,
    getMethods,
    match(method, path) {
      const match = find(method, path);
      if (match) return match;
      const methods = getMethods(path);
      if (methods.length === 0) throw new ProblemError('not-found', { key: 'pathNotFound', parameters: { path } });
      const allow = methods.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).join(', ');
      const detail = { key: 'methodNotAllowed', parameters: { path, method, allowed: allow } } as const;
      throw new ProblemError('method-not-allowed', detail, { headers: { allow } });
    },
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
  const byMethod = new Map(operations.map((operation) => [operation.method.toUpperCase(), operation]));
  node.route = { placeholders, byMethod };
}

function findInNode(
  { children, placeholder, route }: Node,
  segments: readonly string[],
  index: number,
): Route | undefined {
  const segment = segments[index];
  if (segment === undefined) return route;
  const child = children.get(segment);
  const match = child && findInNode(child, segments, index + 1);
  if (match || !placeholder || segment === '') return match;
  return findInNode(placeholder, segments, index + 1);
}

function getValues({ placeholders }: Route, path: string): Record<string, string> {
  const values: Record<string, string> = {};
  if (placeholders.size === 0) return values;
  const segments = path.split('/');
  for (const [name, index] of placeholders) values[name] = decode(segments[index] ?? '');
  return values;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
